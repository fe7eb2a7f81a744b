import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, it } from 'node:test';
import type { OpenFresh } from '../../../testkit/store-contract/context.ts';
import { identifiersContract } from '../../../testkit/store-contract/identifiers.ts';
import { jobsContract } from '../../../testkit/store-contract/jobs.ts';
import { paymentsContract } from '../../../testkit/store-contract/payments.ts';
import { processesContract } from '../../../testkit/store-contract/processes.ts';
import { sharedContract } from '../../../testkit/store-contract/shared.ts';
import { stormContract } from '../../../testkit/store-contract/storm.ts';
import { strikesContract } from '../../../testkit/store-contract/strikes.ts';
import { openStateStore } from '../open.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'jbis-store-'));
const openFresh: OpenFresh = async ({ now }) => {
  const dataDir = folder();
  const open = () => openStateStore({ dataDir, now });
  const store = await open();
  return {
    store,
    again: open,
    async close() {
      await store.close();
      rmSync(dataDir, { recursive: true });
    },
  };
};

describe('SQLite store', () => {
  paymentsContract(openFresh);
  identifiersContract(openFresh);
  sharedContract(openFresh);
  jobsContract(openFresh);
  stormContract(openFresh);
  strikesContract(openFresh);
  processesContract(
    async () => ({ dataDir: folder(), stateKey: Buffer.alloc(32, 1).toString('base64') }),
    (dataDir) => rmSync(dataDir, { recursive: true }),
  );

  it('opens with another key only to say which one it needs', async () => {
    const dataDir = folder();
    await (await openStateStore({ dataDir })).close();
    await assert.rejects(
      openStateStore({ dataDir, stateKey: Buffer.alloc(32, 7).toString('base64') }),
      /was written with key [0-9a-f]{8}, but JBIS_STATE_KEY/,
    );
    rmSync(dataDir, { recursive: true });
  });

  it('refuses a database written by a newer version', async () => {
    const dataDir = folder();
    await (await openStateStore({ dataDir })).close();
    const raw = new DatabaseSync(join(dataDir, 'state.db'));
    raw.exec('PRAGMA user_version = 9999');
    raw.close();
    await assert.rejects(openStateStore({ dataDir }), /schema version 9999/);
    rmSync(dataDir, { recursive: true });
  });
});
