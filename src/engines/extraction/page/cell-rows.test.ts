import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellRowAt } from './cell-rows.ts';

const MEANINGS = ['date', 'name', 'quantity', 'unit', 'price', 'amount'] as const;

test('each line is the cell of a column, from the day to the amount', () => {
  const row = cellRowAt(['10/07', '石膏ボード屑', '0.85', 't', '38,000', '32,300', '10/21'], 0, MEANINGS);
  assert.deepEqual(row, { cells: [0, 1, 2, 3, 4, 5], end: 6, isMade: true });
});

test('what is missing leaves its column empty', () => {
  const lines = ['10/09', 'ユニック 半日', '28,000', '10/15', '回送費', '2', '回', '6,000', '12,000'];
  assert.deepEqual(cellRowAt(lines, 0, MEANINGS), { cells: [0, 1, null, null, null, 2], end: 3, isMade: false });
  assert.equal(cellRowAt(lines, 3, MEANINGS)?.end, 9);
});

test('a sum opens no row, and neither does a figure', () => {
  assert.equal(cellRowAt(['小計', '40,000'], 0, MEANINGS), null);
  assert.equal(cellRowAt(['40,000', '石膏ボード屑'], 0, MEANINGS), null);
});
