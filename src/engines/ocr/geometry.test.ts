import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundsOf, inkBounds, partOfLine, toSourcePolygon, turnPoint } from './geometry.ts';
import type { Page, Polygon } from './types.ts';

test('a turned point comes back', () => {
  for (const rotation of [0, 90, 180, 270] as const) {
    const upright = rotation % 180 === 0 ? { width: 300, height: 200 } : { width: 200, height: 300 };
    const there = turnPoint({ width: 300, height: 200 }, [10, 20], rotation);
    const polygon = [there, there, there, there] as unknown as Polygon;
    assert.deepEqual(toSourcePolygon({ ...upright, rotation } as Page, polygon)[0], [10, 20]);
  }
});

test('a quarter turn clockwise brings the lower left corner to the upper left', () => {
  assert.deepEqual(turnPoint({ width: 300, height: 200 }, [0, 200], 90), [0, 0]);
});

test('a part of a line is cut out along the line', () => {
  const polygon: Polygon = [
    [0, 0],
    [100, 10],
    [100, 30],
    [0, 20],
  ];
  const chars = ['a', 'b', 'c', 'd'].map((text, i) => ({ text, confidence: 1, x: i / 4, w: 1 / 4, alternatives: [] }));
  assert.deepEqual(partOfLine({ polygon, chars }, 1, 3), [
    [25, 2.5],
    [75, 7.5],
    [75, 27.5],
    [25, 22.5],
  ]);
  assert.deepEqual(partOfLine({ polygon, chars }, 2, 2), polygon);
});

test('ink of a part is as high as its own characters', () => {
  const polygon: Polygon = [
    [0, 0],
    [100, 0],
    [100, 20],
    [0, 20],
  ];
  const ink = {
    polygon: polygon.map(([x, y]) => [x + 10, y + 10]) as unknown as Polygon,
    chars: [
      [0, 0.4, 0, 1],
      [0.5, 0.7, 0.25, 0.75],
      [0.75, 1, 0.25, 0.8],
    ] as const,
  };
  assert.deepEqual(inkBounds({ ink }, 1, 3), { x: 60, y: 15, width: 50, height: 11 });
  assert.equal(inkBounds({ ink }, 3, 4), undefined);
});

test('bounds are the upright rectangle around the corners', () => {
  assert.deepEqual(
    boundsOf([
      [5, 2],
      [9, 4],
      [8, 7],
      [4, 5],
    ]),
    { x: 4, y: 2, width: 5, height: 5 },
  );
});
