import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const read = (bill: string) =>
  extractDocument({
    rows: rowsOfText(
      [
        '請求書(運賃)   2026年10月20日締切分',
        '株式会社伊予建材 御中',
        '琴南運輸株式会社',
        '登録番号 T8030001065552',
        '前月御請求額 462,000',
        '御入金額 462,000',
        '差引繰越額 0',
        '当月運賃 398,000',
        '附帯料金 24,500',
        '高速代(税込) 18,920',
        '消費税額 42,250',
        `今月御請求額 ${bill}`,
        '合計   398,000  24,500',
      ].join('\n'),
    ).rows,
    kind: 'invoice',
    now: new Date('2026-11-16T00:00:00Z'),
    source: 'text',
  }).fields;

test('charges and their tax above a bill make it; the sums of columns below are none of the paper', () => {
  const { total, taxAmount } = read('483,670');
  assert.deepEqual([total.value, taxAmount.value], [483_670, 42_250]);
});

test('a charge that bears a tax nobody printed is not called untaxed', () => {
  assert.deepEqual(
    read('483,670').taxBreakdown.value?.map(({ rate, taxableAmount }) => [rate, taxableAmount]),
    [[10, 422_500]],
  );
});

test('charges that do not make the bill say nothing', () => {
  assert.notEqual(read('483,760').taxBreakdown.value?.[0]?.taxableAmount, 422_500);
});
