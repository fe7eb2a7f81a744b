import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNearlySum } from './damaged-labels.ts';

for (const label of ['合討 ', '台計  ¥', 'ご請氷金額 ', '領牧金額 ¥', '※合汁(税込) ', '合   ¥'])
  test(`${label.trim()}: a word of a sum with one wrong letter`, () => assert.ok(isNearlySum(label)));

for (const label of [
  '合計 ',
  '小物 ',
  '総菜 ',
  'コーヒー ',
  '',
  '合鍵作成 ',
  '前回までの分 ',
  '請求日:26/10/31   得意先 ',
])
  test(`${label.trim() || 'nothing'}: no damaged word of a sum`, () => assert.ok(!isNearlySum(label)));
