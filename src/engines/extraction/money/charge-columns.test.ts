import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const HEAD = [
  '請求書',
  '株式会社みほん 御中',
  '発行日 2026年11月12日',
  '司法書士 見本 史郎',
  '区分   報酬   登録免許税・実費',
];
const read = (...lines: string[]) => {
  const { rows } = rowsOfText([...HEAD, ...lines].join('\n'));
  const { fields } = extractDocument({ rows, kind: 'invoice', now: new Date('2026-11-19'), source: 'text' });
  return {
    total: fields.total.value,
    items: fields.items.value?.map(({ description, amount, taxRate }) => `${description} ${amount} ${taxRate}`),
  };
};

test('of fees and charges side by side only the fees bear the tax, and a row of both is two things', () => {
  const rows = ['役員変更登記   28,000   10,000', '議事録作成   12,000', '郵送費              860'];
  const sums = ['計   40,000   10,860', '消費税(10%)   4,000', '合計 (40,000+4,000+10,860)   54,860'];
  assert.deepEqual(read(...rows, ...sums), {
    total: 54_860,
    items: ['役員変更登記 28000 10', '役員変更登記 10000 0', '議事録作成 12000 10', '郵送費 860 0'],
  });
});

test('what is left after the tax withheld tells the total as well', () => {
  const rows = ['役員変更登記   28,000   10,000', '議事録作成   12,000'];
  const sums = ['計   40,000   10,000', '消費税(10%)   4,000', '源泉所得税   -3,063', '差引御請求額   50,937'];
  assert.equal(read(...rows, ...sums).total, 54_000);
});

test('a second sum that makes nothing printed is no column of charges', () => {
  const rows = ['役員変更登記   28,000   10,000', '議事録作成   12,000'];
  assert.equal(read(...rows, '計   40,000   10,000', '消費税(10%)   4,000', '合計   44,000').total, 44_000);
});

test('stamps may stand in front of the fees, and the tax may say again what it is taken from', () => {
  const stamps = ['出願手数料             66,000', '印紙代      12,000', '調査             22,000'];
  assert.equal(read(...stamps, '小計   12,000   88,000', '消費税(10%)   8,800', '合計   108,800').total, 108_800);
  const said = ['役員変更登記   28,000   10,000', '計   28,000   10,000', '消費税(10%) 28,000円に対し   2,800'];
  assert.equal(read(...said, '合計   40,800').total, 40_800);
});

test('the step of a contract that is billed stands with its tax and both together', () => {
  const steps = ['契約金額   8,400,000   840,000   9,240,000', '今回請求額   2,940,000   294,000   3,234,000'];
  assert.equal(read(...steps, '今回ご請求金額 金 3,234,000円 (消費税10% 294,000円含む)').total, 3_234_000);
});
