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
