import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Grey } from '../../../document/index.ts';
import { inkBeyond } from './ink-beyond.ts';
import { type InkMap, inkMapsOf } from './ink-map.ts';
import { LINE } from './line-height.ts';
import type { Rect } from './rects.ts';
import { unreadInk } from './unread-ink.ts';

const [WIDTH, HEIGHT] = [400, 200];
const WHOLE = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
const inkMapOf = (page: Grey, usual: number): InkMap => inkMapsOf(page, usual, WHOLE).dark;

/** Rows of strokes like characters: 10 wide with two bars, 14 high, from x to x + length. */
function page(lines: readonly { x: number; y: number; length: number }[], rules: readonly Rect[] = []): Grey {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(240);
  const ink = (x: number, y: number) => {
    if (x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT) data[y * WIDTH + x] = 30;
  };
  for (const { x, y, length } of lines)
    for (let at = 0; at < length; at += 13)
      for (let v = 0; v < LINE; v++) for (let u = 0; u < 10; u++) if (u % 5 === 0 || v === 6) ink(x + at + u, y + v);
  for (const { cx, cy, w, h } of rules)
    for (let v = -h / 2; v < h / 2; v++)
      for (let u = -w / 2; u < w / 2; u++) ink(Math.round(cx + u), Math.round(cy + v));
  return { width: WIDTH, height: HEIGHT, data };
}

const box = (x: number, y: number, length: number): Rect => ({
  cx: x + length / 2,
  cy: y + LINE / 2,
  w: length + 4,
  h: LINE + 4,
  ux: 1,
  uy: 0,
  score: 1,
});
const everywhere = () => true;

test('a row of characters no box covers is found, one that is covered is not', () => {
  const map = inkMapOf(
    page([
      { x: 20, y: 30, length: 130 },
      { x: 20, y: 90, length: 130 },
    ]),
    LINE,
  );
  const found = unreadInk(map, [box(20, 30, 130)], everywhere);
  assert.equal(found.length, 1);
  assert.ok(Math.abs(found[0]!.cy - 97) < 4 && found[0]!.w > 120);
});

test('rows set so closely that they touch are found one by one', () => {
  const rows = [30, 45, 60].map((y) => ({ x: 20, y, length: 130 }));
  const touching = page(rows, [{ ...box(30, 44, 1), w: 2, h: 30, cy: 52 }]);
  assert.equal(unreadInk(inkMapOf(touching, LINE), [], everywhere).length, 3);
});

test('rules and bars are not text', () => {
  const rule: Rect = { cx: 200, cy: 100, w: 300, h: 3, ux: 1, uy: 0, score: 1 };
  const block: Rect = { ...rule, cy: 150, w: 60, h: 20 };
  assert.deepEqual(unreadInk(inkMapOf(page([], [rule, block]), LINE), [], everywhere), []);
});

test('ink beside the sheet is left alone', () => {
  const map = inkMapOf(page([{ x: 20, y: 30, length: 130 }]), LINE);
  assert.deepEqual(
    unreadInk(map, [], (x) => x > 200),
    [],
  );
});

test('a box that ends before its line grows to the ink beyond', () => {
  const map = inkMapOf(page([{ x: 20, y: 30, length: 130 }]), LINE);
  const short = box(20, 30, 103);
  const longer = inkBeyond(map, short, [short]);
  assert.ok(longer && longer.cx + longer.w / 2 > 146 && longer.cx - longer.w / 2 < 21);
});

test('the next box, a gap or a rule of a table ends a line', () => {
  const lines = [{ x: 20, y: 30, length: 130 }];
  const whole = box(20, 30, 127);
  assert.equal(inkBeyond(inkMapOf(page(lines), LINE), whole, [whole]), undefined);
  const ruled = inkMapOf(page(lines, [{ ...whole, cx: 153, cy: 40, w: 4, h: 120 }]), LINE);
  assert.equal(inkBeyond(ruled, whole, [whole]), undefined);
  const [first, next] = [box(20, 30, 60), box(85, 30, 62)];
  assert.equal(inkBeyond(inkMapOf(page(lines), LINE), first, [first, next]), undefined);
});

test('ink that goes on and on is no end of a line', () => {
  const short = box(20, 30, 60);
  const map = inkMapOf(page([{ x: 20, y: 30, length: 200 }]), LINE);
  assert.equal(inkBeyond(map, short, [short]), undefined);
});

test('print that is lighter than its dark ground is in a map of its own', () => {
  const bar: Rect = { cx: 100, cy: 40, w: 180, h: 60, ux: 1, uy: 0, score: 1 };
  const { data, ...size } = page([], [bar]);
  for (let y = 34; y < 46; y++)
    for (let x = 40; x < 160; x += 6) data.fill(250, y * size.width + x, y * size.width + x + 2);
  const { dark, light } = inkMapsOf({ ...size, data }, LINE, WHOLE);
  const middle = 40 * size.width + 100;
  assert.equal(light.ink.subarray(middle, middle + 6).includes(1), true);
  assert.equal(unreadInk(light, [], everywhere).length, 1);
  assert.deepEqual(unreadInk(dark, [], everywhere), []);
});
