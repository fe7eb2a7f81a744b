import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figureOf, goodsFlow, isSaid, isSumWord } from './goods-flow.ts';

test('names with what is said of them are rows where the amounts make the sum below', () => {
  const cells = ['登録番号', 'かぜ薬EX', '10%', '1,580', 'のど飴', '8%', '248', '綿棒', '198', '小計', '2,026'];
  assert.deepEqual(goodsFlow(cells), {
    rows: [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8],
    ],
    isDownward: true,
  });
  assert.deepEqual(goodsFlow([...cells.slice(0, -1), '2,030']), { rows: [], isDownward: false });
});

test('counts, prices and marks stand between a name and its amount', () => {
  const cells = [
    '寒ブリ',
    '4.2kg @1,850',
    '7,770',
    '豚バラ',
    '※486',
    'シャフト',
    '12',
    '本',
    '85',
    '1,020',
    '合計',
    '9,276円',
  ];
  assert.deepEqual(goodsFlow(cells).rows, [
    [0, 1, 2],
    [3, 4],
    [5, 6, 7, 8, 9],
  ]);
});

test('values before their names, and sums of sums, are no goods', () => {
  assert.deepEqual(goodsFlow(['4,400', 'カット', '5,500', 'カラー', '9,900', '合計']).rows, []);
  assert.deepEqual(goodsFlow(['内消費税', '100', '現金', '1,000', '合計', '1,100']).rows, []);
});

test('a line with its own value counts in the sum', () => {
  assert.deepEqual(goodsFlow(['塩さば', '398', 'ゴミ袋 45L 328', '小計 726']).rows, [[0, 1]]);
});

test('of several columns of values one is the sum of the last', () => {
  const cells = ['バックホー', '180,000', '165,000', '運搬費', '30,000', '30,000', '小計', '210,000', '195,000'];
  assert.deepEqual(goodsFlow(cells).rows, [
    [0, 1, 2],
    [3, 4, 5],
  ]);
});

test('what a line is', () => {
  assert.equal(figureOf('¥178外8'), 178);
  assert.equal(figureOf('△1,200'), -1200);
  assert.equal(figureOf('5本'), null);
  assert.ok(isSaid('46名 × 8,800') && isSaid('外8') && !isSaid('コート'));
  assert.ok(isSumWord('8%対象') && isSumWord('合計(6点)') && !isSumWord('対象外手数料') && !isSumWord('会員割引'));
});
