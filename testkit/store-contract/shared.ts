import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { StateStore } from '../../src/store/state-store.ts';
import { MINUTE, type Opened, type OpenFresh, standingClock } from './context.ts';

export function sharedContract(openFresh: OpenFresh): void {
  let opened: Opened;
  let store: StateStore;
  let clock: ReturnType<typeof standingClock>;
  beforeEach(async () => {
    clock = standingClock();
    opened = await openFresh(clock);
    store = opened.store;
  });
  afterEach(() => opened.close());

  describe('cache', () => {
    it('returns a value while fresh, then marked stale, then not at all', async () => {
      await store.cache.set('k', { 名: '株式会社' }, { freshMs: 1000, keepMs: 500 });
      assert.deepEqual(await store.cache.get('k'), {
        value: { 名: '株式会社' },
        storedAt: clock.at,
        freshUntil: clock.at + 1000,
        fresh: true,
      });
      clock.at += 1000;
      assert.equal((await store.cache.get('k'))?.fresh, false);
      clock.at += 500;
      assert.equal(await store.cache.get('k'), null);
      assert.equal(await store.cache.purge(), 1);
    });

    it('replaces and deletes', async () => {
      await store.cache.set('k', 1, { freshMs: 1000 });
      await store.cache.set('k', null, { freshMs: 1000 });
      assert.equal((await store.cache.get('k'))?.value, null);
      await store.cache.delete('k');
      assert.equal(await store.cache.get('k'), null);
    });

    it('locks a key for one owner until it unlocks or its time is up', async () => {
      const tries = await Promise.all(['a', 'b', 'c'].map((owner) => store.cache.lock('k', owner, MINUTE)));
      assert.equal(tries.filter(Boolean).length, 1);
      const holder = ['a', 'b', 'c'][tries.indexOf(true)]!;
      await store.cache.unlock('k', 'somebody else');
      assert.equal(await store.cache.lock('k', 'd', MINUTE), false);
      await store.cache.unlock('k', holder);
      assert.equal(await store.cache.lock('k', 'd', MINUTE), true);
      clock.at += MINUTE;
      assert.equal(await store.cache.lock('k', 'e', MINUTE), true);
    });
  });

  describe('limits', () => {
    const bucket = { capacity: 3, refillPerSecond: 1 };

    it('allows the burst, then as much as flows in', async () => {
      const taken = await Promise.all(Array.from({ length: 5 }, () => store.limits.take('x', bucket)));
      assert.equal(taken.filter(({ allowed }) => allowed).length, 3);
      const refused = await store.limits.take('x', bucket);
      assert.deepEqual(refused, { allowed: false, remaining: 0, retryAfterMs: 1000 });
      clock.at += 1000;
      assert.deepEqual(await store.limits.take('x', bucket), { allowed: true, remaining: 0, retryAfterMs: 0 });
      assert.equal((await store.limits.take('y', bucket)).allowed, true);
    });

    it('never fills above the burst nor gives anything for a clock set back', async () => {
      for (let i = 0; i < 3; i++) await store.limits.take('x', bucket);
      clock.at -= MINUTE;
      assert.equal((await store.limits.take('x', bucket)).allowed, false);
      clock.at += 60 * MINUTE;
      assert.deepEqual(await store.limits.take('x', { ...bucket, cost: 3 }), {
        allowed: true,
        remaining: 0,
        retryAfterMs: 0,
      });
    });

    it('never allows what costs more than the bucket holds', async () => {
      const outcome = await store.limits.take('x', { ...bucket, cost: 4 });
      assert.deepEqual(outcome, { allowed: false, remaining: 3, retryAfterMs: Number.POSITIVE_INFINITY });
    });

    it('forgets buckets nobody used for a day', async () => {
      await store.limits.take('x', bucket);
      assert.equal(await store.limits.purge(), 0);
      clock.at += 25 * 60 * MINUTE;
      assert.equal(await store.limits.purge(), 1);
    });
  });

  describe('sync', () => {
    it('keeps named states with a version', async () => {
      assert.equal(await store.sync.get('nta'), null);
      assert.equal(await store.sync.put('nta', { last: '20261114' }), 1);
      assert.equal(await store.sync.put('nta', { last: '20261115' }), 2);
      assert.deepEqual(await store.sync.get('nta'), { value: { last: '20261115' }, version: 2, updatedAt: clock.at });
    });

    it('refuses to overwrite what changed in between', async () => {
      assert.equal(await store.sync.put('nta', 1, { ifVersion: 0 }), 1);
      assert.equal(await store.sync.put('nta', 2, { ifVersion: 0 }), null);
      const writes = await Promise.all([2, 3, 4].map((value) => store.sync.put('nta', value, { ifVersion: 1 })));
      assert.deepEqual(
        writes.filter((version) => version !== null),
        [2],
      );
    });

    it('lists states by prefix, without reading % or _ as patterns', async () => {
      for (const name of ['a_1', 'a_2', 'ab', 'a%']) await store.sync.put(name, name);
      assert.deepEqual(
        (await store.sync.list('a_')).map((state) => state.name),
        ['a_1', 'a_2'],
      );
    });

    it('gives a named lease to one node, which may renew it', async () => {
      assert.equal(await store.sync.lease('loop', 'a', MINUTE), true);
      assert.equal(await store.sync.lease('loop', 'b', MINUTE), false);
      assert.equal(await store.sync.lease('loop', 'a', MINUTE), true);
      await store.cache.purge();
      assert.equal(await store.sync.lease('loop', 'b', MINUTE), false, 'what has its time left is not cleared away');
      await store.sync.release('loop', 'a');
      assert.equal(await store.sync.lease('loop', 'b', MINUTE), true);
      clock.at += MINUTE;
      assert.equal(await store.sync.lease('loop', 'a', MINUTE), true);
    });
  });

  describe('store', () => {
    it('answers a ping and tells its clock', async () => {
      await store.ping();
      assert.equal(await store.now(), clock.at);
    });
  });
}
