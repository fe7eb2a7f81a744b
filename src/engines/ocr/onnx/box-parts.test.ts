import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line } from '../types.ts';
import { partsReader } from './box-parts.ts';
import type { Rect } from './detect/rects.ts';
import { polygonOf, stripOf } from './recognise/crop.ts';

const [WIDTH, HEIGHT] = [400, 120];
const rect: Rect = { cx: 170, cy: 57, w: 310, h: 38, ux: 1, uy: 0, score: 1 };
const USUAL = 20;

/** Two rows of characters in one box. */
function page() {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(250);
  for (const top of [40, 58])
    for (let x = 20; x < 320; x += 18)
      for (const [y, w] of [...Array(15).keys()].map((i) => [top + i, i % 12 < 3 ? 12 : 4] as const))
        data.fill(20, y * WIDTH + x, y * WIDTH + x + w);
  return { width: WIDTH, height: HEIGHT, data };
}

const lineOf = (box: Rect, confidence: number): Line => ({
  text: '合計',
  confidence,
  chars: [...'合計'].map((text, i) => ({ text, confidence, x: i / 2, w: 0.5, alternatives: [] })),
  polygon: polygonOf(stripOf(box, 0)),
  vertical: false,
  source: 'ocr',
  handwritten: false,
});

/** How many lines a box comes to that reads so whole, and its parts so. */
async function partsOf(whole: number, ...parts: readonly number[]): Promise<number | undefined> {
  let at = 0;
  const read = partsReader(page(), async (box) => lineOf(box, parts[at++]!));
  return (await read(rect, lineOf(rect, whole), USUAL))?.length;
}

test('lines that touch are believed where they read well together', async () => {
  assert.equal(await partsOf(0.3, 0.99, 0.95), 2);
  assert.equal(await partsOf(0.3, 0.75, 0.95), 2);
});

test('parts that read poorly, and a box that reads well, are one line', async () => {
  assert.equal(await partsOf(0.3, 0.75, 0.75), undefined);
  assert.equal(await partsOf(0.3, 0.5, 0.99), undefined);
  assert.equal(await partsOf(0.9), undefined);
});

test('a box as thick as two lines is asked about them where it holds a guess', async () => {
  let at = 0;
  const read = partsReader(page(), async (box) => lineOf(box, [0.99, 0.95][at++]!));
  const guessed = lineOf(rect, 0.9);
  const chars = guessed.chars.map((char, i) => ({ ...char, confidence: i === 0 ? 0.5 : 1 }));
  assert.equal((await read(rect, { ...guessed, chars }, USUAL))?.length, 2);
});

test('nonsense as high as one line of the page may be two lines of small print; a rule is not asked', async () => {
  const partsAs = async (text: string) => {
    let at = 0;
    const read = partsReader(page(), async (box) => lineOf(box, [0.99, 0.95][at++]!));
    return (await read(rect, { ...lineOf(rect, 0.3), text }, rect.h))?.length;
  };
  assert.equal(await partsAs('電機な品悪想'), 2);
  assert.equal(await partsAs('- - - - - -'), undefined);
});
