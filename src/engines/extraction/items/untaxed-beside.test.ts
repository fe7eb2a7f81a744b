import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const items = (...lines: string[]) => {
  const { rows } = rowsOfText(['株式会社ソラ', '2026年10月12日', ...lines].join('\n'));
  const document = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-16'), source: 'text' });
  return document.fields.items.value?.map(({ description, amount, taxRate }) => `${description} ${amount} ${taxRate}`);
};

test('a gift card among the goods was sold where the goods lack what bears no tax', () => {
  const sums = ['合計   5,550', '10%対象   2,550', '(内消費税   231)', '非課税   3,000', '現金   5,550'];
  assert.deepEqual(items('文庫   1,560', '雑誌   990', '図書カードNEXT   3,000 非', ...sums), [
    '文庫 1560 10',
    '雑誌 990 10',
    '図書カードNEXT 3000 0',
  ]);
});

test('a gift card that paid is no row', () => {
  const sums = ['合計   2,550', '10%対象   2,550', '(内消費税   231)', '図書カード   2,550'];
  assert.deepEqual(items('文庫   1,560', '雑誌   990', ...sums), ['文庫 1560 10', '雑誌 990 10']);
});

test('a tax of its own with count and price in the next row', () => {
  const fuel = ['軽油', ' 42.00L @121.9   5,119円', '軽油引取税(不課税)', ' 42.00L @ 32.1   1,348円'];
  const sums = ['10%対象   5,119円', '消費税   511円', '不課税   1,348円', '合計   6,978円'];
  assert.deepEqual(items(...fuel, ...sums), ['軽油 5119 10', '軽油引取税 1348 0']);
});

test('several rows marked so come to it together', () => {
  const stamps = ['収入印紙 200円  10枚  2,000(非)', '切手 110円  20枚  2,200(非)', '封筒 長3   440'];
  const sums = ['合計   ¥4,640', '10%対象 ¥440 (内消費税 ¥40)', '非課税 ¥4,200'];
  assert.deepEqual(items(...stamps, ...sums), ['収入印紙 200円 2000 0', '切手 110円 2200 0', '封筒 長3 440 10']);
});

test('a tax of its own whose word alone stands over its count and price', () => {
  const sums = ['消費税 10.0%   480', '合計   5,880', '(10%対象 4,800円 税 480円)'];
  assert.deepEqual(items('軽油', ' 40.00L @120.0   4,800', ' 軽油税', ' 40.00L @15.0   600', ...sums), [
    '軽油 4800 10',
    '軽油税 600 0',
  ]);
});
