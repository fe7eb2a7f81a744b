import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractDocument } from './extract.ts';

const total = (...rows: string[]) =>
  extractDocument({
    rows: rowsOfText(['酒舗 たけなわ', '2026/10/10(土) 17:05', ...rows].join('\n')).rows,
    kind: 'receipt',
    now: new Date('2026-11-16T00:00:00Z'),
    source: 'text',
  }).fields.total.value;

test('the price of one thing among others is no total of a torn paper', () => {
  assert.equal(total('純米 北の雫 1.8L   3,520', 'つまみ 鮭とば    756', 'クラフトビール 350'), null);
  assert.equal(total('純米 北の雫 1.8L   ¥3,520'), 3520);
});

test('what the things above it make is their sum, whatever it is called', () => {
  assert.equal(
    total('飯碗 染付 3 × 1,100 = 3,300', '豆皿 5 × 440 = 2,200', '端数おまけ -500', 'お代 5,000円(税込)'),
    5000,
  );
});

test('what was not paid in is what is asked for', () => {
  assert.equal(total('未入金額 ¥88,000 (税込 内消費税 8,000)'), 88_000);
});

test('a sum that was never filled in has no total', () => {
  assert.equal(total('点検料   25,000', '合計        円'), null);
  assert.equal(total('点検料   25,000', '合計   25,000円'), 25_000);
});
