import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Grey } from '../../../document/index.ts';
import { CROP_HEIGHT, cut, polygonOf, stripOf, stripOfPolygon, tightened, varied } from './crop.ts';

const RECT = { cx: 100, cy: 60, w: 80, h: 20, ux: 1, uy: 0, score: 1 };

/** Brightness grows to the right and, more slowly, downwards. */
const ramp: Grey = {
  width: 200,
  height: 120,
  data: Uint8Array.from({ length: 200 * 120 }, (_, i) => (i % 200) + Math.floor(i / 200) / 4),
};

test('the four quarters start at the four corners of the box', () => {
  const start = ([0, 1, 2, 3] as const).map((quarter) => polygonOf(stripOf(RECT, quarter))[0]);
  assert.deepEqual(start, [
    [60, 50],
    [140, 50],
    [140, 70],
    [60, 70],
  ]);
});

test('a strip read upside down shows the picture turned', () => {
  const forward = cut(ramp, stripOf(RECT, 0));
  const back = cut(ramp, stripOf(RECT, 2));
  assert.ok(forward.data[0]! < forward.data[forward.used - 1]!);
  assert.ok(Math.abs(back.data[0]! - forward.data[(CROP_HEIGHT - 1) * forward.width + forward.used - 1]!) < 0.01);
});

test('a crop is 48 high, its width a multiple of 8, padded with its last column', () => {
  const { data, width, used } = cut(ramp, stripOf({ ...RECT, w: 75 }, 0));
  assert.equal(data.length, width * CROP_HEIGHT);
  assert.equal(width % 8, 0);
  assert.equal(used, Math.round((75 * 48) / 20));
  assert.equal(data[width - 1], data[used - 1]);
});

test('a polygon gives its strip back', () => {
  const strip = stripOf({ ...RECT, ux: Math.cos(0.1), uy: Math.sin(0.1) }, 1);
  const again = stripOfPolygon(polygonOf(strip));
  for (const key of ['x', 'y', 'dx', 'dy', 'length', 'thickness'] as const) {
    assert.ok(Math.abs(strip[key] - again[key]) < 1e-9, key);
  }
});

test('a varied strip grows around the same middle', () => {
  const [a, , c] = polygonOf(varied(stripOf(RECT, 0), { grow: 0.1, shift: 0 }));
  assert.deepEqual([a[0], a[1], c[0], c[1]], [58, 48, 142, 72]);
});

test('a box outside the page shows the edge, and nothing fails', () => {
  const { data } = cut(ramp, stripOf({ ...RECT, cx: -500, cy: 900 }, 0));
  assert.ok(data.every((value) => value >= 0 && value <= 1));
});

test('a strip inside the page reads as one whose page ends beside it', () => {
  const turned = { ...RECT, ux: Math.cos(0.2), uy: Math.sin(0.2) };
  // The same rows and columns, with the box's lowest corner in the last ones.
  const bottom = 85;
  const ending: Grey = { width: 200, height: bottom, data: ramp.data.subarray(0, 200 * bottom) };
  const strip = stripOf({ ...turned, cy: 66 }, 0);
  const [whole, cutShort] = [cut(ramp, strip), cut(ending, strip)];
  const above = whole.width * (CROP_HEIGHT / 2);
  assert.deepEqual(cutShort.data.subarray(0, above), whole.data.subarray(0, above));
});

test('a tightened strip loses as much above as below and nothing at its ends', () => {
  for (const quarter of [0, 1, 2, 3] as const) {
    const strip = stripOf({ ...RECT, ux: Math.cos(0.1), uy: Math.sin(0.1) }, quarter);
    const tight = tightened(strip);
    assert.ok(tight.thickness < strip.thickness);
    assert.equal(tight.length, strip.length);
    const middle = (points: readonly (readonly [number, number])[], axis: 0 | 1) =>
      points.reduce((sum, point) => sum + point[axis], 0) / points.length;
    for (const axis of [0, 1] as const)
      assert.ok(Math.abs(middle(polygonOf(strip), axis) - middle(polygonOf(tight), axis)) < 1e-9);
  }
});
