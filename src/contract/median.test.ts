import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median } from './median.ts';

test('the median is the middle value, and what it was asked of stays in its order', () => {
  const values = [10, 2, 33];
  assert.equal(median(values), 10);
  assert.deepEqual(values, [10, 2, 33]);
  assert.equal(median([4, 1, 3, 2]), 3);
  assert.equal(median([]), Number.NaN);
});
