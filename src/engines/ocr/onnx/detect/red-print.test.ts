import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutOut, hasRedIn, redParts } from './red-print.ts';

const [WIDTH, HEIGHT] = [600, 400];
const blank = () => ({ width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT).fill(240) });

test('red print is found with room around it, inside the page', () => {
  const grey = blank();
  for (let y = 300; y < 360; y++) grey.data.fill(120, y * WIDTH + 500, y * WIDTH + 560);
  const [part] = redParts(grey, blank());
  const { x0, y0, x1, y1 } = part!;
  assert.ok(x0 >= 400 && x0 <= 440 && y0 >= 210 && y0 <= 240, `${x0} ${y0}`);
  assert.deepEqual([x1, y1], [WIDTH, HEIGHT]);
});

test('red that stands apart is looked at apart, red that stands near together', () => {
  const grey = blank();
  for (let y = 20; y < 60; y++) for (const x of [20, 520]) grey.data.fill(120, y * WIDTH + x, y * WIDTH + x + 50);
  assert.equal(redParts(grey, blank()).length, 2);
  for (let y = 20; y < 60; y++) grey.data.fill(120, y * WIDTH + 270, y * WIDTH + 320);
  assert.equal(redParts(grey, blank()).length, 3);
  for (let y = 20; y < 60; y++) grey.data.fill(120, y * WIDTH + 160, y * WIDTH + 200);
  assert.equal(redParts(grey, blank()).length, 2);
});

test('a page without red has no such part', () => {
  const warm = blank();
  warm.data.fill(230);
  assert.deepEqual(redParts(warm, blank()), []);
});

test('grain and a red table are no print', () => {
  const grey = blank();
  for (let y = 0; y < HEIGHT; y++) grey.data.fill(120, y * WIDTH, y * WIDTH + 288);
  for (let y = 40; y < HEIGHT; y += 80) grey.data[y * WIDTH + 560] = 120;
  assert.deepEqual(redParts(grey, blank()), []);
});

test('a part is cut out row by row', () => {
  const page = { width: 3, height: 3, data: Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9]) };
  assert.deepEqual(cutOut(page, { x0: 1, y0: 1, x1: 3, y1: 3 }), {
    width: 2,
    height: 2,
    data: Uint8Array.from([5, 6, 8, 9]),
  });
});

test('a box has red or not, however it is turned and wherever the page ends', () => {
  const grey = blank();
  for (let y = 100; y < 160; y++) grey.data.fill(120, y * WIDTH + 500, y * WIDTH + 560);
  const box = (cx: number, cy: number, [ux, uy] = [1, 0]) => ({ cx, cy, w: 200, h: 30, ux: ux!, uy: uy!, score: 1 });
  assert.equal(hasRedIn(grey, blank(), box(480, 120)), true);
  assert.equal(hasRedIn(grey, blank(), box(530, 220, [0, 1])), true);
  assert.equal(hasRedIn(grey, blank(), box(200, 120)), false);
  assert.equal(hasRedIn(grey, blank(), box(590, 395)), false);
});
