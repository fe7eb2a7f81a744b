import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import postgres from 'postgres';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { DEVNET_DOMAIN } from '../../src/payment/chain/usdc.ts';
import { type OpenOptions, openStateStore } from '../../src/store/open.ts';
import { signPayment } from '../../testkit/payment/buyer.ts';
import { instantChain } from '../../testkit/payment/instant-chain.ts';
import { type PaidServer, startPaidServer } from '../../testkit/payment/paid-server.ts';
import { postgresMissing, startPostgres, type TestPostgres } from '../../testkit/postgres.ts';
import { openSmallDisk, type SmallDisk } from '../../testkit/small-disk.ts';

const stateKey = Buffer.alloc(32, 9).toString('base64');

/** A server on a store of its own; every wallet has money, and what was charged is remembered. */
async function open(place: Pick<OpenOptions, 'databaseUrl' | 'dataDir'>) {
  const store = await openStateStore({ ...place, stateKey });
  const { facilitator, chain, paid } = instantChain();
  const server = await startPaidServer({
    store,
    facilitator,
    chain,
    payTo: '0x1111111111111111111111111111111111111111',
    domain: DEVNET_DOMAIN,
    work: async ({ name }) => ({ name }),
    leaseMs: 60_000,
  });
  const close = async () => {
    await server.close();
    await store.close();
  };
  return { server, paid, close };
}

async function signed(server: PaidServer): Promise<string> {
  const buyer = privateKeyToAccount(generatePrivateKey());
  return (await signPayment(buyer, await server.quote('/t/lookup'))).header;
}

/** While the store is away: 503 with a code, told to come back, and nothing of where it is. */
async function isAway(server: PaidServer, header: string): Promise<void> {
  const [call, ready] = await Promise.all([
    server.post('/t/lookup', { name: 'a' }, header),
    fetch(`${server.url}/health/ready`),
  ]);
  const [told, reason] = [await call.text(), await ready.text()];
  assert.deepEqual([call.status, ready.status], [503, 503], `${told} ${reason}`);
  assert.match(told, /"code":"(?:settlement_pending|payment_unavailable|source_unavailable)"/);
  assert.match(call.headers.get('retry-after') ?? '', /^\d+$/);
  assert.deepEqual(Object.keys(JSON.parse(reason)), ['ready', 'reason']);
  for (const text of [told, reason]) assert.doesNotMatch(text, /127\.0\.0\.1|postgres:|ECONN|\.db|\/tmp|SQL/i);
  // What needs no store is answered as ever.
  assert.equal((await server.post('/t/lookup', { name: 'a' })).status, 402);
  assert.equal((await fetch(`${server.url}/health/live`)).status, 200);
}

/** Afterwards the same header buys what it was signed for, once. */
async function isBack({ server, paid }: Awaited<ReturnType<typeof open>>, header: string): Promise<void> {
  // Connections come back one by one; a client goes on asking while it is told to.
  let answer = await server.post('/t/lookup', { name: 'a' }, header);
  for (let i = 0; i < 100 && [503, 409].includes(answer.status); i++) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    answer = await server.post('/t/lookup', { name: 'a' }, header);
  }
  assert.equal(answer.status, 200, await answer.text());
  assert.equal(paid.size, 1);
  assert.equal((await fetch(`${server.url}/health/ready`)).status, 200);
}

describe('PostgreSQL', { skip: postgresMissing() ?? false, timeout: 1_200_000 }, () => {
  let database: TestPostgres;
  before(async () => {
    database = await startPostgres({ keepsCommits: true });
  });
  after(() => database.stop());

  const faults: Record<string, (url: string) => Promise<() => unknown>> = {
    'that stands still': async () => {
      database.freeze();
      return () => database.thaw();
    },
    'that restarts': async () => {
      await database.crash();
      return () => database.start();
    },
    'that became read-only': async (url) => {
      const name = new URL(url).pathname.slice(1);
      const admin = postgres(database.url, { max: 1, onnotice: () => {} });
      const turn = async (value: 'on' | 'off') => {
        await admin.unsafe(`ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`);
        await admin`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ${name}`;
      };
      await turn('on');
      return async () => {
        await turn('off');
        await admin.end();
      };
    },
  };
  for (const [name, fault] of Object.entries(faults))
    test(`${name} is answered 503, and what was signed meanwhile is bought afterwards`, async () => {
      const databaseUrl = await database.createDatabase();
      const service = await open({ databaseUrl, dataDir: tmpdir() });
      const header = await signed(service.server);
      const mend = await fault(databaseUrl);
      try {
        await isAway(service.server, header);
      } finally {
        await mend();
      }
      await isBack(service, header);
      await service.close();
    });
});

describe('SQLite', { timeout: 1_200_000 }, () => {
  const disk = openSmallDisk(4);
  const skip = 'reason' in disk ? disk.reason : false;
  after(() => 'close' in disk && disk.close());

  test('on a full disk is answered 503, and what was signed meanwhile is bought afterwards', { skip }, async () => {
    const dataDir = mkdtempSync(join((disk as SmallDisk).path, 'state-'));
    const service = await open({ dataDir });
    const header = await signed(service.server);
    const empty = (disk as SmallDisk).fill();
    try {
      await isAway(service.server, header);
    } finally {
      empty();
    }
    await isBack(service, header);
    await service.close();
  });

  test('that another process holds locked is answered 503', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'jbis-locked-'));
    const service = await open({ dataDir });
    const header = await signed(service.server);
    const other = new DatabaseSync(join(dataDir, 'state.db'));
    other.exec('BEGIN IMMEDIATE');
    await isAway(service.server, header);
    other.exec('ROLLBACK');
    other.close();
    await isBack(service, header);
    await service.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
