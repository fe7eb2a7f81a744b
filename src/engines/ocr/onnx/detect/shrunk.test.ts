import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shrunk } from './shrunk.ts';

const page = { width: 61, height: 47, data: Uint8Array.from({ length: 61 * 47 }, (_, i) => (i * 7919) % 256) };

/** Mean of the pixels from one place to before another, as a whole number. */
function meanOf(x0: number, x1: number, y0: number, y1: number): number {
  let sum = 0;
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) sum += page.data[y * page.width + x]!;
  return Math.floor(sum / ((x1 - x0) * (y1 - y0)));
}

test('every pixel is the mean of those it stands for', () => {
  for (const scale of [1.07, 1.5, 1.99, 2, 2.6, 5]) {
    const { width, height, data } = shrunk(page, scale);
    assert.deepEqual([width, height], [Math.floor(61 / scale), Math.floor(47 / scale)]);
    const at = (place: number) => Math.floor(place * scale);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        assert.equal(data[y * width + x], meanOf(at(x), at(x + 1), at(y), at(y + 1)), `${scale} ${x} ${y}`);
  }
});

test('at its own size a picture is itself', () => {
  assert.equal(shrunk(page, 1), page);
});
