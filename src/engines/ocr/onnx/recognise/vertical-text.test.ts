import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reading } from '../../types.ts';
import type { Strip } from './crop.ts';
import { readingOf } from './decode.ts';
import { readVerticalText } from './vertical-text.ts';

/** Four black squares below each other. */
const page = (() => {
  const [width, height] = [60, 260];
  const data = new Uint8Array(width * height).fill(250);
  for (let i = 0; i < 4; i++)
    for (let y = 20 + i * 60; y < 60 + i * 60; y++) data.fill(10, y * width + 10, y * width + 50);
  return { width, height, data };
})();
const STRIP: Strip = { x: 55, y: 10, dx: 0, dy: 1, length: 240, thickness: 50 };

const reading = (text: string, confidence: number): Reading =>
  readingOf(
    [...text].map((char, i) => ({ text: char, confidence, x: i / text.length, w: 1 / text.length, alternatives: [] })),
  );

async function read(lying: number, cells: number) {
  let asked = 0;
  const recognise = async () => {
    asked++;
    return reading('口口口口', cells);
  };
  const { text, hand } = await readVerticalText(page, STRIP, recognise, { ...reading('日日日日', lying), hand: 0.9 });
  return { text, asked, hand };
}

test('a column that reads surely as a turned line is not cut into characters', async () => {
  assert.deepEqual(await read(0.95, 1), { text: '日日日日', asked: 0, hand: 0.9 });
});

test('a doubtful one is cut, and its characters count when they are clearly surer', async () => {
  assert.equal((await read(0.8, 0.98)).text, '口口口口');
  assert.equal((await read(0.9, 0.92)).text, '日日日日');
  assert.equal((await read(0.5, 0.3)).text, '日日日日');
});

test('whether a pen wrote a column, the whole of it says and not its characters set apart', async () => {
  assert.equal((await read(0.8, 0.98)).hand, 0.9);
});

test('what is no text at one width is not tried at others', async () => {
  assert.equal((await read(0.5, 0.3)).asked, 1);
  assert.equal((await read(0.5, 0.6)).asked, 3);
});
