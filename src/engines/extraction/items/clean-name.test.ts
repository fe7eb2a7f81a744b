import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clean } from './clean-name.ts';

test('marks, days, bullets, words of a column and remarks about the tax are no part of a name', () => {
  for (const [printed, name] of [
    ['10/05 灯油配達', '灯油配達'],
    ['木綿豆腐 ※', '木綿豆腐'],
    ['・切手(非課税)', '切手'],
    ['品名 スチールラック', 'スチールラック'],
    ['部品A  大 …', '部品A 大'],
  ] as const)
    assert.equal(clean(printed), name);
});

test('sizes and brackets that belong to a name stay', () => {
  for (const name of ['T.H.C.', 'パネル (600×900)', '24ヶ月点検', '商品券', 'コーヒー(R)'])
    assert.equal(clean(name), name);
});
