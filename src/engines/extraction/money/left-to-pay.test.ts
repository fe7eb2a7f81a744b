import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const payable = (...lines: string[]) => {
  const text = ['請求書', '請求日 2026年10月31日', '青葉物産株式会社 御中', ...lines].join('\n');
  const { fields } = extractDocument({
    rows: rowsOfText(text).rows,
    kind: 'invoice',
    now: new Date('2026-11-05'),
    source: 'text',
  });
  return [fields.total.value, fields.payable.value];
};
const SUMS = ['今回出来高(税抜) 2,850,000', '消費税(10%) 285,000', '今回請求額(税込) 3,135,000'];

test('what is held back and set off between the total and the payment makes what is left to pay', () => {
  assert.deepEqual(
    payable(...SUMS, '保留金 10% -313,500', '相殺 安全協力会費 -6,270', '差引お支払額 2,815,230'),
    [3_135_000, 2_815_230],
  );
  assert.deepEqual(
    payable('清掃料 80,000', '消費税10% 8,000', '合計 88,000', '振込手数料 -440', 'お振込額 87,560'),
    [88_000, 87_560],
  );
});

test('where the rows between make another sum the total is to be paid', () => {
  assert.equal(payable(...SUMS, '保留金 10% -313,500', '差引お支払額 2,815,230')[1], 3_135_000);
});
