import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { findMoneyFacts } from './find-facts.ts';

const kindsOf = (text: string) =>
  findMoneyFacts(rowsOfText(text).rows, new Map(), { standard: 10, reduced: 8 }).map(({ kind }) => kind);

test('a contract billed as a whole is the total of its price and tax', () => {
  assert.deepEqual(kindsOf('工事価格  243,000\n消費税(10%)  24,300\n請負金額  267,300'), ['subtotal', 'tax', 'total']);
  assert.deepEqual(kindsOf('請負金額(税抜)  1,450,000\n消費税(10%)  145,000\n請負代金額  1,595,000'), [
    'subtotal',
    'tax',
    'total',
  ]);
});

test('a contract of which a part is billed, or that does not close, is none', () => {
  assert.equal(kindsOf('請負金額 1,100,000\n今回請求額 330,000')[0], 'ignore');
  assert.equal(kindsOf('工事価格 243,000\n消費税(10%) 24,300\n請負金額 267,000').at(-1), 'ignore');
});
