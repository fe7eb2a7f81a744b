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
