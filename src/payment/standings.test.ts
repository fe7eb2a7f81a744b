import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStandings } from './standings.ts';

const silentStore = () => {
  const names: string[] = [];
  const add = async (name: string, points: number) => {
    names.push(name);
    return points;
  };
  return { names, strikes: { add, get: async () => 0, clear: async () => undefined, purge: async () => 0 } };
};

test('points fade, can be taken away, and never fall below nothing', async () => {
  let now = 0;
  const store = silentStore();
  const subject = createStandings(store, { prefix: 'net', fadeMs: 100, now: () => now });
  subject.change('a', 3);
  subject.change('a', -1);
  assert.equal(subject.pointsOf('a'), 2);
  now = 50;
  assert.equal(subject.pointsOf('a'), 1.5);
  subject.change('a', -5);
  assert.equal(subject.pointsOf('a'), 0);
  assert.deepEqual(new Set(store.names), new Set(['net:a']));
});

test('of many addresses those that did nothing for longest are forgotten', () => {
  const subject = createStandings(silentStore(), { prefix: 'net', fadeMs: 1000, now: () => 0, most: 3 });
  for (const address of ['a', 'b', 'c', 'a', 'd']) subject.change(address, 1);
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].map((address) => subject.pointsOf(address)),
    [2, 0, 1, 1],
  );
});

test('a store that is away leaves what was seen here', async () => {
  const away = { ...silentStore().strikes, add: () => Promise.reject(new Error('away')) };
  const subject = createStandings({ strikes: away }, { prefix: 'net', fadeMs: 1000, now: () => 0 });
  subject.change('a', 1);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(subject.pointsOf('a'), 1);
});
