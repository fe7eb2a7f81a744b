import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { postgresMissing, startPostgres, type TestPostgres } from '../../testkit/postgres.ts';
import { serviceError } from '../contract/errors.ts';
import { openPostgresStore } from '../store/postgres/store.ts';
import { createSecrets } from '../store/secrets.ts';
import { createJobService, type JobService } from './job-service.ts';
import { answerStoreUnavailable } from './job-store-unavailable.ts';

const LIMITS = { maxUnfinishedPerPayer: 3, maxWaitingItems: 100, createPerMinute: 100 };
const BATCH = {
  operation: 'company_verify' as const,
  items: [{ itemId: 'a', input: { name: '山田商店' } }],
  unitPrice: 5000n,
  requestHash: 'hash',
  payer: '0xa',
  paymentId: 'payment',
  idempotencyKey: 'key',
  meta: {},
};

const skip = postgresMissing();
let database: TestPostgres;
before(async () => {
  if (!skip) database = await startPostgres({ keepsCommits: true });
});
after(() => database?.stop());

test('while the database is away every answer about jobs is 503; then all is as before', { skip }, async () => {
  const secrets = createSecrets(randomBytes(32));
  const store = await openPostgresStore({
    url: await database.createDatabase(),
    secrets,
    now: undefined,
    maxConnections: 4,
  });
  const service = answerStoreUnavailable(createJobService(store, LIMITS));
  const { id } = await service.create(BATCH);
  await database.crash();
  const questions = [
    () => service.create({ ...BATCH, paymentId: 'another' }),
    () => service.findRepeat('key', '0xa', 'hash'),
    () => service.get(id),
    () => service.results(id, { from: 0, limit: 10 }),
    () => service.retry(id),
    () => service.remove(id),
  ];
  for (const question of questions)
    await assert.rejects(question, { code: 'source_unavailable', status: 503, retryAfterSeconds: 5 });
  await database.start();
  assert.equal((await service.get(id)).id, id);
  await store.close();
});

test('errors of the table, wrong queries and mistakes in our code stay what they are', async () => {
  const others = [
    serviceError('job_not_found'),
    new TypeError('x is not a function'),
    Object.assign(new TypeError('an argument'), { code: 'ERR_INVALID_ARG_TYPE' }),
    Object.assign(new Error('duplicate key'), { code: '23505' }),
    Object.assign(new Error('UNIQUE constraint failed'), { code: 'ERR_SQLITE_ERROR', errcode: 2067 }),
  ];
  for (const other of others) {
    const service = answerStoreUnavailable({ get: () => Promise.reject(other) } as unknown as JobService);
    await assert.rejects(service.get('bj_a'), other);
  }
});

test('a full disk under SQLite is a store that is away', async () => {
  const full = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
  const service = answerStoreUnavailable({ get: () => Promise.reject(full) } as unknown as JobService);
  await assert.rejects(service.get('bj_a'), { code: 'source_unavailable', cause: full });
});
