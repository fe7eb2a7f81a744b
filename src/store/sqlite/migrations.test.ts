import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, it } from 'node:test';
import { paymentKey } from '../../../testkit/store-contract/context.ts';
import { openStateStore } from '../open.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrations.ts';

const folder = mkdtempSync(join(tmpdir(), 'jbis-old-state-'));
after(() => rmSync(folder, { recursive: true }));
const NOW = Date.UTC(2026, 10, 15, 3, 0);

/** A state file as the version with two migrations wrote it: sealed bytes inside the payments, keyed by four columns. */
function oldStateFile(dataDir: string, rows: { key: ReturnType<typeof paymentKey>; state: string; kept: boolean }[]) {
  const db = openDatabase(join(dataDir, 'state.db'), () => NOW);
  migrate(db, 2);
  for (const { key, state, kept } of rows) {
    const open = state === 'settling';
    db.run(
      `INSERT INTO payments VALUES (:network, :asset, :payer, :nonce, :id, 'hash', 'route', 'payee', 9007199254740993,
         'stored', :end, :state, 1, 1, 0, :owner, 0, 7, :payload, :answer, :tx, NULL, :claimed, :claimed, NULL, :purge)`,
      {
        ...key,
        state,
        end: NOW + 1000,
        owner: open ? 'dead' : null,
        payload: kept ? new Uint8Array([1, 2]) : null,
        answer: kept ? new Uint8Array([3]) : null,
        tx: open ? null : '0xabc',
        claimed: NOW - 5000,
        purge: NOW + 60_000,
      },
    );
  }
  db.close();
}

describe('a state file of an older version', () => {
  const settled = paymentKey();
  const purged = paymentKey();
  const settling = paymentKey();
  const released = paymentKey();
  oldStateFile(folder, [
    { key: settled, state: 'settled', kept: true },
    { key: purged, state: 'settled', kept: false },
    { key: settling, state: 'settling', kept: true },
    { key: released, state: 'released', kept: true },
  ]);
  let now = NOW;
  const open = () => openStateStore({ dataDir: folder, now: () => now });

  it('keeps its payments, what was sealed with them, and what is left to be done', async () => {
    const store = await open();
    const row = await store.payments.get(settled);
    assert.deepEqual(row, {
      ...settled,
      requestHash: 'hash',
      route: 'route',
      payTo: 'payee',
      amount: 9_007_199_254_740_993n,
      replay: 'stored',
      validBefore: NOW + 1000,
      state: 'settled',
      claims: 1,
      runs: 1,
      attempts: 0,
      leaseOwner: null,
      leaseUntil: 0,
      txHash: '0xabc',
      error: null,
      claimedAt: NOW - 5000,
      updatedAt: NOW - 5000,
      settledAt: null,
      purgeAfter: NOW + 60_000,
    });
    const kept = async (key: typeof settled) => {
      const { payload, answer } = await store.payments.sealed(key);
      return [payload && [...payload], answer && [...answer]];
    };
    assert.deepEqual(await kept(settled), [[1, 2], [3]]);
    assert.deepEqual(await kept(purged), [null, null]);
    assert.deepEqual(await kept(released), [null, null]);
    const due = await store.payments.takeDue({ owner: 'r', leaseMs: 1000, limit: 10 });
    assert.deepEqual(
      due.map(({ id, state }) => [id, state]),
      [[settling.id, 'settling']],
    );
    now += 60_000;
    assert.equal(await store.payments.purge(), 2);
    assert.deepEqual(await kept(settling), [null, null]);
    await store.close();
  });

  it('has the schema of a new one, opened as often as one likes', async () => {
    const fresh = mkdtempSync(join(folder, 'fresh-'));
    for (const dataDir of [folder, fresh]) await (await openStateStore({ dataDir })).close();
    const schema = (dataDir: string) => {
      const db = new DatabaseSync(join(dataDir, 'state.db'));
      const rows = db.prepare('SELECT name, tbl_name, sql FROM sqlite_schema ORDER BY name').all();
      db.close();
      return rows;
    };
    assert.deepEqual(schema(folder), schema(fresh));
  });
});
