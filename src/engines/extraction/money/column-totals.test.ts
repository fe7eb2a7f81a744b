import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { findMoneyFacts } from './find-facts.ts';

const kinds = (text: string) =>
  findMoneyFacts(rowsOfText(text).rows, new Map(), { standard: 10, reduced: 8 }).map(
    ({ kind, value }) => `${kind} ${value}`,
  );

test('the sum of several columns stands behind them', () => {
  assert.deepEqual(kinds('部屋  家賃  共益費  駐車場  計\n11月分 合計  150,000  8,000  12,100  170,100'), [
    'bare 150000',
    'bare 8000',
    'bare 12100',
    'total 170100',
  ]);
});

test('columns that make no sum, and a sum with its tax, stay as they were', () => {
  assert.equal(kinds('11月分 合計  150,000  8,000  12,100  170,200')[0], 'total 150000');
  assert.ok(!kinds('税抜 消費税 印紙 計\n合計  300,000  30,000  200  330,200').includes('bare 300000'));
});
