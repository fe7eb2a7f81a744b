import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Job } from '../../batch-jobs/job-service.ts';
import { lookTogether } from './look-together.ts';

test('all who wait for a job share one read of the store, and each job has its own', async () => {
  const reads: string[] = [];
  const jobs = {
    get: async (id: string) => {
      reads.push(id);
      if (id === 'gone') throw new Error('no such job');
      return { id } as Job;
    },
  };
  const waiting = Array.from({ length: 500 }, (_, i) => lookTogether(jobs, i % 2 === 0 ? 'a' : 'b', 1));
  const seen = await Promise.all(waiting);
  assert.deepEqual([...new Set(seen.map(({ id }) => id))], ['a', 'b']);
  assert.deepEqual(reads.toSorted(), ['a', 'b']);
  await lookTogether(jobs, 'a', 1);
  assert.equal(reads.length, 3, 'the next look is a new one');
  const failed = await Promise.allSettled([lookTogether(jobs, 'gone', 1), lookTogether(jobs, 'gone', 1)]);
  assert.deepEqual(
    failed.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  await assert.rejects(lookTogether(jobs, 'gone', 1), /no such job/);
});
