import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { findMoneyFacts } from './find-facts.ts';

const kinds = (...lines: string[]) =>
  findMoneyFacts(rowsOfText(lines.join('\n')).rows, new Map(), { standard: 10, reduced: 8 }).map(
    ({ kind, value }) => `${kind} ${value}`,
  );

test('a row that was struck out is no sum', () => {
  assert.deepEqual(kinds('利用料金(税込)  66,000円 … 取消', '合計請求額  34,100円'), ['payable 34100']);
});

test('what a card gives for so many yen is no sum', () => {
  assert.deepEqual(kinds('合計  1,500円', 'お買上100円(税抜)で1ポイント付与', '200円毎に1ポイント'), ['total 1500']);
});

test('clauses of a contract have no sums of the paper', () => {
  assert.deepEqual(kinds('合計  88,000円', '第9条(保証) 利用料金の総額1,056,000円を超えない。'), ['total 88000']);
});

test('a total of parts that it names is no tax', () => {
  assert.deepEqual(kinds('合計(報酬+消費税+実費)  256,972'), ['total 256972']);
});

test('net, tax and gross in one row say so by the words behind', () => {
  assert.deepEqual(kinds('計 53,500 / 消費税10% 5,350 / 税込 58,850円'), ['subtotal 53500', 'tax 5350', 'total 58850']);
});
