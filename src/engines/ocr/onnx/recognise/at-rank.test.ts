import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atRank } from './at-rank.ts';

test('every place has the value it has when all are sorted', () => {
  let state = 7;
  for (const levels of [1, 3, 40, 5000]) {
    const values = Float32Array.from({ length: 301 }, () => {
      state = (state * 48271) % 2147483647;
      return state % levels;
    });
    const sorted = values.toSorted();
    const parted = values.slice();
    for (let place = 0; place < values.length; place += 7) assert.equal(atRank(parted, place), sorted[place]);
  }
  assert.equal(atRank(Float32Array.of(4), 0), 4);
});
