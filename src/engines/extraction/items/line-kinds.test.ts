import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { countAlone, isLabelRow } from './line-kinds.ts';

const rowOf = (text: string) => ({ row: rowsOfText(text).rows[0]! });

test('a row that is nothing but a label is told from one that names goods', () => {
  assert.equal(isLabelRow(rowOf('合計  ¥1,086')), true);
  assert.equal(isLabelRow(rowOf('(内消費税等 10%)')), true);
  assert.equal(isLabelRow(rowOf('合鍵 真鍮  ¥1,086')), false);
});

test('a row that begins with its count says how many, others do not', () => {
  assert.equal(countAlone(rowOf('x 3  4,500')), 3);
  assert.equal(countAlone(rowOf('XL シャツ  4,500')), null);
});
