import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closedHeading, openTables } from './closed-tables.ts';
import { tokensOf } from './closed-tokens.ts';

const meanings = (line: string) => closedHeading(tokensOf(line))?.map(({ meaning }) => meaning) ?? null;
const rowsOf = (...lines: string[]) =>
  [...openTables(lines.map(tokensOf))].sort(([a], [b]) => a - b).map(([, line]) => line.trim().split(/ {2,}/));

test('headings word by word', () => {
  assert.deepEqual(meanings('品 名 数量 単位 単価 金額'), ['name', 'quantity', 'unit', 'price', 'amount']);
  assert.deepEqual(meanings('Description Qty Unit price Amount'), ['name', 'quantity', 'price', 'amount']);
  // Where sizes stand behind the names nothing says where they begin.
  assert.deepEqual(meanings('品名 規格 数量 単価 金額'), ['name', 'quantity', 'price', 'amount']);
  assert.equal(meanings('数量 1 式'), null);
  assert.equal(meanings('今回 請求 金額 振込'), null);
});

test('numbers of a name are told from columns by what they make and by the order of the heading', () => {
  assert.deepEqual(rowsOf('品名 入数 数量 単価 金額 税', 'ラップ 45cm 20 3 690 2,070 10%', '小計 2,070').slice(1), [
    ['ラップ 45cm', '20', '3', '690', '2,070', '10%'],
  ]);
  assert.deepEqual(rowsOf('商品 数量 金額', 'トレイ L 12 47,520', '名刺 100枚 3 2,940').slice(1), [
    ['トレイ L', '12', '47,520'],
    ['名刺 100枚', '3', '2,940'],
  ]);
  assert.deepEqual(rowsOf('項目 期間 金額', '法人プラン 2026/11〜2027/10 47,760').slice(1), [
    ['法人プラン', '2026/11〜2027/10', '47,760'],
  ]);
});

test('what is no row of the table stays as it is', () => {
  assert.deepEqual(rowsOf('品名 数量 単価 金額', '毎度ありがとうございます', '合計 2 1,000 2,000'), []);
});
