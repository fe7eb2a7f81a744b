import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewOf } from './box-view.ts';

const page = { width: 40, height: 20, data: new Uint8Array(800).fill(240) };
for (let y = 5; y < 9; y++) page.data.fill(20, y * 40 + 10, y * 40 + 30);
const box = { cx: 20, cy: 10, w: 40, h: 20, ux: 1, uy: 0, score: 1 };

test('what is darker than half way to the darkest is ink', () => {
  const { ink, width, height } = viewOf(page, box)!;
  assert.deepEqual([width, height, ink.reduce((sum, value) => sum + value, 0)], [40, 20, 80]);
  assert.deepEqual([ink[5 * 40 + 9], ink[5 * 40 + 10]], [0, 1]);
});

test('a turned box is seen upright', () => {
  const { ink, width } = viewOf(page, { ...box, cx: 20, cy: 7, w: 8, h: 20, ux: 0, uy: 1 })!;
  assert.deepEqual([ink[10 * width], ink[10 * width + 4]], [0, 1]);
});

test('plain paper shows nothing', () => {
  assert.equal(viewOf(page, { ...box, cy: 15, h: 8 }), undefined);
});
