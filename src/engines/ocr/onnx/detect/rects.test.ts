import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hullOf, smallestRect } from './hull.ts';
import { rectsFromMap } from './rects.ts';

/** A map with filled turned rectangles. */
function mapWith(
  width: number,
  height: number,
  shapes: { cx: number; cy: number; w: number; h: number; degrees: number; value?: number }[],
) {
  const map = new Float32Array(width * height);
  for (const { cx, cy, w, h, degrees, value = 0.95 } of shapes) {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const [px, py] = [x + 0.5 - cx, y + 0.5 - cy];
        if (Math.abs(px * c + py * s) <= w / 2 && Math.abs(-px * s + py * c) <= h / 2) map[y * width + x] = value;
      }
    }
  }
  return map;
}

test('a line is found with its place, grown by the usual share', () => {
  const [rect, ...others] = rectsFromMap(
    mapWith(200, 100, [{ cx: 100, cy: 50, w: 120, h: 10, degrees: 0 }]),
    200,
    100,
    1,
    1,
  );
  assert.equal(others.length, 0);
  const grow = (120 * 10 * 1.5) / (2 * 130);
  assert.ok(Math.abs(rect!.w - (120 + 2 * grow)) < 2 && Math.abs(rect!.h - (10 + 2 * grow)) < 2);
  assert.ok(Math.abs(rect!.cx - 100) < 1 && Math.abs(rect!.cy - 50) < 1);
});

test('a tilted line keeps its angle', () => {
  const [rect] = rectsFromMap(mapWith(300, 200, [{ cx: 150, cy: 100, w: 200, h: 14, degrees: -8 }]), 300, 200, 1, 1);
  const degrees = (Math.atan2(rect!.uy, rect!.ux) * 180) / Math.PI;
  assert.ok(Math.abs(degrees + 8) < 1, `${degrees}`);
});

test('two columns on one row stay two boxes', () => {
  const map = mapWith(300, 60, [
    { cx: 60, cy: 30, w: 80, h: 12, degrees: 0 },
    { cx: 230, cy: 30, w: 80, h: 12, degrees: 0 },
  ]);
  assert.equal(rectsFromMap(map, 300, 60, 1, 1).length, 2);
});

test('specks and unsure areas are left out', () => {
  const map = mapWith(100, 60, [
    { cx: 20, cy: 20, w: 2, h: 2, degrees: 0 },
    { cx: 60, cy: 40, w: 50, h: 10, degrees: 0, value: 0.4 },
  ]);
  assert.deepEqual(rectsFromMap(map, 100, 60, 1, 1), []);
});

test('a U-shaped area whose arms meet later is one component', () => {
  const map = mapWith(100, 100, [
    { cx: 20, cy: 40, w: 10, h: 60, degrees: 0 },
    { cx: 80, cy: 40, w: 10, h: 60, degrees: 0 },
    { cx: 50, cy: 70, w: 70, h: 10, degrees: 0 },
  ]);
  // One area, not three; its box is mostly empty, so the mean probability drops it.
  assert.deepEqual(rectsFromMap(map, 100, 100, 1, 1), []);
});

test('boxes are given in page pixels', () => {
  const [rect] = rectsFromMap(mapWith(200, 100, [{ cx: 100, cy: 50, w: 120, h: 10, degrees: 0 }]), 200, 100, 2, 3);
  assert.ok(Math.abs(rect!.cx - 200) < 2 && Math.abs(rect!.cy - 150) < 3);
});

test('the hull of a square is its corners, and the smallest rectangle is the square', () => {
  const square: [number, number][] = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
    [2, 2],
    [1, 3],
  ];
  assert.equal(hullOf(square).length, 4);
  const { w, h, cx, cy } = smallestRect(hullOf(square));
  assert.deepEqual([w, h, cx, cy], [4, 4, 2, 2]);
});
