import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { ItemOutcome, JobStore, NewJob, Turn } from '../../src/store/jobs.types.ts';
import type { PaymentKey } from '../../src/store/payments.types.ts';
import { claimOf, MINUTE, type Opened, type OpenFresh, paymentKey, standingClock } from './context.ts';

const RETENTION = 72 * 60 * MINUTE;
const bytes = (text: string) => new TextEncoder().encode(text);
const text = (value: Uint8Array | null) => (value ? new TextDecoder().decode(value) : null);
const succeed = (turn: Turn): ItemOutcome[] =>
  turn.items.map(({ index }) => ({ index, ok: true, result: bytes(`r${index}`), error: null, retryable: false }));

export function jobsContract(openFresh: OpenFresh): void {
  describe('jobs', () => {
    let opened: Opened;
    let jobs: JobStore;
    let clock: ReturnType<typeof standingClock>;
    beforeEach(async () => {
      clock = standingClock();
      opened = await openFresh(clock);
      jobs = opened.store.jobs;
    });
    afterEach(() => opened.close());

    async function newJob(count: number, changes: Partial<NewJob> = {}): Promise<{ job: NewJob; key: PaymentKey }> {
      const key = paymentKey();
      const claim = await opened.store.payments.claim(claimOf(key));
      assert.equal(claim.outcome, 'claimed');
      const job: NewJob = {
        jobIdHash: randomBytes(32).toString('hex'),
        sealedId: bytes('sealed'),
        operation: 'company_verify',
        requestHash: 'a'.repeat(64),
        idemKeyHash: null,
        payerHash: 'payer',
        paymentId: claim.row.id,
        unitPrice: 5000n,
        totalPrice: 5000n * BigInt(count),
        meta: { client_reference: 'ref' },
        items: Array.from({ length: count }, (_, i) => ({ itemId: i === 0 ? 'first' : null, input: bytes(`i${i}`) })),
        maxUnfinishedPerPayer: 5,
        maxWaitingItems: 50_000,
        ...changes,
      };
      return { job, key };
    }

    async function queued(count: number): Promise<string> {
      const { job, key } = await newJob(count, { payerHash: randomBytes(4).toString('hex') });
      assert.equal((await jobs.create(job)).outcome, 'created');
      await opened.store.payments.move(key, { to: 'settled' });
      assert.deepEqual(await jobs.followPayments(), { queued: 1, failed: 0 });
      clock.at += 1;
      return job.jobIdHash;
    }
    const take = (owner: string, limit = 20) => jobs.takeTurn({ owner, leaseMs: MINUTE, limit });
    const finish = (turn: Turn, owner: string, outcomes = succeed(turn)) =>
      jobs.finish({ jobIdHash: turn.jobIdHash, owner, outcomes, retentionMs: RETENTION });

    it('runs nothing before the payment is settled', async () => {
      const { job, key } = await newJob(2);
      const created = await jobs.create(job);
      assert.equal(created.outcome, 'created');
      assert.equal(await take('w'), null);
      assert.deepEqual(await jobs.followPayments(), { queued: 0, failed: 0 });
      await opened.store.payments.move(key, { to: 'work_done' });
      await opened.store.payments.move(key, { to: 'settling' });
      assert.deepEqual(await jobs.followPayments({ jobIdHash: job.jobIdHash }), { queued: 0, failed: 0 });
      await opened.store.payments.move(key, { to: 'settled' });
      assert.deepEqual(await jobs.followPayments({ jobIdHash: 'another' }), { queued: 0, failed: 0 });
      assert.deepEqual(await jobs.followPayments({ jobIdHash: job.jobIdHash }), { queued: 1, failed: 0 });
      const row = (await jobs.get(job.jobIdHash))!;
      assert.deepEqual(
        [row.state, row.settledAt, row.total, row.totalPrice, row.meta],
        ['queued', clock.at, 2, 10_000n, { client_reference: 'ref' }],
      );
    });

    it('deletes the items of a job whose settlement failed, and frees its keys', async () => {
      const { job, key } = await newJob(2, { idemKeyHash: 'key' });
      await jobs.create(job);
      await opened.store.payments.move(key, { to: 'cancelled' });
      assert.deepEqual(await jobs.followPayments(), { queued: 0, failed: 1 });
      const row = (await jobs.get(job.jobIdHash))!;
      assert.deepEqual([row.state, row.error], ['payment_failed', 'payment_cancelled']);
      const { job: next } = await newJob(2, { idemKeyHash: 'key' });
      assert.equal((await jobs.create(next)).outcome, 'created');
      assert.equal((await jobs.findByIdemKey('key'))?.jobIdHash, next.jobIdHash);
    });

    it('returns the job that has the same key or the same payment', async () => {
      const { job } = await newJob(1, { idemKeyHash: 'key' });
      const outcomes = await Promise.all([1, 2, 3].map((n) => jobs.create({ ...job, jobIdHash: `h${n}` })));
      assert.deepEqual(outcomes.map(({ outcome }) => outcome).sort(), ['created', 'exists', 'exists']);
      const { job: other } = await newJob(1, { idemKeyHash: 'key', requestHash: 'b'.repeat(64) });
      const clash = await jobs.create(other);
      assert.ok(clash.outcome === 'exists' && clash.job.requestHash === job.requestHash);
    });

    it('replaces a job left behind by a payment that was bound to another request', async () => {
      const { job } = await newJob(1);
      await jobs.create(job);
      const next = { ...job, jobIdHash: 'next', requestHash: 'b'.repeat(64) };
      assert.equal((await jobs.create(next)).outcome, 'created');
      assert.equal(await jobs.get(job.jobIdHash), null);
    });

    it('refuses too many jobs of one payer and too many waiting items', async () => {
      for (let i = 0; i < 2; i++) await jobs.create((await newJob(1)).job);
      const { job } = await newJob(1, { maxUnfinishedPerPayer: 2 });
      assert.equal((await jobs.create(job)).outcome, 'payer_limited');
      assert.equal((await jobs.create({ ...job, payerHash: 'other', maxWaitingItems: 2 })).outcome, 'queue_full');
      assert.equal((await jobs.create({ ...job, payerHash: 'other', maxWaitingItems: 3 })).outcome, 'created');
    });

    it('runs a job to its end and returns results in input order', async () => {
      const id = await queued(45);
      let turns = 0;
      for (let turn = await take('w'); turn; turn = await take('w')) {
        turns++;
        assert.equal(
          turn.items.every((item) => text(item.input) === `i${item.index}`),
          true,
        );
        assert.equal(await finish(turn, 'w'), turn.items.length);
      }
      assert.equal(turns, 3);
      const row = (await jobs.get(id))!;
      assert.deepEqual(
        [row.state, row.succeeded, row.failed, row.completedAt, row.expiresAt],
        ['completed', 45, 0, clock.at, clock.at + RETENTION],
      );
      const page = await jobs.results(id, { from: 40, limit: 3 });
      assert.deepEqual(
        page.map((item) => [item.index, text(item.result), item.ok]),
        [
          [40, 'r40', true],
          [41, 'r41', true],
          [42, 'r42', true],
        ],
      );
      assert.equal((await jobs.results(id, { from: 0, limit: 1 }))[0]?.itemId, 'first');
    });

    it('gives jobs their turns in rotation', async () => {
      const [a, b] = [await queued(60), await queued(60)];
      const order: string[] = [];
      for (let i = 0; i < 4; i++) {
        const turn = (await take('w'))!;
        order.push(turn.jobIdHash);
        clock.at += 1;
      }
      assert.deepEqual(order, [a, b, a, b]);
    });

    it('never gives one item to two workers', async () => {
      await queued(100);
      const turns = await Promise.all(Array.from({ length: 10 }, (_, i) => take(`w${i}`, 10)));
      const indexes = turns.flatMap((turn) => turn?.items.map(({ index }) => index) ?? []);
      for (let turn = await take('rest'); turn; turn = await take('rest')) {
        indexes.push(...turn.items.map(({ index }) => index));
      }
      assert.equal(indexes.length, 100);
      assert.equal(new Set(indexes).size, 100);
    });

    it('takes no outcome from a worker whose lease was lost', async () => {
      const id = await queued(1);
      const lost = (await take('slow'))!;
      clock.at += MINUTE;
      assert.deepEqual(await jobs.sweep({ maxAttempts: 5, retentionMs: RETENTION }), { returned: 1, failed: 0 });
      assert.deepEqual([(await jobs.get(id))?.state, (await jobs.get(id))?.attempts], ['queued', 1]);
      const turn = (await take('fresh'))!;
      assert.equal(turn.items[0]?.attempts, 2);
      assert.equal(await finish(lost, 'slow'), 0);
      assert.equal(await finish(turn, 'fresh'), 1);
      assert.equal((await jobs.get(id))?.succeeded, 1);
    });

    it('keeps leases by heartbeat', async () => {
      await queued(3);
      await take('w');
      clock.at += MINUTE - 1;
      assert.equal(await jobs.heartbeat('w', MINUTE), 3);
      clock.at += MINUTE - 1;
      assert.deepEqual(await jobs.sweep({ maxAttempts: 5, retentionMs: RETENTION }), { returned: 0, failed: 0 });
    });

    it('isolates an item that kills its workers: the others succeed, it alone fails', async () => {
      const id = await queued(5);
      const outcomes = async (turn: Turn) => {
        if (turn.items.some(({ index }) => index === 2)) {
          clock.at += MINUTE; // the worker died
          await jobs.sweep({ maxAttempts: 3, retentionMs: RETENTION });
        } else await finish(turn, 'w');
      };
      for (let turn = await take('w'); turn; turn = await take('w')) await outcomes(turn);
      const row = (await jobs.get(id))!;
      assert.deepEqual([row.state, row.succeeded, row.failed], ['completed', 4, 1]);
      const results = await jobs.results(id, { from: 0, limit: 10 });
      assert.deepEqual(
        results.map(({ ok, error, retryable }) => [ok, error, retryable]),
        [0, 1, 2, 3, 4].map((i) => (i === 2 ? [false, 'internal_error', true] : [true, null, false])),
      );
    });

    it('fails a job none of whose items ever ended', async () => {
      const id = await queued(1);
      for (let turn = await take('w'); turn; turn = await take('w')) {
        clock.at += MINUTE;
        await jobs.sweep({ maxAttempts: 2, retentionMs: RETENTION });
      }
      const row = (await jobs.get(id))!;
      assert.deepEqual([row.state, row.error, row.attempts], ['failed', 'internal_error', 2]);
    });

    it('gives items back unworked without counting an attempt', async () => {
      const id = await queued(3);
      await take('w');
      assert.equal(await jobs.giveBack('w'), 3);
      assert.equal((await jobs.get(id))?.state, 'queued');
      assert.deepEqual(
        (await take('v'))?.items.map(({ attempts }) => attempts),
        [1, 1, 1],
      );
    });

    it('retries the retryable failures once, for free', async () => {
      const id = await queued(3);
      const fail = (index: number, retryable: boolean): ItemOutcome => ({
        index,
        ok: false,
        result: null,
        error: retryable ? 'source_unavailable' : 'entity_not_found',
        retryable,
      });
      const first = (await take('w'))!;
      await finish(first, 'w', [succeed(first)[0]!, fail(1, true), fail(2, false)]);
      assert.equal((await jobs.get(id))?.state, 'completed');
      assert.equal(await jobs.retry(id), true);
      assert.deepEqual([(await jobs.get(id))?.state, (await jobs.get(id))?.failed], ['queued', 1]);
      const again = (await take('w'))!;
      assert.deepEqual(
        again.items.map((item) => text(item.input)),
        ['i1'],
      );
      await finish(again, 'w', [fail(1, true)]);
      assert.deepEqual([(await jobs.get(id))?.state, (await jobs.get(id))?.failed], ['completed', 2]);
      assert.equal(await jobs.retry(id), false);
    });

    it('gives a worker jobs of the operations it names', async () => {
      const look = await newJob(1, { payerHash: 'a', operation: 'postal_lookup' });
      const paper = await newJob(1, { payerHash: 'b', operation: 'receipt_extract' });
      for (const { job, key } of [look, paper]) {
        await jobs.create(job);
        await opened.store.payments.move(key, { to: 'settled' });
      }
      await jobs.followPayments();
      const of = async (operations: string[]) =>
        (await jobs.takeTurn({ owner: 'w', leaseMs: MINUTE, limit: 5, operations }))?.operation;
      assert.equal(await of(['receipt_extract', 'card_extract']), 'receipt_extract');
      assert.equal(await of(['receipt_extract']), undefined);
      assert.equal(await of(['postal_lookup']), 'postal_lookup');
    });

    it('keeps results that must go sooner no longer than they say, a retry included', async () => {
      const own = { retentionMs: RETENTION / 4 };
      const { job, key } = await newJob(2, { meta: own });
      await jobs.create(job);
      await opened.store.payments.move(key, { to: 'settled' });
      await jobs.followPayments();
      const first = (await take('w'))!;
      const failure: ItemOutcome = { index: 1, ok: false, result: null, error: 'document_empty', retryable: true };
      await finish(first, 'w', [succeed(first)[0]!, failure]);
      const { expiresAt } = (await jobs.get(job.jobIdHash))!;
      assert.equal(expiresAt, clock.at + own.retentionMs);
      clock.at += own.retentionMs / 2;
      assert.equal(await jobs.retry(job.jobIdHash), true);
      await finish((await take('w'))!, 'w');
      assert.equal((await jobs.get(job.jobIdHash))?.expiresAt, expiresAt);
    });

    it('expires after retention or at once on demand, and deletes what it held', async () => {
      const [kept, deleted] = [await queued(1), await queued(1)];
      for (let turn = await take('w'); turn; turn = await take('w')) await finish(turn, 'w');
      assert.equal(await jobs.expire(deleted), true);
      assert.equal(await jobs.expire(deleted), false);
      assert.equal((await jobs.get(deleted))?.state, 'expired');
      assert.deepEqual(await jobs.results(deleted, { from: 0, limit: 1 }), []);
      assert.equal(await jobs.purge({ keepMs: RETENTION }), 0);
      assert.equal((await jobs.get(kept))?.state, 'completed');
      clock.at += RETENTION;
      assert.equal(await jobs.purge({ keepMs: RETENTION }), 1);
      assert.deepEqual([(await jobs.get(kept))?.state, await jobs.get(deleted)], ['expired', null]);
      clock.at += RETENTION;
      await jobs.purge({ keepMs: RETENTION });
      assert.equal(await jobs.get(kept), null);
    });

    it('stops a running job that is deleted', async () => {
      const id = await queued(5);
      const turn = (await take('w', 2))!;
      assert.equal(await jobs.expire(id), true);
      assert.equal(await finish(turn, 'w'), 0);
      assert.equal(await take('w'), null);
    });

    it('counts what waits and runs', async () => {
      await queued(5);
      await take('w', 2);
      assert.deepEqual(await jobs.counts(), { waitingItems: 3, runningItems: 2, byState: { running: 1 } });
    });
  });
}
