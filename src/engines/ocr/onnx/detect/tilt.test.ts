import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Grey } from '../../../document/index.ts';
import type { Rect } from './rects.ts';
import { tiltOf } from './tilt.ts';

const [WIDTH, HEIGHT] = [900, 700];

/** Rows of short strokes that lean by some degrees clockwise, and the boxes a detector finds: pieces of the rows. */
function leaning(degrees: number): { page: Grey; rects: Rect[] } {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(230);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const rects: Rect[] = [];
  const at = (u: number, v: number) => [WIDTH / 2 + u * cos - v * sin, HEIGHT / 2 + u * sin + v * cos] as const;
  for (let v = -150; v <= 150; v += 40)
    for (let u = -200; u < 200; u += 80) {
      for (let stroke = 0; stroke < 60; stroke += 12)
        for (let along = 0; along < 6; along += 0.5)
          for (let across = -8; across < 8; across += 0.5) {
            const [x, y] = at(u + stroke + along, v + across);
            data[Math.round(y) * WIDTH + Math.round(x)] = 40;
          }
      const [cx, cy] = at(u + 30, v);
      rects.push({ cx, cy, w: 70, h: 24, ux: cos, uy: sin, score: 0.8 });
    }
  return { page: { width: WIDTH, height: HEIGHT, data }, rects };
}

for (const degrees of [-25, -12, 9, 17, 30])
  test(`lines that lean by ${degrees} degrees`, () => {
    const { page, rects } = leaning(degrees);
    assert.ok(Math.abs(tiltOf(page, rects) - degrees) <= 1, String(tiltOf(page, rects)));
  });

test('a page that stands as pages do is left as it is', () => {
  for (const degrees of [0, 3, -5]) {
    const { page, rects } = leaning(degrees);
    assert.equal(tiltOf(page, rects), 0);
  }
});

test('boxes that lean over a page without ink say nothing', () => {
  const { rects } = leaning(17);
  const page = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT).fill(200) };
  assert.equal(tiltOf(page, rects), 0);
  assert.equal(tiltOf(page, []), 0);
});
