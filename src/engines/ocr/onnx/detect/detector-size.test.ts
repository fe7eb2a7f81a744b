import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detectorSize } from './detector-size.ts';

const EDGES = { edge: 1280, tallEdge: 2176 };
const sizeOf = (width: number, height: number) => detectorSize({ width, height }, EDGES);

test('a page is shrunk to the edge, with its shape kept', () => {
  assert.deepEqual(sizeOf(1555, 2200), { width: 896, height: 1280 });
  assert.deepEqual(sizeOf(2200, 1555), { width: 1280, height: 896 });
});

test('a small page is never enlarged by more than the rounding', () => {
  assert.deepEqual(sizeOf(420, 150), { width: 416, height: 160 });
  assert.deepEqual(sizeOf(640, 480), { width: 640, height: 480 });
});

test('a tall slip has an edge of its own, whichever way it lies', () => {
  assert.deepEqual(sizeOf(275, 2200), { width: 288, height: 2176 });
  assert.deepEqual(sizeOf(2200, 275), { width: 2176, height: 288 });
});

test('sides are multiples of 32, and even a hair has one', () => {
  assert.deepEqual(sizeOf(3, 2200), { width: 32, height: 2176 });
  for (let width = 1; width < 2300; width += 97) {
    for (let height = 1; height < 2300; height += 89) {
      const size = sizeOf(width, height);
      assert.ok(size.width >= 32 && size.height >= 32 && size.width % 32 === 0 && size.height % 32 === 0);
    }
  }
});

test('no shape of page makes the network see more than A4 and the rounding', () => {
  for (let height = 200; height <= 2200; height += 10) {
    const { width, height: shrunk } = sizeOf(2200, height);
    assert.ok(width * shrunk <= 1280 * 1024 + 16 * (width + shrunk) + 256, `2200 × ${height}: ${width} × ${shrunk}`);
  }
});
