import assert from 'node:assert/strict';
import { test } from 'node:test';
import { levelOf, windowSums } from './sums.ts';

const PLANE = { data: Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12), width: 3, height: 4 };

test('a window around a pixel, cut at the edges', () => {
  const sumsAt = windowSums(PLANE, 1, 1);
  assert.deepEqual([...sumsAt(0)], [1 + 2 + 4 + 5, 1 + 2 + 3 + 4 + 5 + 6, 2 + 3 + 5 + 6]);
  assert.deepEqual([...sumsAt(1)], [27, 45, 33]);
});

test('rows may be passed over, a window be wider than the picture', () => {
  const sumsAt = windowSums(PLANE, 5, 0);
  assert.deepEqual([...sumsAt(0)], [6, 6, 6]);
  assert.deepEqual([...sumsAt(3)], [33, 33, 33]);
});

test('the level a share of the picture is no lighter than', () => {
  const data = Uint8Array.of(10, 10, 10, 200, 200, 200, 200, 200, 200, 255);
  assert.deepEqual([levelOf(data, 0), levelOf(data, 0.3), levelOf(data, 0.95)], [10, 200, 255]);
});
