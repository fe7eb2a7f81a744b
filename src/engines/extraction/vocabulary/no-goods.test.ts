import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNoGoods, NO_GOODS } from './no-goods.ts';

for (const { id, example, counterExample } of NO_GOODS)
  test(`a name that is no goods: ${id}`, () => {
    assert.equal(isNoGoods(example), true);
    assert.equal(isNoGoods(counterExample), false);
  });
