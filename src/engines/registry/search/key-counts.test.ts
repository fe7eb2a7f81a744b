import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../../testkit/registry/random.ts';
import { KeyCounts } from './key-counts.ts';

const ALL = Number.POSITIVE_INFINITY;

test('the keys met most come first, of equal ones the first met', () => {
  const counts = new KeyCounts();
  for (const key of [5, 2 ** 47 + 9, 7, 2 ** 47 + 9, 7, 3]) counts.add(key, 1, ALL);
  assert.deepEqual(counts.best(10, 1), [2 ** 47 + 9, 7, 5, 3]);
  assert.deepEqual(counts.best(3, 1), [2 ** 47 + 9, 7, 5]);
  assert.deepEqual(counts.best(10, 2), [2 ** 47 + 9, 7]);
  assert.deepEqual(counts.best(10, 9), [2 ** 47 + 9, 7], 'none was met nine times: those met most');
});

test('nothing was met', () => assert.deepEqual(new KeyCounts().best(10, 1), []));

test('a full table takes no new key and still counts those it has', () => {
  const counts = new KeyCounts();
  for (const key of [1, 2, 3, 1, 3]) counts.add(key, 1, 2);
  assert.deepEqual(counts.best(10, 1), [1, 2]);
  counts.add(3, 2, ALL);
  assert.deepEqual(counts.best(10, 1), [1, 3, 2]);
});

test('tens of thousands of 48-bit keys are counted as a Map counts them', () => {
  const r = random(5);
  const counts = new KeyCounts();
  const known = new Map<number, number>();
  for (let i = 0; i < 60_000; i++) {
    // Many share their lowest 32 bits.
    const key = r.below(64) * 0x1_0000_0000 + r.below(900) * 4_000_000;
    const by = 1 + r.below(2);
    counts.add(key, by, ALL);
    known.set(key, (known.get(key) ?? 0) + by);
  }
  const sorted = [...known].sort((a, b) => b[1] - a[1]).map(([key]) => key);
  assert.deepEqual(counts.best(ALL, 1), sorted);
});
