import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CharReading } from '../../types.ts';
import { hasWrongCheckDigit, settleCheckDigit } from './check-digit.ts';
import { readingOf } from './decode.ts';

/** 登録番号 T9446057903064 passes; places of the text may be given another digit that was seen there. */
function line(text: string, seen: Record<number, [string, number]> = {}) {
  return readingOf(
    [...text].map((char, i): CharReading => {
      const other = seen[i];
      const alternatives = other ? [{ text: other[0], confidence: other[1] }] : [];
      return { text: char, confidence: other ? 1 - other[1] : 1, x: i / text.length, w: 1 / text.length, alternatives };
    }),
  );
}

test('a number that passes is left alone', () => {
  const good = line('登録番号 T9446057903064', { 9: ['5', 0.4] });
  assert.equal(hasWrongCheckDigit(good), false);
  assert.equal(settleCheckDigit(good), good);
});

test('the digit that was seen too and makes the number pass is taken', () => {
  const bad = line('T9445057903064', { 4: ['6', 0.3] });
  assert.equal(hasWrongCheckDigit(bad), true);
  const settled = settleCheckDigit(bad);
  assert.equal(settled.text, 'T9446057903064');
  assert.deepEqual(settled.chars[4]!.alternatives, [{ text: '5', confidence: 0.7 }]);
  assert.deepEqual(
    settled.chars.flatMap(({ readAs }, i) => (readAs === undefined ? [] : [[i, readAs]])),
    [[4, '5']],
    'what was read first is kept',
  );
});

test('nothing is changed without another digit in the picture, or when two would pass', () => {
  assert.equal(settleCheckDigit(line('T9445057903064')).text, 'T9445057903064');
  assert.equal(settleCheckDigit(line('T9445057903064', { 4: ['6', 0.05] })).text, 'T9445057903064');
  // One more at place 5, or one more at place 7 (the places from the right weigh 1 and 2 in turn): both pass.
  const two = line('T9445057903064', { 4: ['6', 0.3], 6: ['6', 0.3] });
  assert.equal(settleCheckDigit(two).text, 'T9445057903064');
});

test('hyphens and a space after T do not hide a number', () => {
  assert.equal(hasWrongCheckDigit(line('T 9-4450-5790-3064')), true);
  assert.equal(hasWrongCheckDigit(line('TEL 03-1234-5678')), false);
});
