import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blurOf, inFocus } from './blur.ts';
import { CROP_HEIGHT, type Crop } from './crop.ts';
import type { RecogniseAll } from './recogniser.ts';
import { readingSoft } from './soft.ts';

const WIDTH = 160;

/** Strokes apart from each other, with edges of a given softness. */
function strokes(sigma: number): Crop {
  const data = new Float32Array(WIDTH * CROP_HEIGHT).fill(0.9);
  for (let row = 8; row < CROP_HEIGHT - 8; row++)
    for (let x = 0; x < WIDTH; x++)
      data[row * WIDTH + x]! -= 0.7 * Math.exp(-(((x % 32) - 16) ** 2) / (2 * sigma ** 2));
  return { data, width: WIDTH, used: WIDTH };
}

const [sharp, soft, softer] = [strokes(1.5), strokes(3.5), strokes(4.5)];

/** Says which crops it was given, as surely as it is told. */
function reader(name: string, confidence: (crop: Crop) => number): { read: RecogniseAll; asked: Crop[] } {
  const asked: Crop[] = [];
  const read: RecogniseAll = async (crops) => {
    asked.push(...crops);
    return crops.map((crop) => ({ text: name, confidence: confidence(crop), chars: [] }));
  };
  return { read, asked };
}

test('doubtful soft lines are asked of the expert, each in its place; sharp and sure ones are not', async () => {
  const sure = inFocus(softer, blurOf(softer)).data;
  const base = reader('base', ({ data }) => (data.every((value, at) => value === sure[at]) ? 0.98 : 0.4));
  const expert = reader('expert', () => 0.6);
  const readings = await readingSoft(base.read, async () => expert.read)([soft, sharp, softer, soft]);
  assert.deepEqual(
    readings.map(({ text }) => text),
    ['expert', 'base', 'base', 'expert'],
  );
  assert.deepEqual(expert.asked.slice(0, 2), [soft, soft]);
});

test('of a soft line as it is, with blur taken back and by the recogniser the surest reading counts', async () => {
  const base = reader('base', () => 0.5).read;
  for (const [asItIs, focused, said] of [
    [0.8, 0.6, 'expert 0.8'],
    [0.6, 0.9, 'expert 0.9'],
    [0.4, 0.3, 'base'],
  ] as const) {
    const expert: RecogniseAll = async ([crop]) => {
      const confidence = crop === soft ? asItIs : focused;
      return [{ text: `expert ${confidence}`, confidence, chars: [] }];
    };
    const [reading] = await readingSoft(base, async () => expert)([soft]);
    assert.equal(reading!.text, said);
  }
});

test('sharp lines open no expert', async () => {
  const base = reader('base', () => 0.4);
  await readingSoft(base.read, () => assert.fail('was asked'))([sharp]);
  assert.deepEqual(base.asked, [sharp]);
});

test('without the expert the recogniser reads soft lines in focus', async () => {
  const base = reader('base', () => 0.4);
  await readingSoft(base.read, async () => undefined)([sharp, soft]);
  assert.equal(base.asked[0], sharp);
  assert.deepEqual(base.asked[1], inFocus(soft, blurOf(soft)));
});
