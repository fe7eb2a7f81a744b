import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Visited } from './visited.ts';

test('a place is new until it was reached at that cost or less', () => {
  const visited = new Visited();
  visited.clear();
  assert.equal(visited.wasReached(700_000, 35, 1), false);
  assert.equal(visited.wasReached(700_000, 35, 1), true);
  assert.equal(visited.wasReached(700_000, 35, 1.5), true);
  assert.equal(visited.wasReached(700_000, 35, 0.5), false);
  assert.equal(visited.wasReached(700_000, 36, 1), false);
  assert.equal(visited.wasReached(700_001, 35, 1), false);
});

test('the next search finds nothing of the last', () => {
  const visited = new Visited();
  visited.clear();
  visited.wasReached(1, 1, 0);
  visited.clear();
  assert.equal(visited.wasReached(1, 1, 0), false);
});

test('as many places as one search makes are told apart', () => {
  const visited = new Visited();
  visited.clear();
  const reached = new Map<string, number>();
  for (let i = 0; i < 5000; i++) {
    const [node, place, cost] = [(i * 7919) % 300, (i * 31) % 160, (i % 6) / 4];
    const before = reached.get(`${node} ${place}`) ?? Number.POSITIVE_INFINITY;
    assert.equal(visited.wasReached(node, place, cost), before <= cost);
    if (cost < before) reached.set(`${node} ${place}`, cost);
  }
});
