import assert from 'node:assert/strict';
import { test } from 'node:test';
import { regularRows } from './regular-rows.ts';

const HEADING = ['媒体', '掲載日', 'サイズ', '数量', '掲載料(税抜)'];
const ROWS = ['山陽朝刊', '2/08', '5段', '1', '380,000', 'せとび', '2月号', '1P', '1', '150,000'];

test('rows of as many cells as there are words over them, whose column makes the sum below', () => {
  assert.deepEqual(
    regularRows([
      '請求先 小豆島物産 様',
      '備考',
      '品名',
      '単価',
      '金額',
      'ねじ',
      '5',
      '100',
      '釘',
      '2',
      '200',
      '合計',
      '300',
    ]),
    [
      [2, 3, 4],
      [5, 6, 7],
      [8, 9, 10],
    ],
  );
  // 媒体 is no word of a column that is known: as many words as a row has cells stand there.
  assert.deepEqual(regularRows([...HEADING, ...ROWS, '合計', '530,000']), [
    [0, 1, 2, 3, 4],
    [5, 6, 7, 8, 9],
    [10, 11, 12, 13, 14],
  ]);
  assert.deepEqual(regularRows([...HEADING, ...ROWS, '合計', '530,001']), []);
});

test('a heading in fewer lines than its words still counts them', () => {
  const cells = ['伝票日付 伝票No', '品番・品名', '数量 単位', '単価', '金額'];
  const rows = [
    '10/06',
    '4471',
    'シャフト',
    '120',
    '本',
    '860',
    '103,200',
    '10/14',
    '4489',
    'フランジ',
    '40',
    '個',
    '2,150',
    '86,000',
  ];
  assert.deepEqual(regularRows([...cells, ...rows, '小計']), [
    [0, 1, 2, 3, 4],
    [5, 6, 7, 8, 9, 10, 11],
    [12, 13, 14, 15, 16, 17, 18],
  ]);
});

test('rows that do not add up, or that are two in one, are left', () => {
  assert.deepEqual(
    regularRows(['品名', '区分', '金額', 'ねじ', 'A', '1,000', '釘', 'B', '2,000', '合計', '3,500']),
    [],
  );
  assert.deepEqual(regularRows(['品名', '数量', '金額', 'ねじ', '5', '1,000', '合計']), []);
});
