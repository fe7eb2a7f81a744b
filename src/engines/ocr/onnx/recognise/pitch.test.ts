import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupByPitch } from './pitch.ts';

const EM = 40;
const cells = (pieces: [number, number][]) =>
  groupByPitch(
    pieces.map(([from, to]) => ({ from, to })),
    EM,
  ).map(({ from, to }) => [from, to]);

test('whole characters stay as they are', () => {
  assert.deepEqual(
    cells([
      [0, 40],
      [44, 84],
      [88, 128],
    ]),
    [
      [0, 40],
      [44, 84],
      [88, 128],
    ],
  );
});

test('two strokes within one character belong together', () => {
  // 大 二 大
  assert.deepEqual(
    cells([
      [0, 40],
      [52, 56],
      [74, 80],
      [88, 128],
    ]),
    [
      [0, 40],
      [52, 80],
      [88, 128],
    ],
  );
});

test('a single stroke is a character of its own beside one with a gap', () => {
  // 番 一 号 (口 and 丂)
  assert.deepEqual(
    cells([
      [0, 40],
      [62, 66],
      [88, 104],
      [108, 128],
    ]),
    [
      [0, 40],
      [62, 66],
      [88, 128],
    ],
  );
});

test('a space does not disturb the characters after it', () => {
  assert.deepEqual(
    cells([
      [0, 40],
      [120, 160],
      [164, 204],
    ]),
    [
      [0, 40],
      [120, 160],
      [164, 204],
    ],
  );
});

test('nothing gives nothing', () => {
  assert.deepEqual(cells([]), []);
});
