import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Raster } from '../../../document/index.ts';
import { distanceTo } from './hull.ts';
import type { Rect } from './rects.ts';
import { findSheet } from './sheet.ts';

const [WIDTH, HEIGHT] = [800, 600];
type Tone = readonly [number, number, number];
const PAPER: Tone = [245, 244, 240];
const WOOD: Tone = [120, 80, 40];

interface Block {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly tone: Tone;
}

function picture(ground: Tone, blocks: readonly Block[]): Raster {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const block = blocks.findLast((b) => x >= b.x && x < b.x + b.w && y >= b.y && y < b.y + b.h);
    rgb.set(block?.tone ?? ground, i * 3);
  }
  return { width: WIDTH, height: HEIGHT, rgb, sourceWidth: WIDTH, sourceHeight: HEIGHT };
}

const line = (x: number, y: number, w = 120): Rect => ({ cx: x, cy: y, w, h: 14, ux: 1, uy: 0, score: 1 });
const slip: Block = { x: 100, y: 60, w: 260, h: 480, tone: PAPER };
const rows = [100, 160, 220, 280, 340, 400, 460].map((y) => line(230, y, 200));

test('the sheet is the paper most of the text stands on; print on the table beside it is named', () => {
  const stray = line(650, 300);
  const sheet = findSheet(picture(WOOD, [slip]), [...rows, stray]);
  assert.ok(sheet);
  assert.deepEqual(sheet.beside, [stray]);
  assert.ok(Math.abs(sheet.bounds.x - slip.x) < 20 && Math.abs(sheet.bounds.width - slip.w) < 40);
});

test('paper parted by a black bar is one sheet', () => {
  const bar: Block = { x: 100, y: 140, w: 260, h: 14, tone: [0, 0, 0] };
  const sheet = findSheet(picture(WOOD, [slip, bar]), rows);
  assert.deepEqual(sheet?.beside, []);
});

test('a card of two tones is one sheet', () => {
  const black: Block = { x: 360, y: 60, w: 300, h: 480, tone: [20, 20, 24] };
  const band: Block = { x: 360, y: 480, w: 300, h: 60, tone: [240, 120, 0] };
  const sheet = findSheet(picture([150, 152, 150], [slip, black, band]), [...rows, line(500, 300)]);
  assert.deepEqual(sheet?.beside, []);
  assert.ok(Math.abs(sheet.bounds.width - 560) < 40);
});

test('what touches the sheet and makes no rectangle with it is beside it', () => {
  const packet: Block = { x: 360, y: 200, w: 200, h: 150, tone: [200, 40, 40] };
  const sheet = findSheet(picture(WOOD, [slip, packet]), [...rows, line(460, 270)]);
  assert.equal(sheet?.beside.length, 1);
});

test('a second slip at some distance is another document', () => {
  const other: Block = { x: 520, y: 60, w: 200, h: 480, tone: PAPER };
  const sheet = findSheet(picture(WOOD, [slip, other]), [...rows, line(620, 300)]);
  assert.equal(sheet?.beside.length, 1);
});

test('two documents with about as much text are both read', () => {
  const other: Block = { x: 520, y: 60, w: 200, h: 480, tone: PAPER };
  const others = rows.map((row) => ({ ...row, cx: 620, w: 150 }));
  assert.equal(findSheet(picture(WOOD, [slip, other]), [...rows, ...others]), undefined);
});

test('paper that fills the picture has no outline', () => {
  assert.equal(findSheet(picture(PAPER, []), rows), undefined);
});

test('a shadow over a corner takes no print off the sheet', () => {
  const shadow: Block = { x: 100, y: 380, w: 130, h: 160, tone: [110, 108, 100] };
  const inShadow = [400, 440, 480].map((y) => line(160, y, 90));
  const beside = rows.slice(0, 5).concat([400, 440, 480].map((y) => line(300, y, 80)));
  assert.deepEqual(findSheet(picture(WOOD, [slip, shadow]), [...beside, ...inShadow])?.beside, []);
  const sheet = findSheet(picture(WOOD, [slip, shadow]), [...beside, ...inShadow])!;
  for (const { cx, cy } of inShadow) assert.equal(distanceTo(sheet.outline, [cx, cy]), 0);
});

test('specks of a table that look a little like print do not hide the sheet', () => {
  const specks = Array.from({ length: 60 }, (_, i) => ({ ...line(480 + (i % 6) * 50, 60 + i * 8, 60), score: 0.6 }));
  const sheet = findSheet(picture(WOOD, [slip]), [...rows, ...specks]);
  assert.ok(sheet && sheet.bounds.width < 320);
  assert.deepEqual(sheet.beside, []);
});

test('a card from edge to edge is told from the table by print of which there is none beyond it', () => {
  const card: Block = { x: 0, y: 180, w: 800, h: 240, tone: PAPER };
  const print = [220, 260, 300, 340].map((y) => line(300, y, 300));
  const speck = { ...line(300, 80, 60), score: 0.6 };
  assert.ok(findSheet(picture(WOOD, [card]), [...print, speck]));
  assert.equal(findSheet(picture(WOOD, [card]), [...print, line(300, 80, 60)]), undefined);
});

test('a fold across a slip takes no print off it, however little of it there is', () => {
  const shaded: Block = { x: 100, y: 330, w: 260, h: 270, tone: [120, 119, 116] };
  const print = [100, 140, 180, 220, 260, 300, 380, 420, 460, 500].map((y) => line(230, y, 200));
  for (let beyond = 6; beyond <= print.length; beyond++) {
    const sheet = findSheet(picture([15, 15, 18], [slip, shaded]), print.slice(0, beyond));
    assert.deepEqual(sheet?.beside ?? [], []);
    assert.deepEqual(sheet?.doubtful ?? [], []);
  }
});
