import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taxCells } from './tax-cells.ts';

test('a rate, its base and its tax are one row where the law says so', () => {
  assert.deepEqual(taxCells(['10%対象', '86,820', '税 8,682']), [[0, 1, 2]]);
  assert.deepEqual(taxCells(['内税 8%対象', '324 (税', '24)', '合計']), [[0, 1, 2]]);
  assert.deepEqual(taxCells(['8%対象', '324', '税', '30']), []);
});

test('a word for the tax that has a row of its own keeps it, and lines that are whole stay', () => {
  assert.deepEqual(taxCells(['10%対象', '1,000', '内消費税', '90']), []);
  assert.deepEqual(taxCells(['10%対象 ¥1,100', '税 ¥100']), []);
});
