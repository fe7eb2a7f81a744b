import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { pointsRows } from './points-tables.ts';

const found = (...lines: string[]) => [...pointsRows(rowsOfText(lines.join('\n')).rows)].map(({ tight }) => tight);

test('rows of points and ten times as many yen are a table of fees, with its sum', () => {
  const table = ['区分  点数  金額', '再診料  126  1,260', '検査  640  6,400', '合計  766  7,660', '負担額  2,300'];
  assert.deepEqual(found(...table), ['再診料1261,260', '検査6406,400', '合計7667,660']);
});

test('goods that are counted, and a single row, are none', () => {
  assert.deepEqual(found('品名  点数  金額', '茶碗  2  1,200', '皿  3  900'), []);
  assert.deepEqual(found('区分  点数  金額', '再診料  126  1,260'), []);
});
