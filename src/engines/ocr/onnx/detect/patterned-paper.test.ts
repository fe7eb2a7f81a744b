import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Raster, toGrey } from '../../../document/index.ts';
import { paperOf } from './patterned-paper.ts';

type Colour = readonly [number, number, number];
const WHITE: Colour = [255, 255, 250];
const BLACK: Colour = [20, 20, 24];
const ORANGE: Colour = [250, 180, 110];
const TEAL: Colour = [110, 190, 200];

const SIZE = 256;
/** Strokes of print stand in a band of the page. */
const isPrint = (x: number, y: number) => y > 100 && y < 130 && x % 12 < 3;
/** Lines of two pixels, as fine as a pattern against copying. */
const isLine = (x: number, y: number) => (x + y) % 4 < 2;

function page(colourAt: (x: number, y: number) => Colour): Raster {
  const rgb = new Uint8Array(SIZE * SIZE * 3);
  for (let y = 0, at = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++, at += 3) rgb.set(colourAt(x, y), at);
  return { width: SIZE, height: SIZE, rgb, sourceWidth: SIZE, sourceHeight: SIZE };
}

test('a coloured pattern all over the page becomes light, the black print on it stays', () => {
  for (const colour of [ORANGE, TEAL]) {
    const { grey, isPatterned } = paperOf(page((x, y) => (isPrint(x, y) ? BLACK : isLine(x, y) ? colour : WHITE)));
    assert.equal(isPatterned, true);
    assert.ok(grey.data[110 * SIZE + 1]! < 60, 'print');
    assert.ok(grey.data[10 * SIZE + 10]! > 230, 'paper');
  }
});

test('coloured print on plain paper keeps its colour', () => {
  const printed = page((x, y) => (isPrint(x, y) ? ORANGE : WHITE));
  const { grey, isPatterned } = paperOf(printed);
  assert.equal(isPatterned, false);
  assert.deepEqual(grey, toGrey(printed));
});

test('what is as busy without its colours is a picture or a table', () => {
  const wood = page((x, y) => (isLine(x, y) ? [150, 120, 90] : [90, 60, 40]));
  assert.equal(paperOf(wood).isPatterned, false);
});

test('a page smaller than a square is no pattern', () => {
  const rgb = new Uint8Array(3 * 16);
  assert.equal(paperOf({ width: 4, height: 4, rgb, sourceWidth: 4, sourceHeight: 4 }).isPatterned, false);
});
