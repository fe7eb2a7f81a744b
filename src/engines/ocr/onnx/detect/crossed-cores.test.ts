import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areasAbove } from './areas.ts';
import { uncrossed } from './crossed-cores.ts';

const [WIDTH, HEIGHT] = [120, 90];
const THICK = 5;

type Bar = readonly [x: number, y: number, w: number, h: number];

/** Bars that touch, as the one area they are. */
function areaOf(bars: readonly Bar[]) {
  const map = new Float32Array(WIDTH * HEIGHT);
  for (const [x, y, w, h] of bars)
    for (let row = y; row < y + h; row++) map.fill(1, row * WIDTH + x, row * WIDTH + x + w);
  const [area, ...others] = areasAbove(map, WIDTH, HEIGHT, 0.5);
  assert.equal(others.length, 0);
  return area!;
}

const placesOf = (bars: readonly Bar[]) =>
  uncrossed(areaOf(bars), THICK)
    .map((part) => {
      const [from, to] = [Math.min(...part.map((run) => run.from)), Math.max(...part.map((run) => run.to))];
      return [from, part[0]!.y, to + 1 - from, part.at(-1)!.y + 1 - part[0]!.y];
    })
    .sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!);

test('rows that begin at a column are rows, and the column is one', () => {
  const [column, rows]: [Bar, Bar[]] = [
    [10, 5, THICK, 80],
    [
      [12, 30, 90, THICK],
      [12, 50, 70, THICK],
    ],
  ];
  assert.deepEqual(placesOf([column, ...rows]), [
    [10, 5, THICK, 80],
    [15, 30, 87, THICK],
    [15, 50, 67, THICK],
  ]);
});

test('a column that ends at a row is parted from it', () => {
  const places = placesOf([
    [10, 10, 100, THICK],
    [80, 12, THICK, 60],
  ]);
  assert.deepEqual(places, [
    [10, 10, 100, THICK],
    [80, 15, THICK, 57],
  ]);
});

test('a block, a bent line and a short spur stay what they are', () => {
  const block: Bar[] = [[10, 10, 60, 60]];
  const steps = Array.from({ length: 10 }, (_, i): Bar => [10 + i * 10, 10 + i * 3, 11, THICK]);
  const spur: Bar[] = [
    [10, 20, 100, THICK],
    [50, 20, THICK, 9],
  ];
  for (const bars of [block, steps, spur]) assert.equal(uncrossed(areaOf(bars), THICK).length, 1);
});
