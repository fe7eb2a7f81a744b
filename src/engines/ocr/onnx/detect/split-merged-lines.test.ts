import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Rect } from './rects.ts';
import { splitMergedLines } from './split-merged-lines.ts';

const [WIDTH, HEIGHT] = [400, 300];

/** White paper with black bars. */
function paper(bars: readonly (readonly [x: number, y: number, w: number, h: number])[]) {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(250);
  for (const [x0, y0, w, h] of bars)
    for (let y = y0; y < y0 + h; y++) data.fill(20, y * WIDTH + x0, y * WIDTH + x0 + w);
  return { width: WIDTH, height: HEIGHT, data };
}

const box = (x: number, y: number, w: number, h: number): Rect => ({
  cx: x + w / 2,
  cy: y + h / 2,
  w,
  h,
  ux: 1,
  uy: 0,
  score: 1,
});
const LINES = [10, 40, 70, 100].map((y) => box(20, y, 150, 16));

test('amounts below each other in one box become lines', () => {
  const page = paper([20, 44, 68].map((y) => [300, y, 30, 12] as const));
  const found = splitMergedLines(page, [...LINES, box(296, 16, 38, 68)]).slice(LINES.length);
  assert.deepEqual(
    found.map(({ cy }) => Math.round(cy)),
    [26, 50, 74],
  );
  for (const { h } of found) assert.ok(h > 12 && h < 18, `${h}`);
});

test('characters of a column stay one box', () => {
  const page = paper([20, 36, 52, 68].map((y) => [300, y, 12, 12] as const));
  const column = box(297, 17, 18, 66);
  assert.deepEqual(splitMergedLines(page, [...LINES, column]), [...LINES, column]);
});

test('dashes above and below a column do not make rows of it', () => {
  const page = paper([
    [300, 20, 20, 4],
    [304, 27, 14, 52],
    [300, 82, 20, 4],
  ]);
  const column = box(298, 17, 24, 72);
  assert.deepEqual(splitMergedLines(page, [...LINES, column]), [...LINES, column]);
});

test('a row the box cuts is found whole', () => {
  const page = paper([20, 44, 68].map((y) => [300, y, 30, 12] as const));
  const found = splitMergedLines(page, [...LINES, box(296, 27, 28, 60)]).slice(LINES.length);
  assert.deepEqual(
    found.map(({ cx, cy }) => [Math.round(cx), Math.round(cy)]),
    [26, 50, 74].map((cy) => [315, cy]),
  );
});

test('a page with few lines has no usual thickness to judge by', () => {
  const only = box(296, 16, 38, 68);
  assert.deepEqual(splitMergedLines(paper([]), [only]), [only]);
});

test('columns side by side are no rows, however near to each other', () => {
  const rows = [20, 36, 52, 68];
  const page = paper([300, 316, 332].flatMap((x) => rows.map((y) => [x, y, 12, 12] as const)));
  const columns = [297, 313, 329].map((x) => box(x, 17, 16, 66));
  assert.deepEqual(splitMergedLines(page, [...LINES, ...columns]), [...LINES, ...columns]);
});
