import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Box, growToInk } from './ink.ts';

/** A white page with black rectangles. */
function page(width: number, height: number, marks: readonly Box[], [paper, ink] = [255, 0]) {
  const data = new Uint8Array(width * height).fill(paper);
  for (const [x, y, w, h] of marks)
    for (let row = y; row < y + h; row++) data.fill(ink, row * width + x, row * width + x + w);
  return { data, width, height };
}
const holds = (box: Box, mark: Box) =>
  box[0] <= mark[0] &&
  box[1] <= mark[1] &&
  box[0] + box[2] >= mark[0] + mark[2] &&
  box[1] + box[3] >= mark[1] + mark[3];

/** Five characters of 20 pixels, 4 apart, on one line; a label stands 12 pixels before them. */
const CHARACTERS = [0, 1, 2, 3, 4].map((index): Box => [100 + index * 24, 50, 20, 20]);
const LABEL: Box = [60, 50, 28, 20];
const WORD: Box = [100, 50, 116, 20];

test('a box that cuts the first character and the upper half grows to hold the whole word, and not its label', () => {
  const box = growToInk(page(400, 200, [...CHARACTERS, LABEL]), [112, 60, 110, 9]);
  assert.ok(holds(box, WORD), String(box));
  assert.ok(!holds(box, LABEL));
  assert.ok(box[2] * box[3] <= 1.4 * WORD[2] * WORD[3], String(box));
});

test('lines above and below stay outside, blank edges too', () => {
  const neighbours: Box[] = [
    [100, 20, 200, 20],
    [100, 80, 200, 20],
  ];
  const box = growToInk(page(400, 200, [...CHARACTERS, ...neighbours]), [95, 44, 150, 30]);
  assert.ok(holds(box, WORD), String(box));
  assert.ok(box[1] > 40 && box[1] + box[3] < 80, String(box));
  assert.ok(box[0] + box[2] <= 220, String(box));
});

test('a character made of two parts is taken whole', () => {
  const split: Box[] = [
    [100, 50, 6, 20],
    [109, 50, 11, 20],
  ];
  const box = growToInk(page(400, 200, [...split, ...CHARACTERS.slice(1)]), [114, 52, 100, 16]);
  assert.ok(holds(box, WORD), String(box));
});

test('light print on a dark ground, and vertical print', () => {
  assert.ok(holds(growToInk(page(400, 200, CHARACTERS, [20, 230]), [110, 56, 100, 10]), WORD));
  const column = [0, 1, 2, 3].map((index): Box => [50, 100 + index * 24, 20, 20]);
  const box = growToInk(page(200, 400, column), [58, 110, 10, 78]);
  assert.ok(holds(box, [50, 100, 20, 92]), String(box));
});

test('a box on blank paper stays as it is', () => {
  assert.deepEqual(growToInk(page(100, 100, []), [10, 10, 30, 8]), [10, 10, 30, 8]);
});
