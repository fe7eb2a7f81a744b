import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DocumentReading, Line } from '../../../src/engines/ocr/index.ts';
import { realFold, realRows } from './real-metric.ts';
import { cerOf, isGoodButLost, resultOf } from './real-results.ts';

const line = (text: string, x: number, y: number, confidence = 0.995): Line => ({
  text,
  confidence,
  chars: [],
  polygon: [
    [x, y],
    [x + 100, y],
    [x + 100, y + 20],
    [x, y + 20],
  ],
  vertical: false,
  source: 'ocr',
});

const reading = (lines: readonly Line[], score = 0.95): DocumentReading => ({
  format: 'jpeg',
  pages: [
    {
      ...{ width: 400, height: 400, unit: 'px', rotation: 0, lines, unread: [] },
      quality: { score, meanConfidence: 0.99, lineHeight: 20, coverage: 1, flags: [] },
    },
  ],
  pagesTotal: 1,
  warnings: [],
  engine: null,
  cpuMs: {},
});

const page = (...segments: [string, string][]) => ({
  id: 'a',
  group: 'photo receipt',
  segments: segments.map(([kind, text]) => ({ kind, text })),
  load: () => new Uint8Array(),
});

test('the fold of the real metric makes crosses and dashes one sign each', () => {
  assert.equal(realFold('２ × ３－１'), '2x3-1');
});

test('a segment may stand in one line or in the row of several', () => {
  assert.deepEqual(realRows([line('合計', 0, 10), line('¥500', 150, 12)]), ['合計', '¥500', '合計 ¥500']);
});

test('print and handwriting are counted apart', () => {
  const result = resultOf(page(['total', '合計¥500'], ['hw_amount', '¥300']), reading([line('合計 ¥500', 0, 0)]), 1);
  assert.equal(cerOf(result.print), 0);
  assert.equal(cerOf(result.written), 0.25);
});

test('a page that lost a line and is called good is counted', () => {
  const segments: [string, string][] = [
    ['label', 'お買上げありがとうございます'],
    ['tel', '03-1234-5678'],
  ];
  const read = [line('お買上げありがとうございます', 0, 0)];
  assert.equal(isGoodButLost(resultOf(page(...segments), reading(read), 1)), true);
  assert.equal(isGoodButLost(resultOf(page(...segments), reading(read, 0.7), 1)), false);
});

test('of the lines read surely, those that say what stands there are exact', () => {
  const read = [
    line('合計 ¥500', 0, 0),
    line('お買上げありがとうごぎいます', 0, 40),
    line('レジ袋', 0, 80, 0.9),
    line('合計 ¥500 外', 0, 120),
    line('¥503', 0, 160),
  ];
  const truth = page(
    ['total', '合計¥500'],
    ['item', 'レジ袋'],
    ['label', 'お買上げありがとうございます'],
    ['amount', '¥500'],
  );
  assert.deepEqual(resultOf(truth, reading(read), 1).sure, { exact: 1, all: 2, undecided: 2 });
});
