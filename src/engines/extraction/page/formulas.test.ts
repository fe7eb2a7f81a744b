import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutFormulas } from './formulas.ts';

test('how a sum was reckoned is left out, and nothing moves', () => {
  for (const [printed, read] of [
    ['④今回出来高(②-③)  4,080,000', '④今回出来高       4,080,000'],
    ['E 保留金 (D×10%)  ▲314,500', 'E 保留金            ▲314,500'],
    ['決済手数料 3.6% (対象額 512,400)  18,446', '決済手数料 3.6%                    18,446'],
    ['消費税(1、2の10%)  35,000円', '消費税             35,000円'],
    ['合計(1+2)  330,000円', '合計       330,000円'],
    ['源泉所得税(¥650,000×10.21%)  -¥66,365', '源泉所得税                   -¥66,365'],
  ] as const) {
    assert.equal(withoutFormulas(printed).replace(/ +/g, ' '), read.replace(/ +/g, ' '));
    assert.equal(withoutFormulas(printed).length, printed.length);
  }
});

test('rates, sizes, telephones and names in brackets stay', () => {
  for (const text of [
    '消費税(10%) 120',
    '消費税 10% (対象額 512,400)',
    'パネル (600×900) 2枚',
    'TEL (06)6555-7800',
    '(A) 税抜 1,000',
    'ボルト(M8×40) 120',
  ])
    assert.equal(withoutFormulas(text), text);
});
