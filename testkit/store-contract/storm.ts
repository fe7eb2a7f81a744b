import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StateStore } from '../../src/store/state-store.ts';
import { claimOf, type OpenFresh, paymentKey, randomHex } from './context.ts';

const JOBS = 6;
const ITEMS = 40;
const RETENTION_MS = 3_600_000;
const bytes = (text: string) => new TextEncoder().encode(text);

/** Workers that stop, stall and die at random while jobs are created, deleted and swept: nothing is lost or doubled. */
export function stormContract(openFresh: OpenFresh): void {
  it('loses and doubles no item while workers die, stall and give back at random', async () => {
    const opened = await openFresh({ now: Date.now });
    const stores = [opened.store, await opened.again()];
    const ids = await Promise.all(Array.from({ length: JOBS }, (_, i) => addJob(stores[i % 2]!)));
    const deleted = ids[0]!;
    const unfinished = async () => {
      const { byState } = await opened.store.jobs.counts();
      return (byState.settling ?? 0) + (byState.queued ?? 0) + (byState.running ?? 0);
    };
    let done = false;
    const end = Date.now() + 60_000;
    const workers = Array.from({ length: 5 }, async (_, n) => {
      const { jobs } = stores[n % 2]!;
      for (let round = 0; !done; round++) {
        const owner = `w${n}-${round}`;
        const turn = await jobs.takeTurn({ owner, leaseMs: 150, limit: 5 });
        if (!turn) {
          await sleep(5);
          continue;
        }
        const chance = Math.random();
        if (chance < 0.1) continue; // died: the lease runs out
        if (chance < 0.2) {
          await jobs.giveBack(owner);
          continue;
        }
        if (chance < 0.3) await sleep(200); // stalled: what it says afterwards may no longer count
        const outcomes = turn.items.map(({ index, input }) => ({
          index,
          ok: index % 7 !== 0,
          result: index % 7 === 0 ? null : input,
          error: index % 7 === 0 ? 'timeout' : null,
          retryable: index % 7 === 0,
        }));
        await jobs.finish({ jobIdHash: turn.jobIdHash, owner, outcomes, retentionMs: RETENTION_MS });
      }
    });
    const sweeper = (async () => {
      while (!done) {
        await stores[1]!.jobs.sweep({ maxAttempts: 1000, retentionMs: RETENTION_MS });
        await sleep(20);
      }
    })();
    await sleep(100);
    await stores[1]!.jobs.expire(deleted);
    while ((await unfinished()) > 0) {
      assert.ok(Date.now() < end, 'the jobs did not end within a minute');
      await sleep(20);
    }
    done = true;
    await Promise.all([...workers, sweeper]);
    for (const id of ids.slice(1)) {
      const job = (await opened.store.jobs.get(id))!;
      const results = await opened.store.jobs.results(id, { from: 0, limit: 1000 });
      const failed = results.filter(({ ok }) => !ok).length;
      assert.deepEqual(
        [job.state, job.succeeded, job.failed, results.length],
        ['completed', ITEMS - failed, failed, ITEMS],
      );
      for (const { index, ok, result } of results) {
        assert.equal(ok, index % 7 !== 0);
        if (ok) assert.equal(new TextDecoder().decode(result!), `${id} ${index}`);
      }
    }
    assert.equal((await opened.store.jobs.get(deleted))?.state, 'expired');
    assert.deepEqual(await opened.store.jobs.results(deleted, { from: 0, limit: 10 }), []);
    assert.deepEqual((await opened.store.jobs.counts()).runningItems, 0);
    await stores[1]!.close();
    await opened.close();
  });
}

async function addJob(store: StateStore): Promise<string> {
  const key = paymentKey();
  const claim = await store.payments.claim(claimOf(key));
  assert.equal(claim.outcome, 'claimed');
  const jobIdHash = randomHex(32);
  await store.jobs.create({
    jobIdHash,
    sealedId: bytes('id'),
    operation: 'company_verify',
    requestHash: 'a'.repeat(64),
    idemKeyHash: null,
    payerHash: key.payer,
    paymentId: claim.row.id,
    unitPrice: 1n,
    totalPrice: BigInt(ITEMS),
    meta: {},
    items: Array.from({ length: ITEMS }, (_, i) => ({ itemId: null, input: bytes(`${jobIdHash} ${i}`) })),
    maxUnfinishedPerPayer: 5,
    maxWaitingItems: 50_000,
  });
  await store.payments.move(key, { to: 'settled' });
  await store.jobs.followPayments({ jobIdHash });
  return jobIdHash;
}
