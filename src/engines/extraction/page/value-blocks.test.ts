import assert from 'node:assert/strict';
import { test } from 'node:test';
import { valueBlocks } from './value-blocks.ts';

test('names right over their amounts, which make the sum below', () => {
  const texts = ['カット', 'カラー', '4,950', '7,700', '小計', '合計', '12,650', '12,650'];
  assert.deepEqual(valueBlocks(texts), [
    [0, 2],
    [1, 3],
  ]);
  assert.deepEqual(valueBlocks(['小箱', '大箱', '税込', '税込', '¥330', '¥1,620', '合計', '¥1,950']), [
    [0, 4],
    [1, 5],
  ]);
});

test('names whose amounts make another sum are left as they are', () => {
  assert.deepEqual(valueBlocks(['カット', 'カラー', '4,950', '7,700', '小計', '12,560']), []);
  assert.deepEqual(valueBlocks(['TEL:', 'カラー', '4,950', '7,700', '小計', '12,650']), []);
});

test('names and sums in one column, the amounts behind lines of contacts', () => {
  const texts = [
    'カット',
    'カラー',
    '小計',
    '割引',
    '合計',
    'TEL',
    '久保田',
    '5,500',
    '7,150',
    '12,650',
    '-650',
    '12,000',
  ];
  assert.deepEqual(valueBlocks(texts), [
    [0, 7],
    [1, 8],
    [2, 9],
    [3, 10],
    [4, 11],
  ]);
  assert.deepEqual(valueBlocks(['担当', ...texts])[0], [0, 7]);
  assert.deepEqual(valueBlocks(['小計', '消費税', '合計', '世田谷区代田6-11-5', '5,000', '500', '5,500']), [
    [0, 4],
    [1, 5],
    [2, 6],
  ]);
  assert.deepEqual(valueBlocks(['小計', '消費税', '合計', '世田谷区代田6-11-5', '5,000', '300', '5,500']), []);
});

test('a table told column by column, where every product holds', () => {
  const texts = ['摘要', '保管料', '梱包材', '数量', '48', '200', '単価', '3,200', '85', '金額', '153,600', '17,000'];
  assert.deepEqual(valueBlocks(texts), [
    [0, 3, 6, 9],
    [1, 4, 7, 10],
    [2, 5, 8, 11],
  ]);
  assert.deepEqual(valueBlocks([...texts.slice(0, -1), '17,500']), []);
});

test('long runs of names and of numbers are walked through once', () => {
  const many = [...Array.from({ length: 10_000 }, () => 'カット'), ...Array.from({ length: 10_000 }, () => '4,950')];
  assert.deepEqual(valueBlocks(many), []);
});

test('the word of a column over its values, and a count between the names', () => {
  assert.deepEqual(valueBlocks(['項目', '清掃', 'ガラス', '金額', '165,000', '44,000', '小計', '209,000']), [
    [1, 4],
    [2, 5],
  ]);
  assert.deepEqual(valueBlocks(['パン', '牛乳 1L', '(2個 × 単218)', '598', '436', '小計   1,034']), [
    [0, 3],
    [1, 2, 4],
  ]);
  assert.deepEqual(valueBlocks(['パン', '牛乳 1L', '(2個 × 単218)', '598', '436', '小計   1,043']), []);
});

test('the word of the column between the labels and their values, and labels that go on below the sums', () => {
  const labels = ['内容', '実施設計', '現地調査', '小計', '消費税(10%)', 'ご請求金額', 'お支払期限', '振込先'];
  const between = ['2026年11月11日 発行', 'No.26-117', '金額'];
  const values = ['480,000', '60,000', '540,000', '54,000', '594,000', '2026年12月25日', '見本銀行 本店 普通 4410073'];
  assert.deepEqual(valueBlocks([...labels, ...between, ...values]), [
    [1, 11],
    [2, 12],
    [3, 13],
    [4, 14],
    [5, 15],
    [6, 16],
  ]);
});
