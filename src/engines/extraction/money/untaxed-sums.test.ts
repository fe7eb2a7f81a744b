import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const golf = (untaxed: string, taxed: string, tax: string) =>
  extractDocument({
    rows: rowsOfText(`株式会社見本カントリー
登録番号 T7999901000001
ご利用日 2026年10月31日(土)
プレー代  13,200
レストラン  2,860
緑化協力金  50
ゴルフ場利用税  750
ご精算額  ¥16,860
10%課税対象額 ${taxed}  (消費税 ${tax})
不課税 ${untaxed}`).rows,
    kind: 'receipt',
    now: new Date('2026-11-16'),
    source: 'text',
  });

test('what a paper sums up as untaxed decides, whatever a charge mostly is', () => {
  for (const paper of [golf('750', '16,110', '1,464'), golf('800', '16,060', '1,460')])
    assert.deepEqual([paper.fields.total.value, paper.checks.total], [16860, 'passed']);
});

test('an outlay and the sum of outlays in one amount are said twice', () => {
  const { fields, checks } = extractDocument({
    rows: rowsOfText(`領収証
見本司法書士事務所
領収日 令和8年6月12日
変更登記 報酬  14,000
登録免許税(立替)  10,000
報酬対象額10% 14,000 消費税 1,400
立替金 10,000
合計 25,400`).rows,
    kind: 'receipt',
    now: new Date('2026-11-16'),
    source: 'text',
  });
  assert.deepEqual(
    fields.taxBreakdown.value!.filter(({ rate }) => rate === 0).map(({ taxableAmount }) => taxableAmount),
    [10_000],
  );
  assert.equal(checks.amountConsistency, 'passed');
});
