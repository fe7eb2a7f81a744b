import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Grey } from '../../document/raster.ts';
import { scaleFor } from './detector.ts';
import { letterSize } from './letter-size.ts';

/** Paper with rows of solid square letters. */
function paper(width: number, height: number, size: number, ink = 40): Grey {
  const data = new Uint8Array(width * height).fill(230);
  for (let top = size; top + size < height; top += size * 2) {
    for (let left = size; left + size < width; left += Math.round(size * 1.4)) {
      for (let y = top; y < top + size; y++) data.fill(ink, y * width + left, y * width + left + size);
    }
  }
  return { width, height, data };
}

test('the size of the letters is found, whatever the size of the page', () => {
  for (const [width, height, size] of [
    [600, 400, 14],
    [1200, 1700, 20],
    [1600, 2200, 31],
  ] as const)
    assert.equal(letterSize(paper(width, height, size)), size);
});

test('an empty page and a drawing have none', () => {
  assert.equal(letterSize({ width: 500, height: 500, data: new Uint8Array(250_000).fill(255) }), undefined);
  assert.equal(letterSize(paper(500, 500, 150)), undefined);
});

const EDGES = { edge: 1280, tallEdge: 2176 };
const page = (width: number, height: number): Grey => ({ width, height, data: new Uint8Array() });

test('large print is seen smaller, small print as large as the limits allow', () => {
  assert.equal(scaleFor(page(1000, 700), 25, EDGES), 0.5);
  assert.equal(scaleFor(page(1000, 700), 9, EDGES), 1);
  assert.equal(scaleFor(page(1240, 1754), 15, EDGES), 1280 / 1754);
  assert.equal(scaleFor(page(1240, 1754), undefined, EDGES), 1280 / 1754);
});

test('a page with a huge title keeps the least edge', () => {
  assert.equal(scaleFor(page(1000, 700), 100, EDGES), 0.48);
});
