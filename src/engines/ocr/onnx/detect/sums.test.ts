import assert from 'node:assert/strict';
import { test } from 'node:test';
import { integralOf, levelOf } from './sums.ts';

test('four corners tell the sum of any rectangle', () => {
  const sums = integralOf(Uint8Array.of(1, 2, 3, 4, 5, 6), 3, 2);
  const at = (x: number, y: number) => sums[y * 4 + x]!;
  assert.equal(at(3, 2), 21);
  assert.equal(at(3, 2) - at(1, 2) - at(3, 1) + at(1, 1), 11);
});

test('the level a share of the picture is no lighter than', () => {
  const data = Uint8Array.of(10, 10, 10, 200, 200, 200, 200, 200, 200, 255);
  assert.deepEqual([levelOf(data, 0), levelOf(data, 0.3), levelOf(data, 0.95)], [10, 200, 255]);
});
