import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  corporateCheckDigit,
  corporateCheckDigitOf,
  corporateNumberOf,
  isCorporateNumber,
  parseTNumber,
} from './corporate-number.ts';

test('the check digit of published numbers is right', () => {
  for (const number of ['1180301018771', '7000012050002', '5010401067252', '4010001008772', '3240001036223'])
    assert.equal(isCorporateNumber(number), true, number);
});

test('the check digit of a body that is kept as a number is the same', () => {
  for (const body of ['180301018771', '000012050002', '000000000000', '999999999999', '000001999999', '010401067252'])
    assert.equal(corporateCheckDigitOf(Number(body)), corporateCheckDigit(body), body);
});

test('a changed digit, a wrong length and other characters are refused', () => {
  for (const number of [
    '1180301018772',
    '2180301018771',
    '118030101877',
    '11803010187711',
    '118030101877a',
    '１180301018771',
    '',
  ])
    assert.equal(isCorporateNumber(number), false, number);
});

test('every single-digit change that is not a nine for a zero is noticed', () => {
  const number = '1180301018771';
  for (let at = 0; at < 13; at++)
    for (let digit = 0; digit < 10; digit++) {
      const original = Number(number[at]);
      if (digit === original) continue;
      const changed = number.slice(0, at) + digit + number.slice(at + 1);
      // Modulo nine, 0 and 9 weigh the same.
      const blind = at > 0 && Math.abs(digit - original) === 9;
      assert.equal(isCorporateNumber(changed), blind, changed);
    }
});

test('the check digit is never zero', () => {
  assert.equal(corporateCheckDigit('000000000000'), 9);
  assert.equal(corporateNumberOf('180301018771'), '1180301018771');
});

test('a T-number is read with spaces, hyphens, lower case and full-width characters', () => {
  for (const text of [
    'T1180301018771',
    't1180301018771',
    'T1-1803-0101-8771',
    'T 1180 3010 18771',
    'Ｔ１１８０３０１０１８７７１',
    'T1180301018771 ',
    'T1‐1803－0101−8771',
  ])
    assert.deepEqual(
      parseTNumber(text),
      { normalized: 'T1180301018771', formatValid: true, checksumValid: true },
      text,
    );
});

test('a T-number with a wrong digit keeps its format but fails the check', () => {
  assert.deepEqual(parseTNumber('T2180001011843'), {
    normalized: 'T2180001011843',
    formatValid: true,
    checksumValid: false,
  });
});

test('what does not come down to T and 13 digits has no checksum to speak of', () => {
  for (const text of ['', 'T', 'T123', '1180301018771', 'T11803010187711', 'T118030101877X', 'TT180301018771'])
    assert.deepEqual(parseTNumber(text), { normalized: null, formatValid: false, checksumValid: null }, text);
});
