import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slashReading } from './slashed-labels.ts';

const PAPER = [
  '請求先/株式会社見本 御中',
  '発行日/2026年6月15日',
  '税抜合計/240,000',
  '消費税(10%)/24,000',
  '住所/宮崎県都城市平江町32-8',
];
const read = (text: string, paper: readonly string[]) => slashReading(paper).reduce((sofar, way) => way(sofar), text);

test('many lines with a stroke behind their label: the paper sets it for a colon, and nothing moves', () => {
  assert.equal(read('消費税(10%)/24,000', PAPER), '消費税(10%):24,000');
  assert.equal(read('■請求書■ 発行日/2026年6月15日 ■番号/SO-615', PAPER), '■請求書■ 発行日:2026年6月15日 ■番号:SO-615');
});

test('a few such lines, or many others beside them, say nothing of amounts and names', () => {
  const many = [...PAPER, ...Array.from({ length: 15 }, (_, i) => `品目 ${i}  100`)];
  for (const paper of [PAPER.slice(0, 4), many]) assert.equal(read('税抜合計/240,000', paper), '税抜合計/240,000');
});

test('a day behind a label and a stroke, and the number in its row, are read on any paper', () => {
  const row = '請求番号/AD-118  請求日/2026年4月5日  入金期限/2026年5月29日';
  assert.equal(read(row, [row]), '請求番号:AD-118  請求日:2026年4月5日  入金期限:2026年5月29日');
  assert.equal(read('品番/A-118', [row]), '品番/A-118');
});

test('strokes of dates and of units stay', () => {
  for (const text of ['2026/06/15', '期限 2026/07/31', '1,200円/本', 'A/B', '日/月/年']) {
    assert.equal(read(text, PAPER), text);
    assert.equal(read(text, [text]), text);
  }
});

test('under a heading whose columns strokes divide, a stroke before an amount is one', () => {
  const paper = ['品名/数量/金額', 'ジルコニアクラウン 4本/72,000', '期限 2026/11/30'];
  assert.deepEqual(
    paper.map((text) => read(text, paper)),
    ['品名 数量 金額', 'ジルコニアクラウン 4本 72,000', '期限 2026/11/30'],
  );
  assert.equal(read('ジルコニアクラウン 4本/72,000', paper.slice(1)), 'ジルコニアクラウン 4本/72,000');
});
