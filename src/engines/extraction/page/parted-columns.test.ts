import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withPartedColumns } from './parted-columns.ts';

const ROLL = [
  '見本商店 本町店　 ｜ 合計　　 ¥1,650',
  '2026年11月2日　　 ｜ (10%対象 ¥1,650)',
  '鉛筆　　　　 880　｜ 現金　　 ¥2,000',
  '帳面　　　　 770　｜ お釣り　 ¥350',
  '　　　　　　　　　｜ またどうぞ',
];

test('the right column of a folded roll stands under its left one', () => {
  assert.deepEqual(
    withPartedColumns(ROLL).map((line) => line.trim()),
    [
      '見本商店 本町店',
      '2026年11月2日',
      '鉛筆　　　　 880',
      '帳面　　　　 770',
      '',
      '合計　　 ¥1,650',
      '(10%対象 ¥1,650)',
      '現金　　 ¥2,000',
      'お釣り　 ¥350',
      'またどうぞ',
    ],
  );
});

test('a stroke between a name and its value, rules of a table and a stroke that moves part nothing', () => {
  for (const lines of [
    ['品名 ｜ 金額', '鉛筆 2 ｜ 300', '帳面 3 ｜ 450', '消しゴム ｜ 980', '合計 ｜ 1,730'],
    ROLL.map((line) => `${line} ｜`),
    ROLL.map((line, at) => ' '.repeat(at * 2) + line),
    ROLL.slice(0, 4),
  ])
    assert.deepEqual(withPartedColumns(lines), lines);
});
