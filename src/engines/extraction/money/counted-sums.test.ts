import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const read = (kind: 'invoice' | 'receipt', ...lines: string[]) =>
  extractDocument({
    rows: rowsOfText(['株式会社ソラ運輸', '登録番号 T7999901000001', ...lines].join('\n')).rows,
    kind,
    now: new Date('2026-11-16'),
    source: 'text',
  });

test('the number of things in brackets behind the word for a sum is no sum', () => {
  const { fields, checks } = read(
    'receipt',
    '2026/10/12 10:02',
    'ラテ  ¥580',
    'パン  ¥420',
    '合計(2)  ¥1,000',
    '(内消費税10% ¥90)',
  );
  assert.deepEqual([fields.total.value, checks.total], [1000, 'passed']);
});

const freight = (count: string) =>
  read(
    'invoice',
    '運賃請求書',
    '請求日 2026年9月20日',
    '対象期間 2026年8月21日~2026年9月20日',
    '区分      個数      運賃(税抜)',
    '発払 60     118      82,600',
    '着払          6       5,940',
    `合計        ${count}      88,540`,
    '消費税額(10%)         8,854',
    'ご請求額             97,394',
  );

test('a column of counts is summed up beside the money, and only then left out', () => {
  assert.deepEqual([freight('124').fields.subtotal.value, freight('124').checks.total], [88540, 'passed']);
  assert.notEqual(freight('134').checks.total, 'passed');
});

test('what tells the rows apart names them where no column is for names', () => {
  const items = freight('124').fields.items.value!;
  assert.deepEqual(
    items.map(({ description, quantity }) => [description, quantity]),
    [
      ['発払 60', 118],
      ['着払', 6],
    ],
  );
});
