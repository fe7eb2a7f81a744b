import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { after, before, describe, it } from 'node:test';
import postgres from 'postgres';
import { postgresMissing, startPostgres, type TestPostgres } from '../../../testkit/postgres.ts';
import { type OpenFresh, PATIENT } from '../../../testkit/store-contract/context.ts';
import { identifiersContract } from '../../../testkit/store-contract/identifiers.ts';
import { jobsContract } from '../../../testkit/store-contract/jobs.ts';
import { paymentsContract } from '../../../testkit/store-contract/payments.ts';
import { processesContract } from '../../../testkit/store-contract/processes.ts';
import { sharedContract } from '../../../testkit/store-contract/shared.ts';
import { stormContract } from '../../../testkit/store-contract/storm.ts';
import { strikesContract } from '../../../testkit/store-contract/strikes.ts';
import { openStateStore } from '../open.ts';

const stateKey = Buffer.alloc(32, 1).toString('base64');

describe('PostgreSQL store', { skip: postgresMissing() ?? false }, () => {
  let server: TestPostgres;
  let database: string;
  let admin: postgres.Sql;
  before(async () => {
    server = await startPostgres();
    database = await server.createDatabase();
    admin = postgres(database, { max: 1 });
  });
  after(async () => {
    await admin.end();
    await server.stop();
  });

  /** Schemas that a test gave back: a schema is as empty as a database, and emptied in a tenth of the time it is made. */
  const unused: string[] = [];
  const made = async () => {
    const schema = `s_${randomBytes(6).toString('hex')}`;
    await admin.unsafe(`CREATE SCHEMA ${schema}`);
    return schema;
  };
  const giveBack = async (schema: string) => {
    const tables = await admin<{ name: string }[]>`
      SELECT tablename AS name FROM pg_tables WHERE schemaname = ${schema} AND tablename <> 'meta'`;
    await admin.unsafe(tables.map(({ name }) => `DELETE FROM ${schema}.${name}`).join(';'));
    unused.push(schema);
  };

  const openFresh: OpenFresh = async ({ now }) => {
    const schema = unused.pop() ?? (await made());
    const databaseUrl = `${database}?search_path=${schema}`;
    const open = () => openStateStore({ databaseUrl, dataDir: tmpdir(), stateKey, now, deadlines: PATIENT });
    const store = await open();
    const close = async () => {
      await store.close();
      await giveBack(schema);
    };
    return { store, again: open, close };
  };
  paymentsContract(openFresh);
  identifiersContract(openFresh);
  sharedContract(openFresh);
  jobsContract(openFresh);
  stormContract(openFresh);
  strikesContract(openFresh);
  processesContract(async () => ({ databaseUrl: await server.createDatabase(), dataDir: tmpdir(), stateKey }));

  it('is migrated once when several nodes start together', async () => {
    const databaseUrl = await server.createDatabase();
    const stores = await Promise.all(
      Array.from({ length: 6 }, () => openStateStore({ databaseUrl, dataDir: tmpdir(), stateKey, maxConnections: 2 })),
    );
    await Promise.all(stores.map((store) => store.ping()));
    await Promise.all(stores.map((store) => store.close()));
  });

  it('demands the shared key, and the right one', async () => {
    const databaseUrl = await server.createDatabase();
    await assert.rejects(openStateStore({ databaseUrl, dataDir: tmpdir() }), /JBIS_STATE_KEY is required/);
    await (await openStateStore({ databaseUrl, dataDir: tmpdir(), stateKey })).close();
    const wrong = Buffer.alloc(32, 2).toString('base64');
    await assert.rejects(openStateStore({ databaseUrl, dataDir: tmpdir(), stateKey: wrong }), /was written with key/);
  });

  it('says so when it cannot be opened, without the password', async () => {
    const databaseUrl = 'postgres://jbis:hunter2@127.0.0.1:1/jbis';
    await assert.rejects(openStateStore({ databaseUrl, dataDir: tmpdir(), stateKey }), (error: Error) => {
      assert.match(error.message, /The database of DATABASE_URL cannot be opened: .*ECONNREFUSED/);
      assert.doesNotMatch(error.message, /hunter2/);
      return true;
    });
  });

  it('counts leases on the clock of the database', async () => {
    const databaseUrl = await server.createDatabase();
    const store = await openStateStore({ databaseUrl, dataDir: tmpdir(), stateKey });
    // The machine's clock, whatever day the suite is run on.
    const machine = performance.timeOrigin + performance.now();
    assert.ok(Math.abs((await store.now()) - machine) < 3_600_000);
    assert.equal(await store.sync.lease('l', 'a', 60_000), true);
    assert.equal(await store.sync.lease('l', 'b', 60_000), false);
    await store.close();
  });

  it('works again by itself after the database was down', async () => {
    const databaseUrl = await server.createDatabase();
    const store = await openStateStore({ databaseUrl, dataDir: tmpdir(), stateKey });
    await store.sync.put('x', 1);
    await server.crash();
    await assert.rejects(store.ping());
    await server.start();
    await store.ping();
    await store.close();
  });
});
