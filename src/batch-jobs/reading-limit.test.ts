import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type BucketState, drawFrom } from '../store/bucket.ts';
import type { LimitStore } from '../store/limits.types.ts';
import { createReadingLimit } from './reading-limit.ts';

function bed(total: number) {
  let now = 0;
  const states = new Map<string, BucketState>();
  const limits: LimitStore = {
    async take(name, bucket) {
      const { tokens, outcome } = drawFrom(states.get(name), bucket, now);
      states.set(name, { tokens, updated_at: now });
      return outcome;
    },
    purge: async () => 0,
  };
  const limit = createReadingLimit(limits, { jobIdHash: 'a', total });
  const readAll = async (page: number) => {
    for (let from = 0; from < total; from += page) await limit.count(Math.min(page, total - from));
  };
  return { limit, readAll, later: (seconds: number) => (now += seconds * 1000) };
}

test('a job is read five times in a row, in pages of any size, then once in twenty seconds', async () => {
  const { readAll, later } = bed(1000);
  for (const page of [100, 500, 1, 33, 1000]) await readAll(page);
  await assert.rejects(readAll(500), { code: 'rate_limited', retryAfterSeconds: 10 });
  later(20);
  await readAll(500);
  await assert.rejects(readAll(500), { code: 'rate_limited' });
});

test('a small job is read a hundred times in a row; an empty page counts nothing', async () => {
  const { readAll, limit, later } = bed(1);
  for (let i = 0; i < 100; i++) await readAll(1);
  await assert.rejects(readAll(1), { code: 'rate_limited', retryAfterSeconds: 1 });
  await limit.count(0);
  later(1);
  await readAll(1);
});
