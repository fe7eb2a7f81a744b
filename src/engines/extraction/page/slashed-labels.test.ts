import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasSlashedLabels, readSlashes } from './slashed-labels.ts';

const PAPER = [
  '請求先/株式会社見本 御中',
  '発行日/2026年6月15日',
  '税抜合計/240,000',
  '消費税(10%)/24,000',
  '住所/宮崎県都城市平江町32-8',
];

test('many lines with a stroke behind their label: the paper sets it for a colon', () => {
  assert.equal(hasSlashedLabels(PAPER), true);
});

test('a few such lines, or many others beside them, say nothing', () => {
  assert.equal(hasSlashedLabels(PAPER.slice(0, 4)), false);
  assert.equal(hasSlashedLabels([...PAPER, ...Array.from({ length: 15 }, (_, i) => `品目 ${i}  100`)]), false);
});

test('the strokes of labels become colons and nothing moves', () => {
  assert.equal(readSlashes('消費税(10%)/24,000'), '消費税(10%):24,000');
  assert.equal(readSlashes('■請求書■ 発行日/2026年6月15日 ■番号/SO-615'), '■請求書■ 発行日:2026年6月15日 ■番号:SO-615');
});

test('strokes of dates and of units stay', () => {
  for (const text of ['2026/06/15', '期限 2026/07/31', '1,200円/本', 'A/B']) assert.equal(readSlashes(text), text);
});
