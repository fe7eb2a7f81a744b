import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const items = (kind: 'invoice' | 'receipt', ...lines: string[]) => {
  const { rows } = rowsOfText(['株式会社みほん', '発行日 2026年11月12日', ...lines].join('\n'));
  const document = extractDocument({ rows, kind, now: new Date('2026-11-19'), source: 'text' });
  return document.fields.items.value?.map(({ description, amount }) => `${description} ${amount}`);
};

test('slips of parcels and tickets with their hour are goods where all of them make the sum', () => {
  const parcels = ['伝票番号 4471-0082-3316 60サイズ    940円', '伝票番号 4471-0082-3320 100サイズ 1,530円'];
  const found = items('receipt', ...parcels, 'クール代金      330円', '合計      2,800円');
  assert.deepEqual(
    found?.map((item) => item.split(' ').at(-1)),
    ['940', '1530', '330'],
  );
  const tickets = ['海霧の果て 13:40 一般 F-11  2,000', '海霧の果て 13:40 一般 F-12  2,000', 'ポップコーンM  500'];
  assert.equal(items('receipt', ...tickets, '合計  ¥4,500')?.length, 3);
});

test('lines of a telephone bill are charged by their numbers', () => {
  const lines = ['090-5550-1181  基本 2,980  通話 340  計 3,320', '090-5550-1182  基本 2,980  通話 10  計 2,990'];
  const sums = ['税抜計 6,310', '消費税 10% 631', 'ご請求合計額 6,941円'];
  assert.deepEqual(
    items('invoice', '回線数 2', ...lines, ...sums)?.map((item) => item.split(' ').at(-1)),
    ['3320', '2990'],
  );
});

test('rows that leave another sum are left as they are', () => {
  const slip = '伝票番号 4471-0082-3316 60サイズ    950円';
  assert.deepEqual(items('receipt', slip, 'クール代金      330円', '合計      1,270円'), ['クール代金 330']);
});

test('goods below a total at the head are goods where they and the tax make it', () => {
  const head = '合計金額 45,100円(税込)';
  const goods = ['織物タグ デザイン 25,000円', '版下作成 16,000円'];
  assert.deepEqual(items('invoice', head, '内容 金額', ...goods, '消費税 4,100円'), [
    '織物タグ デザイン 25000',
    '版下作成 16000',
  ]);
});

test('the steps of a tariff stand under its name', () => {
  const steps = ['従量料金', '  0.1 ~  8.0m3  @520.0     4,160', '  8.1 ~ 14.3m3  @490.0     3,087'];
  const sums = ['小計(税抜)  9,047', '消費税等(10%)  904', 'ご請求額 ¥9,951'];
  assert.deepEqual(items('invoice', '基本料金  1,800', ...steps, ...sums), [
    '基本料金 1800',
    '従量料金 4160',
    '従量料金 3087',
  ]);
});

test('a charge for points is a charge where it is what the sum lacks', () => {
  const goods = ['月額出店料   50,000', 'ポイント原資負担 1.0%    12,846'];
  const sums = (net: string) => [`小計   ${net}`, `消費税(10%)  6,284`];
  assert.equal(items('invoice', ...goods, ...sums('62,846'), '合計  69,130')?.length, 2);
  assert.equal(items('invoice', ...goods, ...sums('62,849'), '合計  69,133')?.length, 1);
});

test('a charge in brackets is one of the goods where it makes the sum, a tax in brackets is none', () => {
  const foot = ['合計   2,680円', '(内消費税10%   243円)'];
  assert.deepEqual(items('receipt', '車番 0417   乗務員 2288', '運賃   2,380円', '(迎車料金   300円)', ...foot), [
    '運賃 2380',
    '迎車料金 300',
  ]);
  assert.deepEqual(items('receipt', '運賃   2,680円', '(迎車料金   300円)', ...foot), ['運賃 2680']);
});
