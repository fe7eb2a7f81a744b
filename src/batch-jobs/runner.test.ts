import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Turn } from '../store/jobs.types.ts';
import { createSecrets } from '../store/secrets.ts';
import type { StateStore } from '../store/state-store.ts';
import { createRunner } from './runner.ts';

/** A store that has so many turns of twenty items, and answers at once, as SQLite does. */
function storeOf(turns: number, whenDone: () => void): StateStore {
  const secrets = createSecrets(Buffer.alloc(32, 1));
  const items = Array.from({ length: 20 }, (_, index) => ({ index, input: secrets.seal('{}', 'item:job') }));
  const turn = { jobIdHash: 'job', operation: 'address_normalize', meta: {}, items } as unknown as Turn;
  let left = turns;
  const jobs = {
    takeTurn: async () => (left-- > 0 ? turn : undefined),
    finish: async () => {
      if (left === 0) whenDone();
    },
  };
  return { jobs, secrets } as unknown as StateStore;
}

test('between the items of a job everybody else has a turn of the loop', async () => {
  let loopTurns = 0;
  const seenAt: number[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const runner = createRunner({
    store: storeOf(5, resolve),
    runItem: async () => {
      seenAt.push(loopTurns);
      return {};
    },
    retentionMs: 1,
    log: { warn: (fields) => assert.fail(JSON.stringify(fields)) },
  });
  const turn = () => {
    loopTurns++;
    if (seenAt.length < 100) setImmediate(turn);
  };
  setImmediate(turn);
  runner.start();
  await promise;
  await runner.stop();
  assert.equal(seenAt.length, 100);
  const inOneTurn = Map.groupBy(seenAt, (at) => at);
  assert.ok(Math.max(...[...inOneTurn.values()].map((items) => items.length)) <= 4, `${loopTurns} turns`);
});
