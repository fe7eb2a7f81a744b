import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reading } from '../../types.ts';
import { CROP_HEIGHT, type Crop } from './crop.ts';
import { filledLetters, readingHollow } from './outlined.ts';

const WIDTH = 96;
const [PAPER, INK] = [0.8, 0.1];

/** Two bars, 6 to 41 rows down, that start at these columns and are 24 wide; `isInk` tells which pixels of a bar. */
const bars = (isInk: (x: number, y: number) => boolean): Crop => {
  const data = new Float32Array(WIDTH * CROP_HEIGHT).fill(PAPER);
  for (const from of [12, 56])
    for (let y = 0; y < 36; y++) for (let x = 0; x < 24; x++) if (isInk(x, y)) data[(y + 6) * WIDTH + from + x] = INK;
  return { data, width: WIDTH, used: WIDTH };
};

const isRim = (x: number, y: number) => x < 4 || x >= 20 || y < 4 || y >= 32;
const at = ({ data }: Crop, x: number, y: number) => Math.round(data[y * WIDTH + x]! * 100) / 100;

test('hollow letters are filled, their outline and the paper are white', () => {
  const filled = filledLetters(bars(isRim))!;
  assert.deepEqual([at(filled, 24, 24), at(filled, 68, 24)], [0, 0], 'the letters');
  assert.deepEqual([at(filled, 13, 24), at(filled, 2, 2), at(filled, 46, 24)], [1, 1, 1], 'outline, margin, between');
});

test('a break of two pixels in an outline lets no paper in; a wide one does', () => {
  const broken = (gap: number) => bars((x, y) => isRim(x, y) && !(x < 4 && y >= 16 && y < 16 + gap));
  assert.equal(at(filledLetters(broken(2))!, 24, 24), 0);
  assert.equal(filledLetters(broken(8)), undefined);
});

test('solid letters, letters with a hole and blank paper are not hollow', () => {
  assert.equal(filledLetters(bars(() => true)), undefined);
  assert.equal(filledLetters(bars((x, y) => !(x >= 9 && x < 15 && y >= 12 && y < 24))), undefined);
  assert.equal(filledLetters(bars(() => false)), undefined);
});

const reading = (text: string, confidence: number): Reading => ({
  text,
  confidence,
  chars: [...text].map((char, i) => ({ text: char, confidence, x: i / 10, w: 0.1, alternatives: [] })),
});

test('only a doubtful line is read again, and only a sure reading takes its place', async () => {
  let asked = 0;
  const as = (confidence: number) => async () => {
    asked++;
    return reading('会計', confidence);
  };
  const hollow = () => bars(isRim);
  assert.equal((await readingHollow(reading('合成', 0.6), hollow, as(0.95))).text, '会計');
  assert.equal((await readingHollow(reading('合成', 0.6), hollow, as(0.7))).text, '合成');
  assert.equal(asked, 2);
  await readingHollow(reading('合成', 0.9), hollow, as(0.95));
  await readingHollow(reading('合成', 0.6), () => bars(() => true), as(0.95));
  assert.equal(asked, 2, 'a sure line and solid letters cost no reading');
});
