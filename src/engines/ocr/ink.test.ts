import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Grey } from '../document/index.ts';
import { inkBounds } from './geometry.ts';
import { inkOf } from './ink.ts';
import type { CharReading, Polygon } from './types.ts';

type Block = readonly [x: number, y: number, width: number, height: number];

/** Blocks of ink on paper: each stands for a character. */
function paper(blocks: readonly Block[], { ink = 20, ground = 230 } = {}): Grey {
  const [width, height] = [400, 120];
  const data = new Uint8Array(width * height).fill(ground);
  for (const [x, y, w, h] of blocks)
    for (let row = y; row < y + h; row++) data.fill(ink, row * width + x, row * width + x + w);
  return { data, width, height };
}

const char = (text: string, x: number, w: number): CharReading => ({ text, confidence: 1, x, w, alternatives: [] });
const box = (x: number, y: number, width: number, height: number, lean = 0): Polygon => [
  [x, y],
  [x + width, y + lean],
  [x + width, y + height + lean],
  [x, y + height],
];

/** 計123: a kanji and three lower figures. The reader has their middles right and their ends wrong. */
const BLOCKS: readonly Block[] = [
  [100, 40, 24, 26],
  [130, 45, 10, 20],
  [144, 45, 10, 20],
  [158, 45, 10, 20],
];
const CHARS = [char('計', 0.05, 0.2), char('1', 0.44, 0.06), char('2', 0.63, 0.06), char('3', 0.82, 0.06)];
/** Too low by half, and short at both ends. */
const READ = { polygon: box(98, 46, 72, 16), chars: CHARS };

function assertHolds(found: ReturnType<typeof inkBounds>, [x, y, width, height]: Block): void {
  assert.ok(found);
  const text = JSON.stringify(found);
  assert.ok(found.x <= x && found.y <= y, text);
  assert.ok(found.x + found.width >= x + width && found.y + found.height >= y + height, text);
  assert.ok(found.width * found.height < width * height * 1.4, text);
}

test('a box holds the ink of its characters, without the taller one beside them', () => {
  const ink = inkOf(paper(BLOCKS), READ);
  assertHolds(inkBounds({ ink }, 1, 4), [130, 45, 38, 20]);
  assertHolds(inkBounds({ ink }, 0, 1), [100, 40, 24, 26]);
});

test('light print on dark ground, and a box that leans where the line does not', () => {
  const light = inkOf(paper(BLOCKS, { ink: 240, ground: 30 }), READ);
  assertHolds(inkBounds({ ink: light }, 1, 4), [130, 45, 38, 20]);
  const leaning = inkOf(paper(BLOCKS), { ...READ, polygon: box(98, 43, 72, 20, 3) });
  assertHolds(inkBounds({ ink: leaning }, 1, 4), [130, 45, 38, 20]);
});

test('the lines above and below, a ruled line and the border of a table are not of the line', () => {
  const others: Block[] = [
    [60, 12, 200, 18],
    [60, 80, 200, 18],
    [0, 70, 400, 2],
    [174, 0, 2, 120],
  ];
  const ink = inkOf(paper([...BLOCKS, ...others]), READ);
  assertHolds(inkBounds({ ink }, 1, 4), [130, 45, 38, 20]);
});

test('lines set so close, leaning, that no row between them is blank are parted under each character', () => {
  const leaning = (x: number) => Math.round((x - 60) / 20);
  const row = (y: number): Block[] => [60, 90, 120, 150, 180, 210].map((x) => [x, y + leaning(x), 20, 24]);
  const grey = paper([...row(14), ...row(42), ...row(70)]);
  const chars = [0, 1, 2, 3, 4, 5].map((at) => char('計', (at * 30) / 170, 20 / 170));
  const ink = inkOf(grey, { polygon: box(60, 42, 170, 24, 8), chars });
  assertHolds(inkBounds({ ink }, 0, 6), [60, 42, 170, 24 + leaning(210)]);
  for (let at = 0; at < 6; at++) {
    const { y, height } = inkBounds({ ink }, at, at + 1)!;
    const top = 42 + leaning(60 + at * 30);
    assert.ok(y <= top && y + height >= top + 24 && height < 24 * 1.4, JSON.stringify([at, y, height]));
  }
  const touching = inkOf(paper([...row(14), ...row(42), ...row(70), [64, 60, 6, 14]]), {
    polygon: box(60, 42, 170, 24, 8),
    chars,
  });
  assert.ok(inkBounds({ ink: touching }, 0, 1)!.height < 24 * 1.5, 'a stroke of the next line is cut off');
});

test('characters that touch are parted where there is least ink; a blank page tells nothing', () => {
  const bridge: Block = [140, 54, 4, 2];
  const ink = inkOf(paper([...BLOCKS, bridge]), READ);
  const found = inkBounds({ ink }, 2, 4)!;
  assert.ok(found.x > 138 && found.x < 144, JSON.stringify(found));
  assert.equal(inkOf(paper([]), READ), undefined);
});
