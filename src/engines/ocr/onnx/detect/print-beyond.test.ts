import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distanceTo } from './hull.ts';
import { withPrintBeyond } from './print-beyond.ts';
import type { Rect } from './rects.ts';
import type { Cells } from './sheet-cells.ts';

type Tone = readonly [number, number, number];
const PAPER: Tone = [240, 238, 230];
const SHADED: Tone = [140, 138, 132];
const BLACK: Tone = [20, 20, 22];
const WOOD: Tone = [130, 85, 45];

/** A picture of 60 cells across, ten pixels each, in bands of tones from the top. */
function banded(...bands: readonly { readonly tone: Tone; readonly rows: number }[]): Cells {
  const rows = bands.flatMap(({ tone, rows: count }) => Array.from({ length: count }, () => tone));
  const tone = Uint8Array.from(rows.flatMap((row) => Array.from({ length: 60 }, () => row).flat()));
  return { tone, width: 60, height: rows.length, size: 10 };
}

const line = (y: number, more: Partial<Rect> = {}): Rect => ({
  ...{ cx: 300, cy: y, w: 300, h: 20, ux: 1, uy: 0, score: 1 },
  ...more,
});
const outline: [number, number][] = [
  [100, 0],
  [500, 0],
  [500, 400],
  [100, 400],
];
const within = [line(100), line(200), line(300), line(370)];

test('print goes on beyond a fold: the outline goes around it, line after line', () => {
  const cells = banded({ tone: PAPER, rows: 40 }, { tone: SHADED, rows: 40 });
  const beyond = [line(440), line(560), line(700)];
  const widened = withPrintBeyond(cells, outline, [...within, ...beyond]);
  for (const { cx, cy } of beyond) assert.equal(distanceTo(widened.outline, [cx, cy]), 0);
  assert.deepEqual(widened.doubtful, []);
});

test('print behind a strip of table is another document', () => {
  const cells = banded({ tone: PAPER, rows: 40 }, { tone: BLACK, rows: 5 }, { tone: PAPER, rows: 35 });
  const widened = withPrintBeyond(cells, outline, [...within, line(500)]);
  assert.deepEqual(widened, { outline, doubtful: [] });
});

test('print in another direction, size or on another colour does not widen it', () => {
  const shaded = banded({ tone: PAPER, rows: 40 }, { tone: SHADED, rows: 40 });
  const wood = banded({ tone: PAPER, rows: 40 }, { tone: WOOD, rows: 40 });
  const others: [Cells, Rect][] = [
    [shaded, line(440, { ux: Math.cos(0.5), uy: Math.sin(0.5) })],
    [shaded, line(440, { h: 60 })],
    [wood, line(440)],
  ];
  for (const [cells, other] of others)
    assert.deepEqual(withPrintBeyond(cells, outline, [...within, other]).outline, outline);
});

test('print too far away to be the next line, with nothing seen between, is in doubt', () => {
  const cells = banded({ tone: PAPER, rows: 40 }, { tone: SHADED, rows: 60 });
  const far = line(700);
  assert.deepEqual(withPrintBeyond(cells, outline, [...within, far]), { outline, doubtful: [far] });
});

test('a line that begins on the sheet ends on it; one thin shade across the way is a fold', () => {
  const long = line(300, { cx: 420 });
  const cells = banded({ tone: PAPER, rows: 40 }, { tone: BLACK, rows: 1 }, { tone: PAPER, rows: 39 });
  const widened = withPrintBeyond(cells, outline, [...within, long, line(440)]);
  assert.equal(distanceTo(widened.outline, [570, 300]), 0);
  assert.equal(distanceTo(widened.outline, [300, 440]), 0);
});
