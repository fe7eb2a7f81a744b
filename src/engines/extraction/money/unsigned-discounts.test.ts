import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { findMoneyFacts } from './find-facts.ts';

const discounts = (text: string) =>
  findMoneyFacts(rowsOfText(text).rows, new Map(), { standard: 10, reduced: 8 })
    .filter(({ kind }) => kind === 'discount')
    .map(({ value }) => value);

test('what is taken off without a sign, told by the sums around it', () => {
  assert.deepEqual(discounts('駐車料金  1,600円\n提携割引  400円\n領収金額  1,200円'), [-400]);
  assert.deepEqual(discounts('小計  9,000\n会員割引  500\n値引  500\n合計  8,000'), [-500, -500]);
});

test('what the sums do not say was taken off stays as printed', () => {
  assert.deepEqual(discounts('駐車料金  1,600円\n割引券  300円\n領収金額  1,900円'), [300]);
});
