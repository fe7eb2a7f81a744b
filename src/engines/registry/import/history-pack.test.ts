import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { writeCompanyDifference, writeCompanyFull } from '../../../../testkit/registry/company-files.ts';
import { numberAt, syntheticCompany } from '../../../../testkit/registry/synthetic-company.ts';
import { openRegistry } from '../index.ts';
import { exportHistory, importHistory } from './history-pack.ts';
import { importDifferences } from './import-differences.ts';
import { importFull } from './import-full.ts';

const COUNT = 200;
const root = mkdtempSync(join(tmpdir(), 'jbis-history-'));
after(() => rmSync(root, { recursive: true }));
const folder = () => mkdtempSync(join(root, 'node-'));
const full = async (dir: string, date: string, seed: number) => {
  const file = await writeCompanyFull({ dir, count: COUNT, date, seed });
  await importFull({ registry: 'company', dir, files: [file], allowCountChange: true });
};
const historyOf = (dir: string) => {
  const registry = openRegistry({ dir, sampleDir: null });
  const all = Array.from({ length: COUNT }, (_, i) => registry.companies!.history(numberAt(i, COUNT)));
  const old = syntheticCompany(7, COUNT, 1);
  const former = registry.companies!.search(old.name).matches.map(({ record }) => record.corporateNumber);
  registry.close();
  return { all, knowsFormer: former.includes(old.number) };
};

test('what one node has learnt of the past is given to another, and goes into its next full import', async () => {
  const [giver, taker] = [folder(), folder()];
  await full(giver, '20260930', 1);
  const difference = await writeCompanyDifference({ dir: giver, count: COUNT, date: '20261001', rows: 30 });
  await importDifferences({ registry: 'company', dir: giver, files: [difference] });
  await full(giver, '20261030', 2);
  const known = historyOf(giver);
  assert.ok(known.knowsFormer);

  const pack = join(root, 'history.gz');
  const given = await exportHistory(giver, pack);
  assert.ok(given.states > COUNT / 2 && given.companies > COUNT / 2);

  await full(taker, '20261030', 2);
  assert.ok(historyOf(taker).all.every((states) => states.length === 0));
  const taken = await importHistory(taker, pack);
  assert.deepEqual(taken, given);
  assert.deepEqual(await importHistory(taker, pack), given, 'twice is once');
  await full(taker, '20261030', 2);
  assert.deepEqual(historyOf(taker), known);
});

test('a file that is none, or has a wrong line, is refused as a whole', async () => {
  const dir = folder();
  const file = join(root, 'wrong.gz');
  const head = JSON.stringify({ format: 'jbis company history', version: 1, data_as_of: '' });
  for (const [text, why] of [
    ['', /empty/],
    ['{"format":"other"}', /first line/],
    [`${head}\n["1234567890123",1,2,3,"a","b"]`, /line 2/],
    [`${head}\n["${numberAt(1, COUNT)}",1,20000,null,"株式会社見本","東京都"]\n[]`, /line 3/],
  ] as const) {
    writeFileSync(file, gzipSync(text));
    await assert.rejects(importHistory(dir, file), why);
  }
  writeFileSync(file, 'plain text');
  await assert.rejects(importHistory(dir, file), /no history/);
  await assert.rejects(exportHistory(dir, file), /no company data/);
  await full(dir, '20261030', 1);
  assert.ok(
    historyOf(dir).all.every((states) => states.length === 0),
    'nothing of it was kept',
  );
});

test('a pack is lines that can be read without this program', async () => {
  const dir = folder();
  await full(dir, '20260930', 1);
  await full(dir, '20261030', 2);
  const difference = await writeCompanyDifference({ dir, count: COUNT, date: '20261102', rows: 30 });
  await importDifferences({ registry: 'company', dir, files: [difference] });
  const path = join(root, 'lines.gz');
  await exportHistory(dir, path);
  const [head, first] = gunzipSync(readFileSync(path)).toString('utf8').split('\n');
  assert.deepEqual(JSON.parse(head!), { format: 'jbis company history', version: 1, data_as_of: '2026-11-02' });
  assert.equal(JSON.parse(first!).length, 6);
});
