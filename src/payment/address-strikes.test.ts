import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAddressStrikes } from './address-strikes.ts';

const HOUR = 3_600_000;

/** A store that counts, as several servers share it. */
function sharedStore() {
  const points = new Map<string, number>();
  const add = async (name: string, more: number) => {
    points.set(name, (points.get(name) ?? 0) + more);
    return points.get(name)!;
  };
  return { strikes: { add, get: async () => 0, clear: async () => undefined, purge: async () => 0 } };
}

test('an address that fails often has one check at a time, then none, and comes back when its strikes fade', async () => {
  let now = 0;
  const subject = createAddressStrikes(sharedStore(), { strikes: 3, fadeMs: HOUR, now: () => now });
  const fail = () => subject.add('203.0.113.7');
  for (let i = 0; i < 3; i++) fail();
  assert.equal(subject.enter('203.0.113.7'), true);
  assert.equal(subject.enter('203.0.113.7'), false, 'one at a time');
  subject.leave('203.0.113.7');
  assert.equal(subject.enter('203.0.113.7'), true);
  subject.leave('203.0.113.7');
  for (let i = 0; i < 3; i++) fail();
  assert.equal(subject.enter('203.0.113.7'), false);
  assert.equal(subject.enter('203.0.113.8'), true, 'others are not touched');
  await Promise.resolve();
  now = 2 * HOUR;
  assert.equal(subject.enter('203.0.113.7'), true);
});

test('what another server saw counts here from the first failure on', async () => {
  const store = sharedStore();
  const options = { strikes: 3, fadeMs: HOUR, now: () => 0 };
  const other = createAddressStrikes(store, options);
  for (let i = 0; i < 8; i++) other.add('203.0.113.7');
  const here = createAddressStrikes(store, options);
  assert.equal(here.enter('203.0.113.7'), true, 'not known here yet');
  here.add('203.0.113.7');
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(here.enter('203.0.113.7'), false);
});
