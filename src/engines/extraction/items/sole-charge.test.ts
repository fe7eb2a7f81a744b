import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const slip = (...rows: string[]) =>
  extractDocument({
    rows: rowsOfText(['領収証', '見本駐車場管理株式会社', '登録番号 T8030001065552', ...rows].join('\n')).rows,
    kind: 'receipt',
    now: new Date('2026-11-16T00:00:00Z'),
    source: 'text',
  });
const goods = (...rows: string[]) =>
  slip(...rows).fields.items.value?.map(({ description, amount }) => [description, amount]);

test('the one charge of a slip is its one row of goods', () => {
  assert.deepEqual(goods('2026/11/05 16:41', '駐車料金 1,200円', '消費税等(10%) 109円', '現金 2,000円', '釣銭 800円'), [
    ['駐車料金', 1200],
  ]);
  assert.deepEqual(goods('2026/11/05 16:41', '基本運賃 2,900円', '迎車料金 300円', '合計金額 3,200円'), [
    ['基本運賃', 2900],
    ['迎車料金', 300],
  ]);
});

test('a charge that is the sum itself proves no total', () => {
  assert.deepEqual(slip('2026/11/05 16:41', '通行料金 1,200円').reasons.total, { by: [], against: [] });
});

test('the share of a patient alone is the sum of the paper, beside other things one of them', () => {
  assert.deepEqual(goods('2026/11/05', '一部負担金   1,240円', '領収金額   1,240円'), []);
  assert.deepEqual(goods('2026/11/05', '一部負担金   1,240円', '容器代   60円', '領収金額   1,300円'), [
    ['一部負担金', 1240],
    ['容器代', 60],
  ]);
});
