import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Grey } from '../../document/raster.ts';
import type { Rect } from '../detect/rects.ts';
import { withStrokes } from './stroke.ts';

const [WIDTH, HEIGHT] = [400, 100];

/** A page with dark areas, each [x0, y0, x1, y1]. */
function page(...areas: [number, number, number, number][]): Grey {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(240);
  for (const [x0, y0, x1, y1] of areas) for (let y = y0; y < y1; y++) data.fill(30, y * WIDTH + x0, y * WIDTH + x1);
  return { width: WIDTH, height: HEIGHT, data };
}

/** Four letters from 110 to 230, and the box a detector would give them. */
const LETTERS: [number, number, number, number][] = [0, 1, 2, 3].map((i) => [112 + i * 30, 38, 136 + i * 30, 62]);
const BOX: Rect = { cx: 170, cy: 50, w: 132, h: 34, ux: 1, uy: 0, score: 0.9 };
const line = (quarter: 0 | 2, ...others: Rect[]) => ({ quarter, column: false, others: [BOX, ...others] });
const span = ({ cx, w }: Rect) => [cx - w / 2, cx + w / 2];

test('a stroke before the line and one behind it are taken in', () => {
  const [from, to] = span(withStrokes(page(...LETTERS, [82, 49, 104, 52], [236, 49, 258, 52]), BOX, line(0)));
  assert.ok(from! < 82 && from! > 74, `${from}`);
  assert.ok(to! > 258 && to! < 266, `${to}`);
});

test('a rule that runs on, a thick mark and nothing at all leave the box as it is', () => {
  for (const areas of [[], [[236, 49, 400, 52]], [[240, 38, 262, 62]], [[240, 62, 262, 64]]] as (typeof LETTERS)[])
    assert.equal(withStrokes(page(...LETTERS, ...areas), BOX, line(0)), BOX);
});

test('a stroke that belongs to another box is left to it', () => {
  const other: Rect = { ...BOX, cx: 260, w: 50 };
  assert.equal(withStrokes(page(...LETTERS, [240, 49, 262, 52]), BOX, line(0, other)), BOX);
});

test('upside down, the stroke before the line is found at its other end', () => {
  const [from, to] = span(withStrokes(page(...LETTERS, [82, 49, 104, 52]), BOX, line(2)));
  assert.ok(from! < 82 && to === 236, `${from} ${to}`);
});

test('the last character of a column may be a stroke across it', () => {
  const turned = (x0: number, y0: number, x1: number, y1: number): [number, number, number, number] => [y0, x0, y1, x1];
  const tall = { width: HEIGHT, height: WIDTH };
  const data = new Uint8Array(WIDTH * HEIGHT).fill(240);
  for (const [x0, y0, x1, y1] of [...LETTERS.map((area) => turned(...area)), turned(246, 39, 249, 61)])
    for (let y = y0; y < y1; y++) data.fill(30, y * HEIGHT + x0, y * HEIGHT + x1);
  const box: Rect = { ...BOX, cx: 50, cy: 170, w: 34, h: 132 };
  const grown = withStrokes({ ...tall, data }, box, { quarter: 1, column: true, others: [box] });
  assert.ok(grown.cy + grown.h / 2 > 249 && grown.cy + grown.h / 2 < 257, `${grown.cy + grown.h / 2}`);
  assert.ok(Math.abs(grown.cy - grown.h / 2 - 104) < 1e-6);
});
