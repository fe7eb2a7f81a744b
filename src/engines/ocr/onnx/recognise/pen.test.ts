import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line } from '../../types.ts';
import { isByPen, isForPens, withPen } from './pen.ts';

const line = (text: string, hand: number, confidence: number): Line => {
  const chars = [...text].map((char) => ({ text: char, confidence, x: 0, w: 0.1, alternatives: [] }));
  const reading = { text, confidence, chars, hand };
  const polygon: Line['polygon'] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  return { ...reading, polygon, vertical: false, source: 'ocr', handwritten: isByPen(reading) };
};
const written = (lines: readonly Line[]) => withPen(lines).map(({ handwritten }) => handwritten === true);

test('a pen is told from print by its look, and by how surely it is read', () => {
  assert.equal(isByPen(line('+37万円', 0.99, 0.87)), true);
  assert.equal(isByPen(line('2450', 0.999, 0.98)), true);
  assert.equal(isByPen(line('業務スーパー', 0.86, 1)), false);
  assert.equal(isByPen(line('¥500-', 0.999, 0.999)), false);
  assert.equal(isByPen(line('様', 0.999, 0.9)), false);
});

test('between lines of a pen a number that looks like one is handwriting; alone it is not', () => {
  const pens = ['年2.4万', '減税額23万', '恒久措置'].map((text) => line(text, 0.999, 0.87));
  const number = line('101', 0.91, 0.85);
  assert.deepEqual(written([...pens, number, line('No', 0.2, 0.99)]), [true, true, true, true, false]);
  assert.deepEqual(written([number]), [false]);
});

test('what looks like a pen is read as one among handwriting, print never', () => {
  const pens = ['年2.4万', '減税額23万', '恒久措置'].map((text) => line(text, 0.999, 0.87));
  const number = line('1', 0.91, 0.85);
  assert.equal(isForPens(pens[0]!, []), true);
  assert.deepEqual([isForPens(number, pens), isForPens(number, pens.slice(1))], [true, false]);
  assert.equal(isForPens(line('¥500-', 0.3, 0.8), pens), false);
});

test('how much it looks like a pen stays inside', () => {
  assert.equal('hand' in withPen([line('2450', 0.999, 0.98)])[0]!, false);
});
