import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import type { Line } from './find-items.ts';
import { labelledStacks } from './labelled-stacks.ts';

const stacks = (...texts: string[]) =>
  [...labelledStacks(rowsOfText(texts.join('\n')).rows.map((row) => ({ row }) as Line)).values()].map(
    ({ item }) => `${item.description} ${item.quantity} × ${item.unitPrice} = ${item.amount}`,
  );

test('a paper read one value per line names each value of its goods', () => {
  assert.deepEqual(stacks('品名', '綿ロープ 12mm', '数量', '2', '単価', '14,800', '金額', '29,600'), [
    '綿ロープ 12mm 2 × 14800 = 29600',
  ]);
  assert.deepEqual(stacks('品目', '定期点検', '金額', '¥85,000', '品目', '冷媒補充', '数量', '12', '金額', '54,000'), [
    '定期点検 null × null = 85000',
    '冷媒補充 12 × null = 54000',
  ]);
});

test('headings of a table that come one after the other are no stack', () => {
  assert.deepEqual(stacks('品名', '数量', '単価', '金額', '綿ロープ', '2', '14,800', '29,600'), []);
  assert.deepEqual(stacks('品名', '綿ロープ', '合計', '29,600'), []);
});

test('the sign of the reduced rate behind a name is its mark', () => {
  assert.deepEqual(stacks('商品名', '牛乳200ml ※', '数量', '1,260', '単価', '62', '金額', '78,120'), [
    '牛乳200ml 1260 × 62 = 78120',
  ]);
});

test('a paper in English ends its one stack with the sum of all', () => {
  assert.deepEqual(
    stacks('For', 'Annual seminar, 2 persons', 'Unit price', '19,800', 'Quantity', '2', 'Total', '39,600'),
    ['Annual seminar, 2 persons 2 × 19800 = 39600'],
  );
  assert.deepEqual(stacks('内容', '定期清掃', '合計', '39,600'), []);
});

test('a list of labels numbers its goods', () => {
  assert.deepEqual(
    stacks('商品1   紙袋 M', '商品1数量   3', '商品1金額   504', '商品2   紐', '商品2税率   10%', '商品2金額   790'),
    ['紙袋 M 3 × null = 504', '紐 null × null = 790'],
  );
  assert.deepEqual(stacks('商品1   紙袋 M', '商品2数量   3', '商品1金額   504'), []);
});
