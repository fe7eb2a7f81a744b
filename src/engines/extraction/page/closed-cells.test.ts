import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alignRow } from './closed-cells.ts';
import { tokensOf } from './closed-tokens.ts';

const cells = (line: string, ...meanings: Parameters<typeof alignRow>[1]) => alignRow(tokensOf(line), meanings);

test('figures of a name stay with it where count and price make the amount', () => {
  assert.deepEqual(cells('USBハブ 7in1 4 ポート 4,980 2 9,960', 'name', 'price', 'quantity', 'amount'), [
    'USBハブ 7in1 4 ポート',
    '4,980',
    '2',
    '9,960',
  ]);
});

test('a column may be empty, a name and an amount may not', () => {
  assert.deepEqual(cells('送料 800', 'name', 'quantity', 'price', 'amount'), ['送料', '', '', '800']);
  assert.equal(cells('800 900', 'name', 'amount'), null);
});

test('a mark stands with the cell in front of it, a unit with its count', () => {
  assert.deepEqual(cells('食パン ※ 2 袋 300 600', 'name', 'quantity', 'price', 'amount'), [
    '食パン ※',
    '2 袋',
    '300',
    '600',
  ]);
});

test('rows of countless ways are given up', () => {
  const meanings = Array.from({ length: 12 }, () => 'note' as const);
  assert.equal(cells('a 1 '.repeat(20), ...meanings, 'amount'), null);
});
