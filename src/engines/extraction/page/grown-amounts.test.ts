import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withGrownAmounts } from './grown-amounts.ts';

const read = (...lines: string[]): string[] => withGrownAmounts(lines).map((line) => line.replace(/ {2,}/g, ' | '));

test('names and amounts that grew together are set apart where they make the sum below', () => {
  assert.deepEqual(read('見本商店', '点検基本料38,500', 'オイル交換（4L）5,500円', '課税分合計(税込)44,000'), [
    '見本商店',
    '点検基本料 | 38,500',
    'オイル交換（4L） | 5,500円',
    '課税分合計(税込)44,000',
  ]);
  assert.deepEqual(read('鮭おにぎり158', '緑茶  ¥120', '合計278'), ['鮭おにぎり | 158', '緑茶 | ¥120', '合計278']);
});

test('counts and prices that make the amount stand apart as well', () => {
  assert.deepEqual(
    read('白衣30着680円20,400円', '従量料金218.4m3×385円84,084円', '出張費1式14,000円', '小計118,484円'),
    [
      '白衣 | 30着 | 680円 | 20,400円',
      '従量料金 | 218.4m3 | ×385円 | 84,084円',
      '出張費 | 1式 | 14,000円',
      '小計118,484円',
    ],
  );
});

test('the tax may lie between the rows and their sum', () => {
  assert.deepEqual(read('清掃30,000', '洗浄20,000', '消費税(10%)5,000', '合計55,000').slice(0, 2), [
    '清掃 | 30,000',
    '洗浄 | 20,000',
  ]);
});

test('what makes no sum, sums and contacts stay as they are', () => {
  for (const lines of [
    ['点検基本料38,500', 'オイル交換5,500', '合計45,000'],
    ['点検基本料38,500', '合計38,500'],
    ['前回請求額20,000', '今回入金額20,000', '合計40,000'],
    ['電話03-1234-5678', '見本市本町120', '合計5,798'],
  ])
    assert.deepEqual(withGrownAmounts(lines), lines);
});

test('bases with their taxes may lie between as well, and things are counted apart', () => {
  assert.deepEqual(
    read('オードブル2台24,000', '配達料1,100', '8%対象24,000税1,920', '10%対象1,100税110', '合計27,130円').slice(0, 2),
    ['オードブル | 2台 | 24,000', '配達料 | 1,100'],
  );
});
