import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { writeCompanyDifference, writeCompanyFull } from '../../testkit/registry/company-files.ts';
import { type DownloadSite, startDownloadSite } from '../../testkit/registry/download-site.ts';
import { loadConfig } from '../config/index.ts';
import { importFull } from '../engines/registry/import/import-full.ts';
import { runSync } from '../engines/registry/sync/run-sync.ts';
import { openStateStore } from '../store/open.ts';
import type { StateStore } from '../store/state-store.ts';
import openRegistryModule from './registry.module.ts';

let dataDir: string;
let store: StateStore;
let site: DownloadSite;
const now = () => new Date('2026-11-06T09:00:00Z');
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'jbis-registry-part-'));
  store = await openStateStore({ dataDir });
  site = await startDownloadSite();
});
after(async () => {
  await site.close();
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});
const open = (env: Record<string, string> = {}) =>
  openRegistryModule({ config: loadConfig({ JBIS_DATA_DIR: dataDir, ...env }), store, now, log }, {});

test('a fresh machine serves the sample and says so', async () => {
  const part = await open();
  const health = part.health!();
  assert.equal(health.company_registry, 'sample');
  assert.equal(health.invoice_registry, 'sample');
  assert.equal(health.company_sync_status, 'not_run');
  assert.ok(part.sources.companyRegistry && part.sources.invoiceRegistry);
  assert.ok(part.findings().every((finding) => finding.state === 'sample' && finding.next));
  await part.close();
});

test('without the sample there is no source until something is imported', async () => {
  const part = await open({ JBIS_REGISTRY_SAMPLE: '0' });
  assert.deepEqual(Object.keys(part.sources), []);
  assert.equal(part.health!().company_registry, undefined);
  assert.ok(part.findings().every((finding) => finding.state === 'missing'));
  await part.close();
});

test('a synchronisation shows in health: counts, dates, status, the time of success', async () => {
  const dir = join(dataDir, 'registry');
  site.company = {
    full: await writeCompanyFull({ dir: dataDir, count: 50, date: '20261030' }),
    differences: [await writeCompanyDifference({ dir: dataDir, count: 50, date: '20261102', rows: 5 })],
  };
  await runSync(store.sync, { registry: 'company', dir, site: site.base, now });
  const part = await open();
  const health = part.health!();
  assert.deepEqual(
    [
      'registry',
      'data_source',
      'data_as_of',
      'record_count',
      'sync_status',
      'base_snapshot_date',
      'latest_diff_date',
      'last_successful_sync',
      'signature_verified',
      'gap_detected',
    ].map((field) => health[`company_${field}`]),
    [
      // Fifty companies are not all of Japan's, whatever the file is called.
      'partial',
      'nta_corporate_registry',
      '2026-11-02',
      50,
      'ok',
      '2026-10-30',
      '2026-11-02',
      '2026-11-06T09:00:00.000Z',
      false,
      false,
    ],
  );
  await part.close();
});

test('a gap is recorded while the data stay in service', async () => {
  const dir = join(dataDir, 'registry');
  site.company.differences = [await writeCompanyDifference({ dir: dataDir, count: 50, date: '20261106', rows: 5 })];
  await assert.rejects(runSync(store.sync, { registry: 'company', dir, site: site.base, now }));
  const part = await open();
  const health = part.health!();
  assert.equal(health.company_sync_status, 'gap_detected');
  assert.equal(health.company_gap_detected, true);
  assert.equal(health.company_registry, 'partial');
  assert.equal(part.findings()[0]?.state, 'problem');
  await part.close();
});

test('only one server synchronises at a time', async () => {
  assert.equal(await store.sync.lease('registry.company', 'another', 60_000), true);
  const result = await runSync(store.sync, {
    registry: 'company',
    dir: join(dataDir, 'registry'),
    site: site.base,
    now,
  });
  assert.equal(result, null);
  await store.sync.release('registry.company', 'another');
});

test('data older than 62 days are stale', async () => {
  const dir = join(dataDir, 'old');
  const file = await writeCompanyFull({ dir: dataDir, count: 20, date: '20260831' });
  await importFull({ registry: 'company', dir, files: [file], published: {} });
  const part = await open({ JBIS_REGISTRY_DIR: dir });
  assert.equal(part.health!().company_registry, 'stale');
  assert.match(part.findings()[0]!.message, /; stale: older than 62 days/);
  await part.close();
  const both = join(dataDir, 'old-piece');
  await importFull({ registry: 'company', dir: both, files: [file] });
  const piece = await open({ JBIS_REGISTRY_DIR: both });
  assert.match(piece.findings()[0]!.message, /; stale: older than 62 days; incomplete: the registry has 20 rows/);
  await piece.close();
});

test('a file with far fewer rows than the publication is partial, and doctor says what is missing', async () => {
  const dir = join(dataDir, 'piece');
  const file = await writeCompanyFull({ dir: dataDir, count: 20, date: '20261030' });
  await importFull({ registry: 'company', dir, files: [file] });
  const part = await open({ JBIS_REGISTRY_DIR: dir });
  assert.equal(part.health!().company_registry, 'partial');
  assert.match(part.findings()[0]!.message, /incomplete: the registry has 20 rows/);
  await part.close();
});
