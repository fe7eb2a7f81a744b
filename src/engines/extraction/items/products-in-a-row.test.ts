import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const items = (overtime: string, subtotal: string) =>
  extractDocument({
    rows: rowsOfText(`派遣料金請求書
株式会社グランド見本 御中
請求日 2026/10/31
氏名      時間数  単価   金額    時間外 単価  金額
阿部 様   160.00  2,100  336,000   12.50  2,625  ${overtime}
千葉 様   152.00  2,100  319,200    0.00  2,625       0
交通費(課税)                                     18,400
小計                                            ${subtotal}
見本スタッフ株式会社 登録番号 T7999901000001`).rows,
    kind: 'invoice',
    now: new Date('2026-11-16'),
    source: 'text',
  }).fields.items.value?.map(({ amount }) => amount);

test('work and overtime of one person in a row come to the sum of the paper', () => {
  assert.deepEqual(items('32,812', '706,412'), [368_812, 319_200, 18_400]);
});

test('a product that does not hold makes no sum of the row', () => {
  assert.notDeepEqual(items('32,182', '705,782'), [368_182, 319_200, 18_400]);
});
