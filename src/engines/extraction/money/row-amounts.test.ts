import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { amountsOf } from './row-amounts.ts';

const amountsIn = (text: string) => amountsOf(rowsOfText(text).rows[0]!, [], false).map(({ value }) => value);

test('digits beside a seal or a place nobody could read are no amount', () => {
  for (const text of ['小計  22[印影]0', '合計 ¥2[印影]800', '合計 4,(判読不能)0', '消費税 1■00', '合計 12【シミ】'])
    assert.deepEqual(amountsIn(text), [], text);
});

test('what an amount is said to be in brackets does not take it away', () => {
  assert.deepEqual(amountsIn('合計 1,000[税込]'), [1000]);
  assert.deepEqual(amountsIn('[合計] 1,000'), [1000]);
});

test('what one of them costs is no amount of the paper', () => {
  assert.deepEqual(amountsIn('(内軽油引取税 32.1円/L ¥1,605)'), [1605]);
  assert.deepEqual(amountsIn('駐車料金 300円'), [300]);
});

test('the digits a masked card shows are no amount, a sum in Markdown is one', () => {
  assert.deepEqual(amountsIn('Visa •••• 0118'), []);
  assert.deepEqual(amountsIn('カード番号 ****-****-****-2231'), []);
  assert.deepEqual(amountsIn('合計 **136,312**'), [136_312]);
});

test('the sen of a bill are money behind a name alone, a measure with a fraction is none', () => {
  assert.deepEqual(amountsIn('電力量料金    201,340.50'), [201_340.5]);
  assert.deepEqual(amountsIn('軽油   1,250.50   112.0'), []);
});
