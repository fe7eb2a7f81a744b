import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blurOf, readingBlurred, sharpened } from './blur.ts';
import { CROP_HEIGHT, type Crop } from './crop.ts';

const WIDTH = 160;

/** Strokes four pixels wide, apart enough not to meet, with edges of a given softness. */
function strokes(sigma: number, contrast = 0.7): Crop {
  const data = new Float32Array(WIDTH * CROP_HEIGHT);
  const ink = (x: number) => {
    let sum = 0;
    for (let stroke = 16; stroke < WIDTH; stroke += 32)
      for (let at = stroke - 2; at < stroke + 2; at += 0.25)
        sum += (0.25 * Math.exp(-((x - at) ** 2) / (2 * sigma ** 2))) / (sigma * Math.sqrt(2 * Math.PI));
    return sum;
  };
  for (let row = 8; row < CROP_HEIGHT - 8; row++) for (let x = 0; x < WIDTH; x++) data[row * WIDTH + x] = ink(x);
  return { data: data.map((value) => 0.9 - contrast * Math.min(1, value)), width: WIDTH, used: WIDTH };
}

const depth = ({ data }: Crop) => {
  const row = [...data.subarray(24 * WIDTH, 25 * WIDTH)];
  return Math.max(...row) - Math.min(...row);
};

test('the softness of the edges is measured, whatever the contrast', () => {
  for (const sigma of [1.5, 3, 4]) {
    assert.ok(Math.abs(blurOf(strokes(sigma)) - sigma) < 0.3 * sigma, `${sigma}: ${blurOf(strokes(sigma))}`);
    assert.ok(Math.abs(blurOf(strokes(sigma, 0.4)) - blurOf(strokes(sigma))) < 0.1);
  }
});

test('an empty strip has no blur', () => {
  assert.equal(blurOf({ data: new Float32Array(WIDTH * CROP_HEIGHT).fill(0.8), width: WIDTH, used: WIDTH }), 0);
});

test('strokes that ran together part again', () => {
  const seen = strokes(4);
  assert.ok(depth(sharpened(seen, 3.2)) > 1.3 * depth(seen));
});

test('a sharp line is read as it is, a blurred one sharpened', async () => {
  const read: Crop[] = [];
  const recognise = readingBlurred(async (crops) => {
    read.push(...crops);
    return crops.map(() => ({ text: '', confidence: 0, chars: [] }));
  });
  const [sharp, soft] = [strokes(1.2), strokes(3.5)];
  await recognise([sharp, soft]);
  assert.equal(read[0], sharp);
  assert.ok(depth(read[1]!) > depth(soft));
});
