import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const read = (...lines: string[]) =>
  extractDocument({
    rows: rowsOfText(lines.join('\n')).rows,
    kind: 'invoice',
    now: new Date('2026-11-19T00:00:00Z'),
    source: 'text',
  });
const HEAD = [
  '請求書',
  '請求日 令和8年9月30日',
  'みほん市長 様',
  '株式会社みほん工業',
  '岡山県見本市見本町 44  0866-55-0242',
  '登録番号 T8030001065552',
];

test('the tax of a whole contract contradicts no part of it', () => {
  const bill = (tax: string) =>
    read(
      ...HEAD,
      '1 契約金額   6,600,000円 (うち消費税及び地方消費税 600,000円)',
      '2 既受領額   3,300,000円',
      `3 今回請求額 1,650,000円 (うち消費税及び地方消費税 ${tax}円)`,
    );
  assert.equal(bill('150,000').checks.total, 'passed');
  assert.notEqual(bill('160,000').checks.total, 'passed');
});

test('what is held back makes the sum that is billed', () => {
  const bill = (held: string) =>
    read(
      ...HEAD,
      'D 今回出来高 (B-C)                3,145,000',
      `E 保留金 (D×10%)                  ▲${held}`,
      'F 今回請求額 税抜 (D+E)           2,830,500',
      'G 消費税 10%                        283,050',
      'H 今回請求額 税込                 3,113,550',
    ).reasons.total!.against;
  assert.deepEqual(bill('314,500'), []);
  assert.notDeepEqual(bill('341,500'), []);
});
