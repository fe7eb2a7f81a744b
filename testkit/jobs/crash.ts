import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createJobService, type Job } from '../../src/batch-jobs/job-service.ts';
import { createRunner } from '../../src/batch-jobs/runner.ts';
import { openStateStore } from '../../src/store/open.ts';
import { childEnvironment } from '../child-environment.ts';
import { claimOf, PATIENT, paymentKey } from '../store-contract/context.ts';
import { type CrashOrder, JOB_LIMITS, type Place, runsOf, settle, work } from './work.ts';

const CHILD = fileURLToPath(new URL('./crash.child.ts', import.meta.url));
const ITEMS = 45;
const LEASE_MS = 300;
const LIVING_LEASE_MS = 60_000;
const RETENTION_MS = 3_600_000;

/** Steps of a job's life at which the process that works on it can die. */
export const WORK_POINTS = [
  'before create',
  'after create',
  'before followPayments',
  'after followPayments',
  'before takeTurn',
  'after takeTurn',
  'in an item',
  'before finish',
  'after finish',
] as const;
export const STOP_POINTS = ['before giveBack', 'after giveBack'] as const;
export const SWEEP_POINTS = ['before sweep', 'after sweep'] as const;
export const RETRY_POINTS = ['before retry', 'after retry'] as const;
export const EXPIRE_POINTS = ['before expire', 'after expire'] as const;

export interface JobCrashLab {
  /** A process dies while it creates, settles, or works on a job; another one brings it to its end. */
  work(point: string, action?: 'work' | 'stop'): Promise<void>;
  /** One dies holding items, a second one while giving them back to the queue. */
  sweep(point: string): Promise<void>;
  retry(point: string): Promise<void>;
  remove(point: string): Promise<void>;
  close(): Promise<void>;
}

export async function openJobCrashLab(options: { databaseUrl?: string } = {}): Promise<JobCrashLab> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jbis-job-crash-'));
  const place: Place = { dataDir, stateKey: Buffer.alloc(32, 9).toString('base64'), ...options };
  const store = await openStateStore({ ...place, deadlines: PATIENT });
  const service = createJobService(store, JOB_LIMITS);
  let serial = 0;

  /** A payment that is claimed, and the batch bought with it. */
  const order = async (failures = 0) => {
    const key = paymentKey();
    const claim = await store.payments.claim(claimOf(key, { validBefore: Date.now() + 600_000 }));
    assert.equal(claim.outcome, 'claimed');
    const numbers = Array.from({ length: ITEMS }, () => serial++);
    const batch = {
      operation: 'company_verify' as const,
      items: numbers.map((n) => ({ itemId: `n${n}`, input: { n, failures: n % 3 === 0 ? failures : 0 } })),
      unitPrice: 5000n,
      requestHash: 'a'.repeat(64),
      payer: key.payer,
      paymentId: claim.outcome === 'claimed' ? claim.row.id : '',
      idempotencyKey: null,
      meta: {},
    };
    return { key, batch, numbers };
  };

  const dies = (point: string, rest: Omit<CrashOrder, 'place' | 'leaseMs'>): Promise<void> =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify({ ...rest, place, leaseMs: LEASE_MS }, (_key, value: unknown) =>
        typeof value === 'bigint' ? Number(value) : value,
      );
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', CHILD], {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...childEnvironment(), CRASH_AT: point, ORDER: text },
      });
      child.once('exit', (code, signal) =>
        signal === 'SIGKILL'
          ? resolve()
          : reject(new Error(`ended with ${code ?? signal} without reaching "${point}"`)),
      );
    });

  /** What a node that lives does: works, follows payments, sweeps dead leases. */
  const finish = async (id: string): Promise<Job> => {
    const runner = createRunner({
      store,
      retentionMs: RETENTION_MS,
      // Whoever lives keeps what it took, however busy the machine is.
      leaseMs: LIVING_LEASE_MS,
      idleMs: 10,
      log: { warn: () => undefined },
      runItem: (_operation, input) => work(dataDir, input),
    });
    runner.start();
    try {
      for (const end = Date.now() + 240_000; ; await pause(30)) {
        await store.jobs.followPayments();
        await store.jobs.sweep({ maxAttempts: 5, retentionMs: RETENTION_MS });
        const job = await service.get(id);
        if (job.state === 'completed' || job.state === 'failed') return job;
        assert.ok(Date.now() < end, `still ${job.state}`);
      }
    } finally {
      await runner.stop();
    }
  };

  const assertComplete = async (id: string, numbers: readonly number[]): Promise<void> => {
    const { job, results } = await service.results(id, { from: 0, limit: 1000 });
    assert.equal(job.state, 'completed');
    assert.deepEqual([job.total, job.succeeded, job.failed], [ITEMS, ITEMS, 0]);
    assert.deepEqual(
      results.map(({ index, itemId, result }) => [index, itemId, JSON.parse(Buffer.from(result!).toString('utf8'))]),
      numbers.map((n, index) => [index, `n${n}`, { doubled: n * 2 }]),
      'every result is that of its item',
    );
  };

  const runToEnd = async (failures: number) => {
    const { key, batch, numbers } = await order(failures);
    const { id } = await service.create(batch);
    await settle(store, key);
    return { key, id, numbers, job: await finish(id) };
  };

  return {
    async work(point, action = 'work') {
      const { key, batch, numbers } = await order();
      await dies(point, { action, key, batch });
      // The buyer's repeat: the job that is there, or now a new one.
      const { id } = await service.create(batch);
      assert.equal((await service.create(batch)).id, id, 'one payment, one job');
      const waiting = await service.get(id);
      if (point === 'before create' || point === 'after create') {
        assert.equal(waiting.state, 'settling');
        assert.equal(runsOf(dataDir, numbers[0]!), 0, 'no work before settlement');
        await settle(store, key);
      }
      await finish(id);
      await assertComplete(id, numbers);
      for (const n of numbers) assert.ok(runsOf(dataDir, n) <= 2, `item ${n} ran ${runsOf(dataDir, n)} times`);
    },
    async sweep(point) {
      const { key, batch, numbers } = await order();
      await dies('after takeTurn', { action: 'work', key, batch });
      await pause(LEASE_MS + 50);
      await dies(point, { action: 'sweep', key });
      const { id } = await service.create(batch);
      await finish(id);
      await assertComplete(id, numbers);
    },
    async retry(point) {
      const { key, id, numbers, job } = await runToEnd(1);
      assert.equal(job.failed, ITEMS / 3);
      await dies(point, { action: 'retry', key, jobId: id });
      if (point === 'before retry') await service.retry(id);
      else await assert.rejects(service.retry(id), { code: 'job_not_finished' });
      await finish(id);
      await assertComplete(id, numbers);
      await assert.rejects(service.retry(id), { code: 'job_not_retryable' }, 'one free retry, not two');
    },
    async remove(point) {
      const { key, id } = await runToEnd(0);
      await dies(point, { action: 'remove', key, jobId: id });
      await service.remove(id);
      assert.equal((await service.get(id)).state, 'expired');
      assert.deepEqual(await store.jobs.results((await service.get(id)).jobIdHash, { from: 0, limit: 10 }), []);
      await assert.rejects(service.results(id, { from: 0, limit: 1 }), { code: 'job_expired' });
    },
    async close() {
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
