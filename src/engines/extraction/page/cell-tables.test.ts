import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellTables } from './cell-tables.ts';

const HEADING = ['プラン', '期間', '席数', '単価', '金額'];
const ROWS = [
  'ビジネス',
  '2026/07/01-2026/07/31',
  '25',
  '1,280',
  '32,000',
  '追加容量',
  '2026/07/01-2026/07/31',
  '2',
  '3,000',
  '6,000',
];

test('a table given cell by cell is rows where each is count times price', () => {
  assert.deepEqual(cellTables(['請求書', ...HEADING, ...ROWS, '小計', '合計']), [
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10],
    [11, 12, 13, 14, 15],
  ]);
});

test('a row alone, or without counts, needs the sum printed below', () => {
  const cells = ['品名', '規格', '金額', 'ねじ', 'M4', '1,200', '座金', '800'];
  assert.deepEqual(cellTables([...cells, '小計', '¥2,000']), [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7],
  ]);
  assert.deepEqual(cellTables([...cells, '小計', '¥2,100']), []);
});

test('labels that are no heading of a table, and rows that prove nothing, stay as they are', () => {
  assert.deepEqual(cellTables(['請求番号', '発行日', '金額', 'A-1', '2026/07/31', '32,000', '32,000']), []);
  assert.deepEqual(cellTables([...HEADING, ...ROWS.with(4, '33,000').with(9, '7,000'), '小計', '39,000']), []);
});

test('a day in front of the name, a rate behind the amount and missing cells make rows as well', () => {
  const cells = [
    'No',
    '商品名',
    '数量',
    '単価',
    '金額',
    '税率',
    '1',
    'レタス',
    '20',
    '180',
    '3,600',
    '8%',
    '2',
    '保冷箱',
    '900',
    '10%',
  ];
  assert.deepEqual(cellTables([...cells, '小計', '4,500']).slice(1), [
    [6, 7, 8, 9, 10, 11],
    [12, 13, 14, 15],
  ]);
  assert.deepEqual(cellTables([...cells, '小計', '4,600']), []);
});
