import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Grey } from '../../document/index.ts';
import type { Run } from '../strategy.ts';
import type { Reading } from '../types.ts';
import type { Rect } from './detect/rects.ts';
import { loadModel, MODEL_FILES } from './models.ts';
import { pageReader } from './page.ts';
import type { Crop } from './recognise/crop.ts';
import { openLanguage } from './recognise/language.ts';

const [WIDTH, HEIGHT] = [400, 600];
const language = openLanguage(loadModel(MODEL_FILES.language));
const run: Run = { measure: async (_, work) => work(), check: () => {} };
const about = { columns: false, isOnSheet: () => true };

/** A page no two places of which look the same. */
const speckled = (shift = 0): Grey => ({
  width: WIDTH,
  height: HEIGHT,
  data: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => ((i * 7919 + (i >> 5) * 104729) % 97) + shift),
});

const reading = (text: string, confidence: number): Reading => ({
  text,
  confidence,
  chars: [...text].map((char, i) => ({
    text: char,
    confidence,
    x: i / [...text].length,
    w: 1 / [...text].length,
    alternatives: [],
  })),
});

/** Remembers what it was asked to read. */
function recording(answer: (crop: Crop) => Reading) {
  const crops: Crop[] = [];
  const recognise = async (crop: Crop) => {
    crops.push(crop);
    return answer(crop);
  };
  const recogniseAll = (all: readonly Crop[]) => Promise.all(all.map(recognise));
  return { crops, reader: { recognise, recogniseAll, recognisePen: recognise, language } };
}

const line = (cy: number): Rect => ({ cx: 200, cy, w: 240, h: 30, ux: 1, uy: 0, score: 1 });
const lines = [60, 160, 260, 360, 460].map(line);
const seen = (withoutRed?: Grey) => ({
  raster: () => assert.fail('no colours are needed'),
  grey: speckled(),
  withoutRed,
});

test('what was read to find which way a page stands is not read again', async () => {
  // Cut into characters, as a column would be, a line reads as nonsense.
  const { crops, reader } = recording(({ width }) =>
    width === 432 ? reading('青葉商店街', 0.99) : reading('口ー二', 0.3),
  );
  const page = pageReader(seen(), reader);
  assert.equal((await page.orientationOf(lines)).rotation, 0);
  const { lines: read } = await page.read(lines, about, run);
  assert.equal(read.filter(({ text }) => text === '青葉商店街').length, lines.length);
  const pictures = crops.map(({ data }) => data.join());
  assert.equal(new Set(pictures).size, pictures.length);
});

test('a doubtful line is read without red where there is red', async () => {
  const light = speckled(150);
  const [plain, sealed] = [speckled(), speckled()];
  for (let y = 45; y < 75; y++) sealed.data.set(light.data.subarray(y * WIDTH, (y + 1) * WIDTH), y * WIDTH);
  const readingsWith = async (confidence: number, withoutRed: Grey) => {
    const { crops, reader } = recording(() => reading('青葉商店街', confidence));
    await pageReader(seen(withoutRed), reader).read([line(60)], about, run);
    return crops.length;
  };
  assert.equal((await readingsWith(0.8, sealed)) - (await readingsWith(0.8, plain)), 1);
  assert.equal(await readingsWith(0.95, sealed), await readingsWith(0.95, plain));
  assert.ok((await readingsWith(0.55, sealed)) > (await readingsWith(0.55, plain)));
});

test('print that runs up the page, read surely, is read once, and not cut into the characters of a column', async () => {
  const upward: Rect = { cx: 200, cy: 300, w: 30, h: 240, ux: 1, uy: 0, score: 1 };
  const readings = [reading('青葉商店街', 0.99)];
  const { crops, reader } = recording(() => readings.shift() ?? assert.fail('read too often'));
  const { lines: read } = await pageReader(seen(), reader).read([upward], about, run);
  assert.deepEqual([read[0]!.text, read[0]!.vertical, crops.length], ['青葉商店街', false, 1]);
});
