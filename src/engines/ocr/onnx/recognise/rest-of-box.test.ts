import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line } from '../../types.ts';
import type { Rect } from '../detect/rects.ts';
import { polygonOf, stripOf } from './crop.ts';
import { halvesOf } from './rest-of-box.ts';

const [WIDTH, HEIGHT] = [300, 60];
const rect: Rect = { cx: 150, cy: 30, w: 240, h: 30, ux: 1, uy: 0, score: 1 };

/** White paper with bars of ink between two columns. */
function paper(from: number, to: number) {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(250);
  for (let y = 20; y < 40; y++)
    for (let x = from; x < to; x += 12) data.fill(20, y * WIDTH + x, y * WIDTH + Math.min(to, x + 5));
  return { width: WIDTH, height: HEIGHT, data };
}

/** Four characters that end at a share of the box. */
const line = (end: number): Line => ({
  text: '株式会社',
  confidence: 1,
  chars: [...'株式会社'].map((text, i) => ({ text, confidence: 1, x: (i * end) / 4, w: end / 4, alternatives: [] })),
  polygon: polygonOf(stripOf(rect, 0)),
  vertical: false,
  source: 'ocr',
  handwritten: false,
});

test('print that no character accounts for is a box of its own', () => {
  const halves = halvesOf(paper(40, 265), rect, line(0.5))!;
  assert.ok(halves.read.rect.w < 130 && halves.rest.cx > 200 && halves.rest.h > rect.h, JSON.stringify(halves));
  const end = halves.read.line.chars.reduce((last, { x, w }) => Math.max(last, x + w), 0);
  assert.ok(end > 0.9 && end <= 1);
});

test('a box that is read to its end stays whole, and one with paper at its end', () => {
  assert.equal(halvesOf(paper(40, 265), rect, line(0.9)), undefined);
  assert.equal(halvesOf(paper(40, 150), rect, line(0.5)), undefined);
  assert.equal(halvesOf(paper(40, 265), rect, { ...line(0.5), vertical: true }), undefined);
});
