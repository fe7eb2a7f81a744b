import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinPieces } from './join.ts';
import type { Rect } from './rects.ts';

const box = (x0: number, y0: number, x1: number, y1: number, degrees = 0): Rect => ({
  cx: (x0 + x1) / 2,
  cy: (y0 + y1) / 2,
  w: x1 - x0,
  h: y1 - y0,
  ux: Math.cos((degrees * Math.PI) / 180),
  uy: Math.sin((degrees * Math.PI) / 180),
  score: 0.9,
});

const bounds = ({ cx, cy, w, h }: Rect) => [cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2].map(Math.round);

test('a column cut at its long mark is one line again', () => {
  const pieces = [box(513, 84, 564, 329), box(520, 310, 560, 362), box(513, 343, 565, 558)];
  const joined = joinPieces(pieces);
  assert.equal(joined.length, 1);
  assert.deepEqual(bounds(joined[0]!), [513, 84, 565, 558]);
});

test('a name set wide whose boxes overlap is one line', () => {
  const joined = joinPieces([box(82, 265, 297, 328), box(273, 275, 343, 320), box(320, 266, 535, 327)]);
  assert.deepEqual(joined.map(bounds), [[82, 265, 535, 328]]);
});

test('columns of a table, lines below each other and sizes that differ stay apart', () => {
  const apart = [
    box(0, 0, 100, 30),
    box(101, 0, 200, 30),
    box(0, 28, 100, 58),
    box(90, 20, 300, 100),
    // Figures in a narrow column, close above each other.
    box(752, 639, 777, 675),
    box(745, 670, 777, 710),
  ];
  assert.deepEqual(joinPieces(apart), apart);
});

test('pieces of a tilted line are joined along the tilt', () => {
  const [c, s] = [Math.cos(0.1), Math.sin(0.1)];
  const along = (from: number, to: number): Rect => ({
    cx: (c * (from + to)) / 2,
    cy: (s * (from + to)) / 2,
    w: to - from,
    h: 20,
    ux: c,
    uy: s,
    score: 0.9,
  });
  const [line, ...others] = joinPieces([along(0, 100), along(90, 200)]);
  assert.equal(others.length, 0);
  assert.ok(Math.abs(line!.w - 200) < 1e-9 && Math.abs(line!.h - 20) < 1e-9);
  assert.ok(Math.abs(line!.cx - 100 * c) < 1e-9 && Math.abs(line!.cy - 100 * s) < 1e-9);
});
