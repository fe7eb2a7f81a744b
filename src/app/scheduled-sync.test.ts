import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, mock, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startUpstreams } from '../../testkit/upstreams/index.ts';
import { loadConfig } from '../config/index.ts';
import { type EvidenceSyncState, recordEvidenceSync } from '../connectors/evidence-sync.ts';
import { openStateStore } from '../store/open.ts';
import openEvidenceModule from './evidence.module.ts';
import { scheduleSync } from './scheduled-sync.ts';

const dir = mkdtempSync(join(tmpdir(), 'jbis-scheduled-sync-'));
after(() => rmSync(dir, { recursive: true, force: true }));

function collector() {
  const lines: { message: string; fields: Record<string, unknown> }[] = [];
  const add = (fields: object, message: string) => void lines.push({ message, fields: { ...fields } });
  return { lines, log: { info: add, warn: add, error: add } };
}

async function until(condition: () => boolean, ms = 20_000): Promise<void> {
  for (const end = Date.now() + ms; !condition(); await sleep(20))
    if (Date.now() > end) throw new Error('it did not come to that');
}

test('a run is a process of its own, said in the log, and stopped with the server', async () => {
  const { lines, log } = collector();
  const common = { what: 'the registries', args: [], hours: 1, log, firstRunMs: 1 };
  const quick = scheduleSync({ ...common, command: [process.execPath, '-e', 'console.log("done")'] });
  await until(() => lines.length > 0);
  assert.equal(lines[0]?.message, 'the registries synchronised');
  assert.deepEqual(lines[0]?.fields, { code: 0, output: 'done' });
  await quick.close();
  const sign = join(dir, 'slow');
  const script = `require('node:fs').writeFileSync(${JSON.stringify(sign)}, ''); setTimeout(() => {}, 600000);`;
  const slow = scheduleSync({ ...common, command: [process.execPath, '-e', script] });
  await until(() => existsSync(sign));
  await slow.close();
  assert.equal(lines.length, 1, 'a run that the server stops is no failure');
});

test('after failures it tries again, each time after twice the wait, and never later than usual', async () => {
  const { lines, log } = collector();
  const count = join(dir, 'count');
  const script = `const fs = require('node:fs'); fs.appendFileSync(${JSON.stringify(count)}, 'x');
    process.exit(fs.readFileSync(${JSON.stringify(count)}).length < 4 ? 1 : 0);`;
  const common = { what: 'fsa', args: [], hours: 1, log, firstRunMs: 1 };
  const sync = scheduleSync({ ...common, retryMs: 600, command: [process.execPath, '-e', script] });
  await until(() => lines.length === 4);
  await sync.close();
  assert.deepEqual(
    lines.map(({ fields }) => [fields.failures, fields.again_in_s]),
    [
      [1, 1],
      [2, 1],
      [3, 2],
      [undefined, undefined],
    ],
  );
  lines.length = 0;
  const hourly = scheduleSync({ ...common, retryMs: 1e9, command: [process.execPath, '-e', 'process.exit(3)'] });
  await until(() => lines.length === 1);
  await hourly.close();
  assert.deepEqual([lines[0]?.fields.code, lines[0]?.fields.again_in_s], [3, 3600]);
});

test('evidence is fetched while serving when switched on, and served', async () => {
  const upstreams = await startUpstreams();
  const env = { ...upstreams.env, JBIS_DATA_DIR: join(dir, 'data'), EDINET_REQUESTS_PER_SECOND: '1000' };
  const before = { ...process.env };
  // The run is a process of its own and reads its settings from the environment.
  Object.assign(process.env, env);
  const store = await openStateStore({ dataDir: env.JBIS_DATA_DIR });
  const { lines, log } = collector();
  /** As it is when an hour has passed, and whether that started a run. */
  const open = async (more: Record<string, string>) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const config = loadConfig({ ...env, ...more });
      const part = await openEvidenceModule({ config, store, now: () => new Date(), log }, {});
      mock.timers.tick(3_600_000);
      return { part, started: process.getActiveResourcesInfo().includes('ProcessWrap') };
    } finally {
      mock.timers.reset();
    }
  };
  try {
    const off = await open({});
    assert.equal(off.started, false, 'nothing is fetched by default');
    await off.part.close();
    const { part, started } = await open({ JBIS_EVIDENCE_SYNC: '1' });
    assert.equal(started, true);
    await until(() => lines.length === 2, 120_000);
    assert.deepEqual(lines.map(({ message }) => message).sort(), ['edinet synchronised', 'fsa synchronised']);
    await until(() => part.sources.filings !== undefined && part.sources.regulated !== undefined);
    await part.close();
  } finally {
    for (const name of Object.keys(env)) delete process.env[name];
    Object.assign(process.env, before);
    await store.close();
    await upstreams.close();
  }
});

test('a failed run is recorded, and two processes at one file take turns', async () => {
  const dataDir = join(dir, 'record');
  const store = await openStateStore({ dataDir });
  const run = { source: 'fsa' as const, path: dataDir, now: () => new Date('2026-11-15T03:00:00Z') };
  const state = async () => (await store.sync.get<EvidenceSyncState>('evidence.fsa'))?.value;
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const finding = async () => {
    const config = loadConfig({ JBIS_DATA_DIR: dataDir, JBIS_LIVE_SOURCES: '0', JBIS_EVIDENCE_SAMPLE: '0' });
    const part = await openEvidenceModule({ config, store, now: run.now, log }, {});
    await part.close();
    return part.findings().find(({ part: name }) => name === 'evidence.fsa');
  };
  try {
    let inner: boolean | undefined;
    const outer = await recordEvidenceSync(store.sync, run, async () => {
      assert.equal((await state())?.status, 'running');
      inner = await recordEvidenceSync(store.sync, run, async () => assert.fail('both at once'));
    });
    assert.deepEqual([outer, inner], [true, false]);
    assert.deepEqual(await state(), { status: 'ok', lastSuccess: '2026-11-15T03:00:00.000Z', message: null });
    assert.equal((await finding())?.state, 'missing');
    await assert.rejects(
      recordEvidenceSync(store.sync, run, async () => {
        throw new Error('a page instead of a workbook');
      }),
    );
    assert.equal((await state())?.lastSuccess, '2026-11-15T03:00:00.000Z');
    const failed = await finding();
    assert.equal(failed?.state, 'problem');
    assert.match(failed?.message ?? '', /the last synchronisation failed: a page instead of a workbook/);
  } finally {
    await store.close();
  }
});
