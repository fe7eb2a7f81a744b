import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inkMapsOf, inkShare } from './ink-map.ts';
import { lightRows } from './light-rows.ts';
import { LINE } from './line-height.ts';
import type { Rect } from './rects.ts';

const [WIDTH, HEIGHT] = [400, 200];
const PAPER = 245;
const WHOLE = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };

/** A block of this grey on paper, 22 high, with a row of white strokes like characters in it. */
function light(block: number, top = 80) {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  for (let y = top; y < top + 22; y++) data.fill(block, y * WIDTH + 20, y * WIDTH + 380);
  for (let at = 60; at < 190; at += 13)
    for (let v = 0; v < LINE; v++)
      for (let u = 0; u < 10; u++) if (u % 5 === 0 || v === 6) data[(top + 4 + v) * WIDTH + at + u] = PAPER;
  return inkMapsOf({ width: WIDTH, height: HEIGHT, data }, LINE, WHOLE).light;
}

const box = (x0: number, x1: number): { rect: Rect } => ({
  rect: { cx: (x0 + x1) / 2, cy: 91, w: x1 - x0, h: 18, ux: 1, uy: 0, score: 1 },
});
const everywhere = () => true;

test('white print is found in a black, a grey and a coloured block no higher than its line', () => {
  for (const block of [15, 90, 150]) {
    const [found, ...others] = lightRows(light(block), [], everywhere);
    assert.ok(found && others.length === 0, `${block}`);
    assert.ok(Math.abs(found.row.cy - 91) < 4 && found.row.w > 120 && !found.isRead);
    assert.ok(inkShare(light(block), box(60, 190).rect) > 0.1);
  }
});

test('a row is read when boxes fill it; one that reads a part of it is named', () => {
  const [whole] = lightRows(light(15), [box(58, 192)], everywhere);
  assert.equal(whole?.isRead, true);
  const part = box(100, 160);
  const [cut] = lightRows(light(15), [part], everywhere);
  assert.deepEqual([cut?.isRead, cut?.parts], [false, [part]]);
});

test('paper between dark print, and paper in a shadow, are no light print', () => {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  for (let y = 100; y < HEIGHT; y++) data.fill(120, y * WIDTH, (y + 1) * WIDTH);
  for (let y = 20; y < HEIGHT; y++)
    for (let x = 20; x < 380; x++) if (y % 18 < 14 && (x % 13) % 5 === 0) data[y * WIDTH + x] = 30;
  assert.deepEqual(lightRows(inkMapsOf({ width: WIDTH, height: HEIGHT, data }, LINE, WHOLE).light, [], everywhere), []);
});
