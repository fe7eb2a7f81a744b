import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CharReading } from '../../types.ts';
import { FAINT_MARKS, faintMarks, slantedMark } from './context-marks.ts';

/** Characters of a text in which `_` is where a mark was nearly seen. */
function settled(text: string, mark: string): CharReading[] {
  const chars: CharReading[] = [];
  for (const char of text) {
    const last = chars.at(-1);
    if (char === '_' && last) chars[chars.length - 1] = { ...last, faint: { text: mark, confidence: 0.4 } };
    else chars.push({ text: char, confidence: 0.99, x: chars.length / 20, w: 0.05, alternatives: [] });
  }
  faintMarks(chars);
  return chars;
}

const textOf = (chars: readonly CharReading[]) => chars.map((char) => char.text).join('');

for (const { id, mark, example, counterExample } of FAINT_MARKS) {
  test(`${id}: ${example} has the mark that was nearly seen`, () => {
    assert.equal(textOf(settled(example, mark)), example.replace('_', mark));
  });
  test(`${id}: none where nothing was seen, nor something else`, () => {
    assert.equal(textOf(settled(example.replace('_', ''), mark)), example.replace('_', ''));
    assert.equal(textOf(settled(example, 'X')), example.replace('_', ''));
  });
  test(`${id}: none in ${counterExample}`, () => {
    assert.equal(textOf(settled(counterExample, mark)), counterExample.replace('_', ''));
  });
}

test('a mark set so is no surer than it was seen, and may be nothing', () => {
  const colon = settled('TEL_072-841-2294', ':')[3]!;
  assert.equal(colon.confidence, 0.4);
  assert.deepEqual(colon.alternatives, [{ text: '', confidence: 0.6 }]);
});

test('a slanting stroke behind words is the exclamation mark it was nearly read as', () => {
  const read = (text: string, seen: number) => {
    const alternatives = [{ text: '!', confidence: seen }];
    const chars: CharReading[] = [...text].map((char) => ({ text: char, confidence: 0.8, x: 0, w: 0.1, alternatives }));
    slantedMark(chars);
    return textOf(chars);
  };
  assert.equal(read('無料アプリ/:', 0.2), '無料アプリ!:');
  assert.equal(read('無料アプリ/', 0.05), '無料アプリ/');
  assert.equal(read('軽油/ガソリン', 0.2), '軽油/ガソリン');
  for (const text of ['1/', '合計/']) assert.equal(read(text, 0.2), text);
});
