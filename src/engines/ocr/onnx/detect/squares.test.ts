import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sidesAround, squaresOf, sumsAround } from './squares.ts';

/** Twelve pixels wide, seven high: three squares across, two down; 1 each, but one of 200. */
const picture = { width: 12, height: 7, data: new Uint8Array(84).fill(1) };
picture.data[6 * 12 + 11] = 200;

test('a square has the levels of its pixels; those at the edge are cut', () => {
  const { across, down, levels, darker, tones, isDarker } = squaresOf(picture, 100);
  assert.deepEqual([across, down], [3, 2]);
  assert.deepEqual([...levels], [25, 25, 10, 10, 10, 203]);
  assert.deepEqual([...darker], [25, 25, 10, 10, 10, 3]);
  assert.deepEqual([...tones], [25, 25, 10, 10, 10, 3]);
  assert.deepEqual([isDarker[0], isDarker[83]], [1, 0]);
});

test('what is as dark as the limit is not darker', () => {
  assert.equal(squaresOf(picture, 1).isDarker.includes(1), false);
  assert.equal(squaresOf(picture, 1.5).darker[0], 25);
});

test('sums and sides of the squares around one', () => {
  const squares = squaresOf(picture, 100);
  const around = sumsAround(squares, squares.levels, [1, 0]);
  assert.deepEqual([around(0, 0), around(1, 0), around(2, 1)], [50, 60, 213]);
  assert.deepEqual([...sidesAround(12, 1)], [10, 12, 7]);
});
