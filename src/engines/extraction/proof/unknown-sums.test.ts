import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSum } from './unknown-sums.ts';

test('words of a paper’s own that end as sums do are sums', () => {
  for (const label of ['運賃計 ', '今回お支払   ¥', 'ご請求            ', '全体会計    ¥', '附帯料金(高速代)計  '])
    assert.equal(isSum(label), true, label);
});

test('clocks, plans and running counts are no sums', () => {
  for (const label of ['腕時計 ', '設計 ', 'ポイント累計 ', '現金 ¥', '支払方法 '])
    assert.equal(isSum(label), false, label);
});
