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

test('those who waited together go on a few in each turn of the loop, those who waited in vain too', async () => {
  const jobs = {
    get: async (id: string) => {
      if (id === 'gone') throw new Error('no such job');
      return { id } as Job;
    },
  };
  for (const id of ['a', 'gone']) {
    let turns = 0;
    let left = 200;
    const wentOn = new Map<number, number>();
    const waiting = Array.from({ length: left }, () =>
      lookTogether(jobs, id, 1)
        .catch(() => undefined)
        .then(() => {
          wentOn.set(turns, (wentOn.get(turns) ?? 0) + 1);
          left--;
        }),
    );
    const turn = () => {
      turns++;
      if (left > 0) setImmediate(turn);
    };
    turn();
    await Promise.all(waiting);
    assert.ok(Math.max(...wentOn.values()) <= 20, `${id}: ${[...wentOn.values()]}`);
  }
});
