import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const read = (...lines: string[]) => {
  const text = ['見本商店', '領収書', '2026年11月13日(金)15:22', ...lines].join('\n');
  const document = extractDocument({
    rows: rowsOfText(text).rows,
    kind: 'receipt',
    now: new Date('2026-11-16'),
    source: 'text',
  });
  const { items, total, taxBreakdown } = document.fields;
  return {
    goods: items.value?.map(({ description, amount, taxRate }) => `${description} ${amount} ${taxRate}%`),
    total: total.value,
    taxes: taxBreakdown.value!.map(({ rate, taxableAmount, tax }) => `${rate}/${taxableAmount}/${tax}`).sort(),
  };
};

test('an amount that closes a bracket belongs to the label that opened it', () => {
  const found = read(
    'ごま油   ¥268',
    '電池   ¥550',
    '合計   ¥818',
    '(8%対象   ¥268',
    '(内税額',
    '¥19)',
    '(10%対象   ¥550',
    '(内税額',
    '¥50)',
    '現金   ¥818',
  );
  assert.deepEqual(found.taxes, ['10/550/50', '8/268/19']);
  assert.equal(found.total, 818);
});

test('it is no price of what stands above it', () => {
  const found = read('電池   ¥550', '軽減税率の品なし', '¥50)', '合計   ¥550');
  assert.deepEqual(found.goods, ['電池 550 null%']);
});

test('a code between the rate and the name of a till is neither a price nor a name', () => {
  const found = read(
    '外8 1005 馬鈴薯 (男爵 ¥249外',
    '外10 2001 手提袋 ¥5外',
    '(外8%対象 ¥249)',
    '(外8% ¥19)',
    '(外10%対象 ¥5)',
    '(外10% ¥0)',
    '合計 ¥273',
  );
  assert.deepEqual(found.goods, ['馬鈴薯 (男爵 249 8%', '手提袋 5 10%']);
});
