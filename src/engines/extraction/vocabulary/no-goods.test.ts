import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNoGoods, NO_GOODS } from './no-goods.ts';

for (const { id, example, counterExample } of NO_GOODS)
  test(`a name that is no goods: ${id}`, () => {
    assert.equal(isNoGoods(example), true);
    assert.equal(isNoGoods(counterExample), false);
  });

test('the reading of a meter behind its size, and what is left of a contract, are no goods', () => {
  for (const name of ['メーター口径 25mm 今回指針', '口径 20mm 当月検針値', '残工事高', '残契約金額'])
    assert.equal(isNoGoods(name), true, name);
  for (const name of ['メーター使用料', '指針交換作業', '残工事用部材']) assert.equal(isNoGoods(name), false, name);
});

test('the steps of a bill by progress and what is said to lie in another charge are no goods', () => {
  for (const name of ['当月迄出来高 65%', '請負残高', '機種 MX-C330 前回 118,200 今回', 'A+B'])
    assert.equal(isNoGoods(name), true, name);
  for (const name of ['出来高管理費', '機種変更手数料', 'A+アルファ']) assert.equal(isNoGoods(name), false, name);
});
