import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const bill = (...rows: string[]) =>
  extractDocument({
    rows: rowsOfText(
      [
        '請求書',
        '発行日 2026年11月1日',
        '株式会社伊予建材 御中',
        'ノーザンペイ株式会社',
        '登録番号 T8030001065552',
        ...rows,
      ].join('\n'),
    ).rows,
    kind: 'invoice',
    now: new Date('2026-11-16T00:00:00Z'),
    source: 'text',
  });

test('of sales, fees and what is handed on the fees are the bill', () => {
  const fees = ['手数料合計(税抜) 34,532', '消費税(10%) 3,453', '手数料合計(税込) 37,985'];
  const { fields, status } = bill(...fees, '売上金額 1,043,450', 'お振込金額 1,005,465');
  assert.deepEqual([fields.total.value, status], [37_985, 'passed']);
  assert.notEqual(bill(...fees, '売上金額 1,043,450', 'お振込金額 1,005,466').status, 'passed');
});

test('an advance taken off the bill is part of its total', () => {
  const { fields, status } = bill(
    '報酬 180,000円',
    '消費税(10%) 18,000円',
    '前受金(8/20) -50,000円',
    '差引請求額 148,000円',
  );
  assert.deepEqual([fields.total.value, fields.payable.value, status], [198_000, 148_000, 'passed']);
});

test('a deposit that is kept is no charge', () => {
  const { fields, status } = bill(
    '更新料 150,000円',
    '更新事務手数料 25,000円',
    '消費税(10%) 17,500円',
    '火災保険料(非課税) 22,000円',
    'ご請求合計 214,500円',
    '敷金お預り残高 450,000円',
  );
  assert.deepEqual([fields.total.value, status], [214_500, 'passed']);
});

test('what a heading in triangles calls outside the tax is so, and a subtotal over the tax withheld is the total', () => {
  const { fields, status } = bill(
    '回線 24  69,600円',
    '小計 69,600円',
    '消費税(10%) 6,960円',
    '▼課税対象外',
    '端末代金分割支払金(13/36回) 20,910円',
    '合計 97,470円',
  );
  assert.deepEqual([fields.total.value, status], [97_470, 'passed']);
  const withheld = bill('翻訳料 111,600円', '小計 111,600円', '源泉徴収税 11,394円', 'ご請求額 100,206円').fields;
  assert.deepEqual([withheld.total.value, withheld.payable.value], [111_600, 100_206]);
});
