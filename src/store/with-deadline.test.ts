import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import postgres from 'postgres';
import { postgresMissing, startPostgres } from '../../testkit/postgres.ts';
import { openStateStore } from './open.ts';
import { StoreTimeout, withDeadlines } from './with-deadline.ts';

test('a database that does not answer is told, and the store goes on when it does', {
  skip: postgresMissing() ?? false,
}, async () => {
  const server = await startPostgres();
  const databaseUrl = await server.createDatabase();
  const stateKey = Buffer.alloc(32, 1).toString('base64');
  const store = await openStateStore({ databaseUrl, dataDir: tmpdir(), stateKey });
  const hasty = withDeadlines(store, { usualMs: 300, longMs: 300 });
  const blocker = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    // A lock on the table is to a query what a frozen database is.
    const held = await blocker.reserve();
    await held`BEGIN`;
    await held`LOCK TABLE strikes, batch_job IN ACCESS EXCLUSIVE MODE`;
    await assert.rejects(hasty.strikes.get('net:1', 1), StoreTimeout);
    await assert.rejects(hasty.jobs.get('x'), { code: 'ETIMEDOUT' });
    await held`ROLLBACK`;
    held.release();
    assert.equal(await store.strikes.get('net:1', 1), 0);
  } finally {
    await blocker.end();
    await hasty.close();
    await server.stop();
  }
});
