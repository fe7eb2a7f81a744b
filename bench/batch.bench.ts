import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApp } from '../src/app/app.ts';
import { createJobService, type JobService, type NewBatch } from '../src/batch-jobs/job-service.ts';
import { createRunner } from '../src/batch-jobs/runner.ts';
import { loadConfig } from '../src/config/index.ts';
import { createLogger } from '../src/http/logging.ts';
import { openStateStore } from '../src/store/open.ts';
import type { StateStore } from '../src/store/state-store.ts';
import { freeGate } from '../testkit/http-server.ts';
import { postgresMissing, startPostgres } from '../testkit/postgres.ts';
import { claimOf, paymentKey } from '../testkit/store-contract/context.ts';
import { singleCallsBesideDocuments } from './batch/single-calls.ts';
import { cpuMs, print, type RunOptions } from './figure.ts';
import { measureTwoNodes } from './soak/two-nodes.ts';

const ITEMS = 1000;
const LIMITS = { maxUnfinishedPerPayer: 1000, maxWaitingItems: 1_000_000, createPerMinute: 10_000 };
const STATE_KEY = Buffer.alloc(32, 1).toString('base64');
const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

/** What a batch costs: the queue alone, a real job of 1,000 company checks, single calls beside documents, a second node. */
export default async function batchBench(options: RunOptions): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jbis-bench-batch-'));
  const missing = postgresMissing();
  try {
    await overhead(await openStateStore({ dataDir, stateKey: STATE_KEY }), options);
    if (missing) options.note(`PostgreSQL is left out: ${missing}`);
    else {
      const server = await startPostgres();
      const databaseUrl = await server.createDatabase();
      await overhead(await openStateStore({ databaseUrl, dataDir, stateKey: STATE_KEY }), options);
      await server.stop();
    }
    await companyJob(join(dataDir, 'app'), options);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  await singleCallsBesideDocuments(options);
  if (!missing && options.flags['without-nodes'] !== true) await measureTwoNodes(options);
}

/** Creation, queue, results of a job whose items do nothing: CPU of this process, sealing and JSON included. */
async function overhead(store: StateStore, options: RunOptions): Promise<void> {
  const service = createJobService(store, LIMITS);
  const result = { name: 'トヨタ自動車株式会社', padding: 'x'.repeat(1500) };
  const runner = createRunner({
    store,
    retentionMs: 3_600_000,
    idleMs: 5,
    log: { warn: () => undefined },
    runItem: async () => result,
  });
  runner.start();
  const rounds = options.quick ? 2 : 5;
  // The first job compiles the statements.
  await runJob(store, service, ITEMS);
  const cpu = await cpuMs(async () => {
    for (let i = 0; i < rounds; i++) await runJob(store, service, ITEMS);
  });
  await runner.stop();
  await store.close();
  const value = round(cpu / rounds / ITEMS, 3);
  const context = { store: store.kind, jobs: rounds, items: ITEMS, note: 'client side of the store; items do nothing' };
  print({ figure: 'batch.cpu_ms_per_item_overhead', value, unit: 'ms', context });
  options.note(`queue overhead on ${store.kind}: ${value} ms CPU per item`);
}

/** A settled payment, the job, every page of its results. */
async function runJob(
  store: StateStore,
  service: JobService,
  count: number,
  input: (n: number) => unknown = (n) => ({ name: `会社${n}` }),
): Promise<void> {
  const key = paymentKey();
  const claim = await store.payments.claim(claimOf(key, { validBefore: Date.now() + 600_000 }));
  if (claim.outcome !== 'claimed') throw new Error('the payment could not be claimed');
  const batch: NewBatch = {
    operation: 'company_verify',
    items: Array.from({ length: count }, (_, n) => ({ itemId: `n${n}`, input: input(n) })),
    unitPrice: 5000n,
    requestHash: 'a'.repeat(64),
    payer: key.payer,
    paymentId: claim.row.id,
    idempotencyKey: null,
    meta: { response_language: 'both' },
  };
  const { id } = await service.create(batch);
  await store.payments.move(key, { to: 'settled', txHash: '0x1' });
  for (;;) {
    const { state, succeeded, failed } = await service.get(id);
    if (state === 'completed' && succeeded === count) break;
    if (state === 'failed' || failed > 0) throw new Error(`the job is ${state} with ${failed} failed items`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  for (let from = 0; from < count; from += 100) await service.results(id, { from, limit: 100 });
}

/** As a worker node runs it, on the sample registry: half by number, half by name. */
async function companyJob(dataDir: string, options: RunOptions): Promise<void> {
  const config = loadConfig({
    JBIS_DATA_DIR: dataDir,
    JBIS_PORT: '0',
    JBIS_LOG_LEVEL: 'silent',
    JBIS_OCR_ENGINE: 'tesseract',
    JBIS_LIVE_SOURCES: '0',
    JP_PINT_VALIDATION_ENABLED: '0',
  });
  const app = await openApp(config, { gate: freeGate, log: createLogger('silent') });
  try {
    const service = createJobService(app.store, LIMITS);
    const names = ['トヨタ自動車株式会社', 'ソニーグループ', '株式会社日立製作所', '日本電信電話', '存在しない商会'];
    const input = (n: number) =>
      n % 2 === 0 ? { corporate_number: '1180301018771' } : { name: `${names[n % names.length]}` };
    await runJob(app.store, service, 20, input);
    const cpu = await cpuMs(() => runJob(app.store, service, ITEMS, input));
    const value = round(cpu, 0);
    const context = { items: ITEMS, store: app.store.kind, registry: 'sample', bar: 2000 };
    print({ figure: 'batch.company_job_cpu_ms', value, unit: 'ms', context });
    options.note(`1,000 company checks: ${value} ms CPU`);
  } finally {
    await app.close();
  }
}
