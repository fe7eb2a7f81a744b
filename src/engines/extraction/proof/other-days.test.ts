import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const receipt = (...days: string[]) =>
  extractDocument({
    rows: rowsOfText(
      [
        '株式会社福龍',
        '横浜市中区山下町138-4  045-641-8819',
        '登録番号 T8030001065552',
        '中華コース 1   1,980',
        '合計           ¥1,980',
        '(内消費税10%    ¥180)',
        '現金           ¥1,980',
        ...days,
      ].join('\n'),
    ).rows,
    kind: 'receipt',
    now: new Date('2026-11-16T00:00:00Z'),
    source: 'text',
  });

for (const day of [
  '次回ご予約 2026年9月20日 10:00',
  'クーポン有効期間 2026年9月1日(火)～2026年9月30日(水)',
  '返品・交換期限 2026年9月14日(月)',
  'お届け予定日 2026年9月5日(土)',
  '再発行 2026年9月3日 10:00',
  '出力日時 2026/09/03 10:22',
  'チェックイン 2026年8月29日(土) 15:00',
])
  test(`${day} is no day of the paper`, () => {
    assert.notEqual(receipt(day).status, 'passed');
    const both = receipt('2026年8月31日(月) 14:22', day);
    assert.deepEqual([both.status, both.fields.date.value], ['passed', '2026-08-31']);
  });

test('a day of the service stays the day of a receipt', () => {
  for (const day of ['ご利用日 2026年8月29日(土)', 'Check-out 2026/02/22 09:51', '【返品】 2026年11月12日(木) 11:55'])
    assert.notEqual(receipt(day).checks.date, 'failed', day);
});

test('the day of delivery is not proved by its weekday where another is printed', () => {
  assert.notEqual(receipt('受付日 2026年9月3日', 'お届け日 2026年9月5日(土)').status, 'passed');
});
