import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const HEAD = '領収書\n株式会社見本屋\n登録番号 T1010001000006\n2026年11月6日(金) 12:10\n';
const check = (...lines: string[]) =>
  extractDocument({
    rows: rowsOfText(HEAD + lines.join('\n')).rows,
    kind: 'receipt',
    now: new Date('2026-11-16T00:00:00Z'),
    source: 'text',
  }).checks.amountConsistency;

const GOODS = ['定食  4 x 1,100   4,400', '麦茶  2 x 300   600'];

test('the head of a paper names the sum that its details make', () => {
  const details = [...GOODS, '合計 5,000   内税 454'];
  assert.equal(check('¥5,000-', '内消費税等(10%) ¥454', ...details), 'passed');
  assert.equal(check('¥6,600-', '内消費税等(10%) ¥600', ...details), 'failed');
});

test('nothing lies between the sum of the goods and another total', () => {
  const rate = (total: string, tax: string) => [`合計   ¥${total}`, `(10%対象 ¥${total} 内税 ¥${tax})`];
  assert.equal(check(...GOODS, '小計   ¥5,000', ...rate('5,000', '454')), 'passed');
  assert.equal(check(...GOODS, '小計   ¥5,000', ...rate('5,100', '463')), 'failed');
  assert.equal(check(...GOODS, '小計   ¥5,000', '席料   500', ...rate('5,500', '500')), 'passed');
});

test('a row that is not its product leaves the goods short of their sum', () => {
  const sums = ['小計   322,000', '消費税(10%)   32,200', '合計   354,200'];
  const paper = (amount: string) => [
    `用紙 菊判   15連   7,200   ${amount}`,
    '用紙 四六   20連   9,800   196,000',
    '再生紙   40冊   450   18,000',
  ];
  assert.equal(check(...paper('108,000'), ...sums), 'passed');
  assert.equal(check(...paper('103,000'), ...sums), 'failed');
});
