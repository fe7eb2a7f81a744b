import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutOut, redPart } from './red-print.ts';

const [WIDTH, HEIGHT] = [600, 400];
const blank = () => ({ width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT).fill(240) });

test('red print is found with room around it, inside the page', () => {
  const grey = blank();
  for (let y = 300; y < 360; y++) grey.data.fill(120, y * WIDTH + 500, y * WIDTH + 560);
  const { x0, y0, x1, y1 } = redPart(grey, blank())!;
  assert.ok(x0 >= 430 && x0 <= 440 && y0 >= 230 && y0 <= 240, `${x0} ${y0}`);
  assert.deepEqual([x1, y1], [WIDTH, HEIGHT]);
});

test('a page without red has no such part', () => {
  const warm = blank();
  warm.data.fill(230);
  assert.equal(redPart(warm, blank()), undefined);
});

test('a part is cut out row by row', () => {
  const page = { width: 3, height: 3, data: Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9]) };
  assert.deepEqual(cutOut(page, { x0: 1, y0: 1, x1: 3, y1: 3 }), {
    width: 2,
    height: 2,
    data: Uint8Array.from([5, 6, 8, 9]),
  });
});
