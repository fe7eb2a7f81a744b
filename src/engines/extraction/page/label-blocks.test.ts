import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelBlocks } from './label-blocks.ts';

test('labels and values are paired where each value is of its label’s kind', () => {
  assert.deepEqual(labelBlocks(['請求番号', '発行日', 'A-118', '2026/09/25']), [
    [0, 2],
    [1, 3],
  ]);
  assert.deepEqual(labelBlocks(['発行日', '請求番号', '2026年9月25日', 'A-118', '合計']), [
    [0, 2],
    [1, 3],
  ]);
});

test('one label, a value of another kind, or a missing one make no block', () => {
  assert.deepEqual(labelBlocks(['発行日', '2026/09/25']), []);
  assert.deepEqual(labelBlocks(['請求番号', '発行日', '2026/09/25', 'A-118']), []);
  assert.deepEqual(labelBlocks(['発行日', '支払期限', '2026/09/25']), []);
});

test('a text of nothing but labels is walked through once', () => {
  assert.deepEqual(labelBlocks(Array.from({ length: 20_000 }, () => '発行日')), []);
});

test('sums, names and purposes stand in blocks as days and numbers do', () => {
  assert.deepEqual(labelBlocks(['小計', '消費税(10%)', '合計', '206,500', '20,650', '227,150']), [
    [0, 3],
    [1, 4],
    [2, 5],
  ]);
  assert.deepEqual(
    labelBlocks([
      '発行日',
      '宛名',
      '領収金額',
      '但し書き',
      '2026年6月11日',
      '株式会社みどり 様',
      '¥13,600',
      '乗車券代として',
    ]),
    [
      [0, 4],
      [1, 5],
      [2, 6],
      [3, 7],
    ],
  );
});

test('with one amount more than labels nobody knows which is whose', () => {
  assert.deepEqual(labelBlocks(['小計', '合計', '1,000', '100', '1,100']), []);
});

test('a word over a block is left out of it', () => {
  assert.deepEqual(labelBlocks(['金額', '請求番号', '発行日', 'A-118', '2026/09/25']), [
    [1, 3],
    [2, 4],
  ]);
});

test('phones, places and what a fee is called stand in blocks, too', () => {
  assert.deepEqual(
    labelBlocks(['調定番号', '発行日', '納入期限', '科目', 'R8-0044', '2026年11月10日', '2026年11月30日', '検査料']),
    [
      [0, 4],
      [1, 5],
      [2, 6],
      [3, 7],
    ],
  );
  assert.deepEqual(labelBlocks(['電話', '所在地', '03-1234-5678', '見本市見本町2-1']), [
    [0, 2],
    [1, 3],
  ]);
  assert.deepEqual(labelBlocks(['宛先', '領収金額', '第八見本丸 様', '¥16,500(税込)']), [
    [0, 2],
    [1, 3],
  ]);
});
