import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const read = (...lines: string[]) => {
  const { fields, status } = extractDocument({
    rows: rowsOfText(['株式会社見本亭', 'T1010001000006', '2026/10/16 (金) 21:33', ...lines].join('\n')).rows,
    kind: 'receipt',
    now: new Date('2026-11-16T00:00:00Z'),
    source: 'text',
  });
  const rates = fields.taxBreakdown.value?.map(({ rate, taxableAmount, tax, basis }) => [
    rate,
    taxableAmount,
    tax,
    basis,
  ]);
  return { status, rates };
};
const GOODS = ['Antipasto   2   3,600', 'Bistecca   1   6,800', 'Vino   1   5,200'];

test('a service charged between the goods and the tax bears it as they do', () => {
  assert.deepEqual(read(...GOODS, 'SUBTOTAL   15,600', 'SERVICE 5%   780', 'TAX 10%   1,638', 'TOTAL  ¥18,018').rates, [
    [10, 16_380, 1_638, 'excl'],
  ]);
});

test('a charge of the same size as the tax inside is no tax on top', () => {
  const { rates } = read(...GOODS, '小計   15,600', 'サービス料   1,560', '合計   ¥17,160', '(内消費税10%   1,560)');
  assert.deepEqual(rates, [[10, 17_160, 1_560, 'incl']]);
});
