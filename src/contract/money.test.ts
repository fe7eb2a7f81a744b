import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatAmount, formatUsd, parseUsd } from './money.ts';

test('prices become atomic units exactly, and come back', () => {
  for (const [usd, units] of [
    ['$0.001', 1000n],
    ['$0.005', 5000n],
    ['$0.10', 100_000n],
    ['$1', 1_000_000n],
    ['$12.345678', 12_345_678n],
  ] as const) {
    assert.equal(parseUsd(usd), units);
  }
  assert.equal(formatUsd(5000n), '$0.005');
  assert.equal(formatAmount(100_000n), '0.1');
  assert.equal(formatUsd(35_000_000n), '$35');
});

test('anything finer than an atomic unit, negative or not a number is refused', () => {
  for (const wrong of ['0.005', '$0.0000001', '$-1', '$', '$1e3', '$.5'])
    assert.throws(() => parseUsd(wrong), TypeError);
});
