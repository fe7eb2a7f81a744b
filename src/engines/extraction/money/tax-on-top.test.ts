import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

function read(text: string) {
  const { fields, checks } = extractDocument({
    rows: rowsOfText(`請求書\n請求日 2026年10月31日\n${text}`).rows,
    kind: 'invoice',
    now: new Date('2026-11-15'),
    source: 'text',
  });
  const [row] = fields.taxBreakdown.value ?? [];
  return [row?.basis, row?.taxableAmount, row?.tax, checks.amountConsistency];
}

test('the price without the tax above a tax that fits both ways', () => {
  assert.deepEqual(read('桐箱 二百個 220,000\n消費税(10%) 22,000\n請求額 242,000').slice(0, 3), [
    'excl',
    220_000,
    22_000,
  ]);
  assert.deepEqual(read('桐箱 二百個 242,000\n(内消費税10% 22,000)\n請求額 242,000').slice(0, 3), [
    'incl',
    242_000,
    22_000,
  ]);
});

test('an unlawful tax between the subtotal and the total lies on top, and the paper contradicts itself', () => {
  assert.deepEqual(read('小計 60,500\n消費税(10%) 5,050\n合計 66,550'), ['excl', 60_500, 5050, 'failed']);
});
