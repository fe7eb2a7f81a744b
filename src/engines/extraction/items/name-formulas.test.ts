import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Item } from './find-items.ts';
import { withoutFormula } from './name-formulas.ts';

const named = (description: string, amount: number, unitPrice: number | null = null) => {
  const read = withoutFormula({ description, amount, unitPrice, quantity: null } as Item);
  return [read.description, read.quantity, read.unitPrice];
};

test('a count and a price that make the amount are no part of the name', () => {
  assert.deepEqual(named('従量料金 37.3m3×560', 20888), ['従量料金', 37.3, 560]);
  assert.deepEqual(named('A4クリアファイル @100×4', 400), ['A4クリアファイル', 4, 100]);
  assert.deepEqual(named('生ビール追加4@600', 2400), ['生ビール追加', 4, 600]);
  assert.deepEqual(named('清掃員派遣(12回×3,500)', 42000), ['清掃員派遣', 12, 3500]);
  assert.deepEqual(named('指定袋 45L 50枚×2組', 5000, 2500), ['指定袋 45L 50枚', 2, 2500]);
});

test('a size, and a count that makes another amount, stay in the name', () => {
  assert.deepEqual(named('切断砥石 405x2.5', 31000, 1240), ['切断砥石 405x2.5', null, 1240]);
  assert.deepEqual(named('炭酸水 500ml×24', 1598), ['炭酸水 500ml×24', null, null]);
});

test('how many grown to a name is no part of it, a pack is', () => {
  assert.deepEqual(named('クリームパン×3', 600), ['クリームパン', 3, null]);
  assert.deepEqual(named('ワイシャツ(ハンガー)×5', 1100), ['ワイシャツ(ハンガー)', 5, null]);
  for (const pack of ['OPPテープ 50m×5', 'コピー用紙 500枚×5', 'ウーロン茶2L×6'])
    assert.deepEqual(named(pack, 1080), [pack, null, null]);
});
