import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const itemsOf = (...rows: string[]) => {
  const text = ['領収書', '株式会社見本', '登録番号 T7999901000001', '2026/10/12 10:02', ...rows].join('\n');
  const { fields } = extractDocument({
    rows: rowsOfText(text).rows,
    kind: 'receipt',
    now: new Date('2026-11-16'),
    source: 'text',
  });
  return fields.items.value?.map(({ description, quantity, amount }) => [description, quantity, amount]);
};

test('counts and prices without their products are goods where they make the sum', () => {
  assert.deepEqual(itemsOf('家族食 昼 3食 @770', '計 2,310円  内消費税等(10%) 210円'), [['家族食 昼', 3, 2310]]);
  assert.deepEqual(itemsOf('昼食 3食 @770', '夕食 2食 @900', '合計 4,110円 (内消費税10% 373円)'), [
    ['昼食', 3, 2310],
    ['夕食', 2, 1800],
  ]);
});

test('where they make another sum they are none', () => {
  assert.deepEqual(itemsOf('家族食 昼 3食 @770', '計 2,410円  内消費税等(10%) 219円') ?? [], []);
});
