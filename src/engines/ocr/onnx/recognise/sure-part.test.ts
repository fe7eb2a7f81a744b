import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line } from '../../types.ts';
import type { ReadRect } from '../left-overs.ts';
import { polygonOf, stripOf } from './crop.ts';
import { readingOf } from './decode.ts';
import { surePart } from './sure-part.ts';

const rect = { cx: 500, cy: 50, w: 800, h: 40, ux: 1, uy: 0, score: 1 };

/** `sure` of the text is read surely, all else is guessed. */
function boxOf(text: string, sure: string): ReadRect {
  const from = text.indexOf(sure);
  const chars = [...text].map((char, i) => ({
    text: char,
    confidence: char === ' ' || (i >= from && i < from + sure.length) ? 0.99 : 0.1,
    x: i / text.length,
    w: 1 / text.length,
    alternatives: [],
  }));
  const line: Line = { ...readingOf(chars), polygon: polygonOf(stripOf(rect, 0)), vertical: false, source: 'ocr' };
  return { rect, line };
}

test('between ornaments the words that were read surely are a line', () => {
  const part = surePart(boxOf('木の本松 領 収 証 木本松の', '領 収 証'));
  assert.equal(part?.line.text, '領 収 証');
  const [start, end] = part!.line.polygon;
  assert.ok(start[0] > 350 && end[0] < 650, `${start} ${end}`);
  assert.ok(part!.line.chars.every(({ x, w }) => x >= 0 && x + w <= 1.0001));
});

test('a drawing has no such part, and a sign or two are none', () => {
  assert.equal(surePart(boxOf('木の本松の木', '')), undefined);
  assert.equal(surePart(boxOf('木の本 12 木の', '12')), undefined);
  assert.equal(surePart(boxOf('木の本 --- 木の', '---')), undefined);
});
