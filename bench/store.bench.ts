import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStateStore } from '../src/store/open.ts';
import type { StateStore } from '../src/store/state-store.ts';
import { createPool } from '../src/worker-pool/index.ts';
import { postgresMissing, startPostgres } from '../testkit/postgres.ts';
import { claimOf, paymentKey, randomHex } from '../testkit/store-contract/context.ts';
import type { TestTask } from '../testkit/worker-pool/tasks.ts';
import { cpuMs, print, type RunOptions } from './figure.ts';

const MINUTE = 60_000;

/** What shared state and worker pools cost a request: CPU of this process, not of the PostgreSQL server. */
export default async function storeBench(options: RunOptions): Promise<void> {
  const rounds = options.quick ? 300 : 2000;
  const dataDir = mkdtempSync(join(tmpdir(), 'jbis-bench-'));
  const stateKey = Buffer.alloc(32, 1).toString('base64');
  const sqlite = await openStateStore({ dataDir, stateKey });
  await measure(sqlite, rounds, options);
  await sqlite.close();
  const missing = postgresMissing();
  if (missing) options.note(`PostgreSQL is left out: ${missing}`);
  else {
    const server = await startPostgres();
    const store = await openStateStore({ databaseUrl: await server.createDatabase(), dataDir, stateKey });
    await measure(store, rounds, options);
    await store.close();
    await server.stop();
  }
  rmSync(dataDir, { recursive: true });
  await measurePools(rounds, options);
}

async function measure(store: StateStore, rounds: number, options: RunOptions): Promise<void> {
  const { kind, payments, cache, limits } = store;
  const report = (name: string, cpu: number, operations: number) => {
    const value = Math.round((cpu / operations) * 1000 * 10) / 10;
    print({ figure: `store.${kind}.${name}.cpu_us`, value, unit: 'us', context: { operations } });
    options.note(`${kind} ${name}: ${value} µs CPU`);
  };
  const keys = Array.from({ length: rounds }, () => paymentKey());
  const answer = new Uint8Array(2000);
  const payload = new Uint8Array(2000);
  report(
    'payment_life',
    await cpuMs(async () => {
      for (const key of keys) {
        await payments.claim(claimOf(key, { owner: 'o', validBefore: Date.now(), purgeAfter: Date.now() + MINUTE }));
        await payments.move(key, { to: 'work_done', owner: 'o', leaseMs: MINUTE });
        await payments.move(key, { to: 'settling', owner: 'o', leaseMs: MINUTE, keep: { payload, answer } });
        await payments.move(key, { to: 'settled', owner: 'o', txHash: '0x1' });
      }
    }),
    rounds,
  );
  report(
    'payment_get',
    await cpuMs(async () => {
      for (const key of keys) await payments.get(key);
    }),
    rounds,
  );
  await cache.set('k', { a: 1 }, { freshMs: MINUTE });
  report(
    'cache_get',
    await cpuMs(async () => {
      for (let i = 0; i < rounds; i++) await cache.get('k');
    }),
    rounds,
  );
  report(
    'limit_take',
    await cpuMs(async () => {
      for (let i = 0; i < rounds; i++) await limits.take('b', { capacity: 1e9, refillPerSecond: 1 });
    }),
    rounds,
  );
  report('job_item', await cpuMs(() => runJob(store, keys[0]!, 1000)), 1000);
}

/** One batch of 1,000 items from creation to the last result page, with items that do nothing. */
async function runJob(store: StateStore, key: ReturnType<typeof paymentKey>, count: number): Promise<void> {
  const { jobs } = store;
  const row = (await store.payments.get(key))!;
  const input = new Uint8Array(200);
  const jobIdHash = randomHex(32);
  await jobs.create({
    jobIdHash,
    sealedId: input,
    operation: 'company_verify',
    requestHash: row.requestHash,
    idemKeyHash: null,
    payerHash: 'p',
    paymentId: row.id,
    unitPrice: 5000n,
    totalPrice: 5000n * BigInt(count),
    meta: {},
    items: Array.from({ length: count }, () => ({ itemId: null, input })),
    maxUnfinishedPerPayer: 5,
    maxWaitingItems: 50_000,
  });
  await jobs.followPayments({ jobIdHash });
  const result = new Uint8Array(1500);
  for (;;) {
    const turn = await jobs.takeTurn({ owner: 'w', leaseMs: MINUTE, limit: 20 });
    if (!turn) break;
    const outcomes = turn.items.map(({ index }) => ({ index, ok: true, result, error: null, retryable: false }));
    await jobs.finish({ jobIdHash, owner: 'w', outcomes, retentionMs: MINUTE });
  }
  for (let from = 0; from < count; from += 100) await jobs.results(jobIdHash, { from, limit: 100 });
  if ((await jobs.get(jobIdHash))?.state !== 'completed') throw new Error('the job did not complete');
}

async function measurePools(rounds: number, options: RunOptions): Promise<void> {
  for (const kind of ['thread', 'process'] as const) {
    const file = `../testkit/worker-pool/test.${kind === 'thread' ? 'worker' : 'child'}.ts`;
    const pool = createPool<TestTask, unknown>({
      name: 'bench',
      kind,
      entry: new URL(file, import.meta.url),
      size: 1,
      queueLimit: 10,
      deadlineMs: MINUTE,
    });
    await pool.ready();
    const cpu = await cpuMs(async () => {
      for (let i = 0; i < rounds; i++) await pool.run({ do: 'echo', value: i });
    });
    await pool.close();
    const value = Math.round((cpu / rounds) * 1000 * 10) / 10;
    // CPU of worker threads belongs to this process; that of child processes does not.
    print({ figure: `work.${kind}.round_trip.cpu_us`, value, unit: 'us', context: { rounds } });
    options.note(`${kind} round trip: ${value} µs CPU`);
  }
}
