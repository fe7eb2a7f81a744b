import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { writeCompanyDifference, writeCompanyFull } from '../../../testkit/registry/company-files.ts';
import { type DownloadSite, startDownloadSite } from '../../../testkit/registry/download-site.ts';
import { writeInvoiceFull } from '../../../testkit/registry/invoice-files.ts';
import { syntheticCompany } from '../../../testkit/registry/synthetic-company.ts';
import type { Command } from '../command.ts';
import company from './company.command.ts';
import importCommand from './import.command.ts';
import invoice from './invoice.command.ts';
import sync from './sync.command.ts';

const COUNT = 60;
let dir: string;
let site: DownloadSite;
before(async () => {
  dir = await mkdtemp(join(tmpdir(), 'jbis-registry-cli-'));
  site = await startDownloadSite();
});
after(async () => {
  await site.close();
  await rm(dir, { recursive: true, force: true });
});

async function run(command: Command, args: string[], dataDir = join(dir, 'data')) {
  const out: string[] = [];
  const err: string[] = [];
  const env = { JBIS_DATA_DIR: dataDir, JBIS_COMPANY_SITE: site.base, JBIS_INVOICE_SITE: site.base };
  const code = await command.run(args, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    env,
    isTerminal: false,
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test('company and invoice answer from the sample on a fresh machine', async () => {
  const found = await run(company, ['トヨタ自動車(株)', '--lang', 'en']);
  assert.equal(found.code, 0);
  assert.equal(JSON.parse(found.out).corporate_number, '1180301018771');
  assert.equal((await run(company, ['そんな会社はどこにもない'])).code, 1);
  const checked = await run(invoice, ['T1180301018771', '--name', '任天堂']);
  assert.equal(JSON.parse(checked.out).decision, 'name_mismatch');
  assert.equal((await run(invoice, ['T9999999999999'])).code, 1);
});

test('import loads a full file, then a difference, and reports a refusal without a stack', async () => {
  const full = await writeCompanyFull({ dir, count: COUNT, date: '20261030' });
  const difference = await writeCompanyDifference({ dir, count: COUNT, date: '20261102', rows: 6 });
  const first = await run(importCommand, ['company', full]);
  assert.equal(first.code, 0, first.err);
  assert.match(first.out, /company: 60 records as of 2026-10-30, signature not checked/);
  assert.match(first.out, /\n! company registry: incomplete: the registry has 60 rows.* → jbis sync company/);
  assert.match(first.err, /reading 00_zenkoku_all_20261030\.csv/);
  assert.match((await run(importCommand, ['company', difference])).out, /as of 2026-11-02/);
  assert.match((await run(importCommand, ['company', difference])).out, /already contain/);
  const bad = await run(importCommand, ['company', join(dir, 'missing.zip')]);
  assert.equal(bad.code, 1);
  assert.match(bad.err, /The data in service are unchanged/);
  const wanted = syntheticCompany(7, COUNT);
  assert.equal(JSON.parse((await run(company, [wanted.number])).out).name, wanted.name);
  await assert.rejects(run(importCommand, ['nothing']), /what to import/);
  await assert.rejects(run(importCommand, ['company']), /name the files/);
});

test('import of an old file says that it is stale and what is missing in it', async () => {
  const old = await writeCompanyFull({ dir, count: COUNT, date: '20240131' });
  const { code, out } = await run(importCommand, ['company', old], join(dir, 'old'));
  assert.equal(code, 0);
  assert.match(out, /\n! company registry: stale: older than 62 days .*\n! company registry: incomplete: /);
});

test('sync brings both registries and says what it did', async () => {
  const published = await mkdtemp(join(dir, 'site-'));
  site.company = {
    full: await writeCompanyFull({ dir: published, count: COUNT, date: '20261030' }),
    differences: [await writeCompanyDifference({ dir: published, count: COUNT, date: '20261102', rows: 6 })],
  };
  site.invoice.full = await writeInvoiceFull({
    dir: published,
    companies: COUNT,
    corporations: 20,
    bodies: 9,
    individuals: 20,
    date: '20261030',
    parts: 1,
  });
  site.invoice.differences = [];
  const data = join(dir, 'synced');
  const result = await run(sync, [], data);
  assert.match(result.out, /company: as of 2026-11-02 \(full loaded, 1 differences applied\)/);
  assert.match(result.err, /jbis sync invoice: .*lists no files/);
  assert.equal(result.code, 1);
  await assert.rejects(run(sync, ['other']), /no registry/);
});
