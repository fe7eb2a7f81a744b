import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GOODS_CALLINGS, wordsForGoods } from './goods-callings.ts';
import { tradeParts } from './trade-callings.ts';

test('goods of one character stand for the words of a shop', () => {
  for (const { words, written, example } of GOODS_CALLINGS) {
    const [goods] = words;
    assert.ok(example.startsWith(`${goods}の`));
    assert.deepEqual(tradeParts(goods!), [...written]);
  }
  assert.deepEqual(wordsForGoods('見'), []);
});

test('goods stand in one row', () =>
  assert.equal(new Set(GOODS_CALLINGS.flatMap(({ words }) => words)).size, GOODS_CALLINGS.length));
