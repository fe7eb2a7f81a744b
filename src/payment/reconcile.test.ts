import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { createSecrets } from '../store/secrets.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';
import { createLeases } from './lease.ts';
import { createReconciler } from './reconcile.ts';
import type { Settlement } from './settlement.ts';

test('a pass forgets everything in the store whose time is over, and nothing else', async () => {
  let now = Date.UTC(2026, 10, 17);
  const store = openSqliteStore({ file: ':memory:', secrets: createSecrets(randomBytes(32)), now: () => now });
  const nothing: Settlement = {
    settle: async () => ({ outcome: 'pending' }),
    recover: async () => ({ outcome: 'pending' }),
    fateOf: async () => null,
  };
  const { pass } = createReconciler({
    store,
    settlement: nothing,
    leases: createLeases(store.payments, 1000),
    leaseMs: 1000,
    everyMs: 1000,
    log: { warn: () => undefined },
  });
  const remember = async () => {
    await store.cache.set('answer', 1, { freshMs: 1000 });
    await store.limits.take('bucket', { capacity: 1, refillPerSecond: 1 });
    await store.strikes.add('net:203.0.113.7', 1, 1000);
    await store.identifiers.bind('0xa', 'key', 'payment');
  };
  /** What a purge would still find. */
  const left = async () => [
    await store.cache.purge(),
    await store.limits.purge(),
    await store.strikes.purge(),
    await store.identifiers.purge(30 * 86_400_000),
  ];
  await remember();
  await pass();
  assert.equal((await store.cache.get('answer'))?.value, 1);
  now += 31 * 86_400_000;
  await pass();
  assert.deepEqual(await left(), [0, 0, 0, 0]);
  await remember();
  now += 31 * 86_400_000;
  assert.deepEqual(await left(), [1, 1, 1, 1], 'without a pass they stay');
  await store.close();
});
