import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractDocument } from './extract.ts';
import { beginsPeriod, endsHire, endsPeriod } from './period.ts';

test('a period has a first and a last day, with or without the time of day; hours of one day are none', () => {
  for (const right of ['~6月16日', '10:00~返却2026', '10:00〜2026/06']) assert.ok(beginsPeriod(right), right);
  for (const right of ['10:00~18:00', '10:00', '発行']) assert.ok(!beginsPeriod(right), right);
  for (const left of ['6/15~', '10:00~返却', '6月15日~']) assert.ok(endsPeriod(left), left);
  assert.ok(!endsPeriod('発行日'));
  assert.ok(endsHire('10:00~返却') && !endsHire('返却'));
});

test('a hire paid on its return bears the day of that, and a person looks at it', () => {
  const lines = [
    '領収書',
    '貸渡 2026/06/15 10:00 ~ 返却 2026/06/16 17:22',
    '基本料金 8,250',
    '合計(税込) 8,250',
    'うち消費税(10%) 750',
    '株式会社見本レンタカー',
    '登録番号 T3626559417962',
  ];
  const { rows } = rowsOfText(lines.join('\n'));
  const { fields, checks } = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-16'), source: 'text' });
  assert.equal(fields.date.value, '2026-06-16');
  assert.notEqual(checks.date, 'passed');
});
