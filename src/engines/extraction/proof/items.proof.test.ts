import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const inn = (room: string, bath: string) =>
  extractDocument({
    rows: rowsOfText(`領収書
株式会社みどり 様
¥38,750
領収日 令和8年7月14日
宿泊料 10%対象 (税込)   ${room}   うち消費税 3,495
入湯税 (不課税) 150×2       ${bath}
有限会社山吹荘
青森県十和田市大字奥瀬字小湊2-7
登録番号 T8030001065552`).rows,
    kind: 'receipt',
    now: new Date('2026-11-16T00:00:00Z'),
    source: 'text',
  });

test('a charge without tax is the only item where the goods are printed as the base of their rate', () => {
  const paper = inn('38,450', '300');
  assert.deepEqual([paper.status, paper.reasons.items!.by], ['passed', ['sum']]);
  assert.notEqual(inn('38,450', '500').status, 'passed');
  assert.notEqual(inn('38,250', '300').status, 'passed');
});

const shop = (...goods: string[]) =>
  extractDocument({
    rows: rowsOfText(['株式会社ソラ酒店', '登録番号 T7999901000001', '2026/10/12 10:02', ...goods].join('\n')).rows,
    kind: 'receipt',
    now: new Date('2026-11-16'),
    source: 'text',
  });

test('a size is no count, and two other digits are no slip', () => {
  const { checks } = shop('純米吟醸 720ml      2     3,740', '枝豆 1 400', '合計 4,140', '(10% 4,140 内税376)');
  assert.deepEqual([checks.items, checks.total], ['passed', 'passed']);
  assert.equal(shop('純米吟醸   2   1,780   4,760', '合計 4,760', '(10% 4,760 内税432)').checks.items, 'passed');
  assert.equal(shop('純米吟醸   2   1,780   5,360', '合計 5,360', '(10% 5,360 内税487)').checks.items, 'failed');
});

test('a dash apart is a sign where the goods then add up', () => {
  const bill = (dash: string) =>
    shop('基本料金   68,640.00円', `燃料費調整額   ${dash}  3,368.00円`, '合計   65,272円');
  assert.deepEqual([bill('-').checks.items, bill('-').fields.items.value![1]!.amount], ['passed', -3368]);
  assert.equal(bill('').checks.items, 'failed');
});
