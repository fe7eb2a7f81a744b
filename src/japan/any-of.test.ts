import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyAlternativeOf, anyOf } from './any-of.ts';

test('one of many patterns is in a text', () => {
  const isSaid = anyOf([/^合計/g, /total/i, /\p{Script=Han}号/u]);
  for (const text of ['合計 100', 'Sub-TOTAL', '番号']) assert.equal(isSaid(text), true, text);
  for (const text of ['小計と合計', 'tota', 'a号']) assert.equal(isSaid(text), false, text);
});

test('a global pattern is asked the same question twice', () => {
  const isSaid = anyOf([/税/g]);
  assert.deepEqual([isSaid('税'), isSaid('税')], [true, true]);
});

test('a bracket that is pointed back to stays its own', () => {
  const isSaid = anyOf([/(a)b/, /(\d)-\1/]);
  assert.deepEqual(['ab', '4-4', '4-5', '4-a'].map(isSaid), [true, true, false, false]);
});

test('no pattern is in no text', () => {
  assert.equal(anyOf([])('合計'), false);
});

test('one of the alternatives of a pattern is in a text', () => {
  const isSaid = anyAlternativeOf(/^合計|(?:小|中)計$|[|(]税|\|円/i);
  for (const text of ['合計 100', '売上中計', '|税', '(税', '1|円']) assert.equal(isSaid(text), true, text);
  for (const text of ['売上合計', '中計額', '税', '円']) assert.equal(isSaid(text), false, text);
});
