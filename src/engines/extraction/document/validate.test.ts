import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractDocument } from './extract.ts';

const parking = (...last: string[]) =>
  extractDocument({
    rows: rowsOfText(
      [
        '見本パーク駅前駐車場',
        '見本アメニティー株式会社',
        '登録番号 T9011701004271',
        '領収証',
        '精算時刻 2024年 2月18日(日) 16:38',
        '駐車料金    300円',
        '合 計    300円',
        '現金領収額   300円',
        ...last,
      ].join('\n'),
    ).rows,
    kind: 'receipt',
    now: new Date('2026-11-17T00:00:00Z'),
    source: 'text',
  }).checks.requiredFields;

test('a simplified invoice may say the rate alone (消費税法第57条の4第2項第5号)', () => {
  for (const rate of ['合計は消費税率10%対象(税込)', '※税率10%', '10%税込'])
    assert.equal(parking(rate), 'passed', rate);
});

test('a share of something else is no rate of the tax', () => {
  for (const line of ['', 'ポイント10%還元', '10%OFF']) assert.equal(parking(line), 'failed', line);
});

test('what was done for the money may be said by a title, a numbered line, a rate for one, or a purpose without tax', () => {
  const described = (kind: 'invoice' | 'receipt', ...lines: string[]) =>
    extractDocument({
      rows: rowsOfText(
        ['2026年10月31日 発行', '株式会社みどり 様', '株式会社見本', '登録番号 T9011701004271', ...lines].join('\n'),
      ).rows,
      kind,
      now: new Date('2026-11-17T00:00:00Z'),
      source: 'text',
    }).checks.requiredFields;
  const SUM = ['消費税(10%) 1,000', '合計 11,000', '10%対象 11,000'];
  assert.equal(described('invoice', '請求書', ...SUM), 'failed');
  assert.equal(described('invoice', '出来高請求書(第3回)', ...SUM), 'passed');
  assert.equal(described('invoice', '請求書', '3. 内容  ビジョン策定支援業務', ...SUM), 'passed');
  assert.equal(described('receipt', '領収書', '処理手数料 10kgにつき180円', ...SUM), 'passed');
  assert.equal(described('receipt', '領収書', '金 24,000 円也', 'ただし 令和8年度 年会費 (不課税)'), 'passed');
  assert.equal(described('receipt', '領収書', '金 24,000 円也', 'ただし 令和8年度 年会費'), 'failed');
});
