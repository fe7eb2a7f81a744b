import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { writeCompanyDifference, writeCompanyFull } from '../../../../testkit/registry/company-files.ts';
import { type DownloadSite, startDownloadSite } from '../../../../testkit/registry/download-site.ts';
import { writeInvoiceDifference } from '../../../../testkit/registry/invoice-difference.ts';
import { individualNumber, writeInvoiceFull } from '../../../../testkit/registry/invoice-files.ts';
import { syntheticCompany } from '../../../../testkit/registry/synthetic-company.ts';
import { importDifferences } from '../import/import-differences.ts';
import { openRegistry } from '../index.ts';
import { japaneseDate } from './company-site.ts';
import { dispositionName } from './site-client.ts';
import { syncFailure, syncRegistry } from './sync.ts';

const COUNT = 120;
const now = () => new Date('2026-11-06T09:00:00Z');
let root: string;
let published: string;
let site: DownloadSite;
const files: Record<string, string> = {};

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'jbis-sync-'));
  published = join(root, 'published');
  await mkdir(published);
  site = await startDownloadSite();
  files.full = await writeCompanyFull({ dir: published, count: COUNT, date: '20261030' });
  for (const date of ['20261030', '20261102', '20261104', '20261105', '20261106'])
    files[date] = await writeCompanyDifference({ dir: published, count: COUNT, date, rows: 12 });
});
after(async () => {
  await site.close();
  await rm(root, { recursive: true, force: true });
});
beforeEach(() => {
  site.fault = 'none';
  site.requests.length = 0;
  site.company = { full: files.full!, differences: [files['20261030']!, files['20261102']!, files['20261104']!] };
});
const sync = async (dir: string, more: object = {}) =>
  syncRegistry({ registry: 'company', dir, site: site.base, now, ...more });
const fresh = () => mkdtemp(join(root, 'data-'));

describe('the corporate-number site', () => {
  test('an empty folder gets the full file and every difference after it', async () => {
    const dir = await fresh();
    const result = await sync(dir);
    assert.deepEqual(result, { loaded: 'full', dataAsOf: '2026-11-04', applied: ['2026-11-02', '2026-11-04'] });
    const registry = openRegistry({ dir, sampleDir: null });
    assert.equal(registry.companies?.info.recordCount, COUNT);
    registry.close();
  });

  test('later only the new differences are fetched, and nothing when there are none', async () => {
    const dir = await fresh();
    await sync(dir);
    site.requests.length = 0;
    site.company.differences.push(files['20261105']!);
    assert.deepEqual(await sync(dir), { loaded: 'differences', dataAsOf: '2026-11-05', applied: ['2026-11-05'] });
    assert.equal(site.requests.filter((request) => request.startsWith('POST')).length, 1);
    assert.ok(!site.requests.some((request) => request.includes('zenken')));
    assert.equal((await sync(dir)).loaded, 'none');
  });

  test('a missing day leads to the full file; when that does not help it is a gap', async () => {
    const dir = await fresh();
    await sync(dir);
    site.company.differences = [files['20261106']!];
    await assert.rejects(sync(dir), (error: unknown) => syncFailure(error) === 'gap_detected');
    const registry = openRegistry({ dir, sampleDir: null });
    assert.ok(registry.companies);
    registry.close();
  });

  test('data older than 40 business days are loaded anew', async () => {
    const dir = await fresh();
    await sync(dir);
    site.company = {
      full: await writeCompanyFull({ dir: published, count: COUNT, date: '20270129' }),
      differences: [await writeCompanyDifference({ dir: published, count: COUNT, date: '20270201', rows: 4 })],
    };
    const result = await sync(dir, { now: () => new Date('2027-02-01T09:00:00Z') });
    assert.deepEqual(result, { loaded: 'full', dataAsOf: '2027-02-01', applied: ['2027-02-01'] });
  });

  test('data of a layout that this version does not read are loaded anew', async () => {
    const dir = await fresh();
    await sync(dir);
    const manifest = join(dir, 'company.json');
    await writeFile(manifest, JSON.stringify({ ...JSON.parse(await readFile(manifest, 'utf8')), schema: 1 }));
    await assert.rejects(
      importDifferences({ registry: 'company', dir, files: [files['20261105']!] }),
      /have layout 1.*full import first/,
    );
    assert.equal((await sync(dir)).loaded, 'full');
    assert.equal((await sync(dir)).loaded, 'none');
  });

  for (const fault of ['down', 'changed_page', 'html_instead_of_file', 'wrong_file'] as const)
    test(`a site that is ${fault.replaceAll('_', ' ')} fails the run and leaves the data alone`, async () => {
      const dir = await fresh();
      await sync(dir);
      site.company.differences.push(files['20261105']!);
      site.fault = fault;
      await assert.rejects(sync(dir), (error: unknown) => syncFailure(error) === 'failed');
      const registry = openRegistry({ dir, sampleDir: null });
      assert.equal(registry.companies?.info.dataAsOf, '2026-11-04');
      registry.close();
      site.fault = 'none';
      assert.equal((await sync(dir)).dataAsOf, '2026-11-05');
    });
});

test('the invoice site gives all parts, and its differences change, end, restore and remove registrations', async () => {
  const dir = await fresh();
  const options = { companies: COUNT, corporations: 45, bodies: 9, individuals: 45, date: '20261030', parts: 2 };
  site.invoice.full = await writeInvoiceFull({ dir: published, ...options });
  const corporation = syntheticCompany(0, COUNT).number;
  const person = individualNumber(20, 45);
  const fresh2 = individualNumber(30, 45);
  site.invoice.differences = [
    await writeInvoiceDifference(
      published,
      '20261102',
      [
        {
          number: corporation,
          process: '02' as const,
          name: '株式会社改称後',
          address: '東京都港区芝五丁目７番１号',
          tradeName: '改称屋',
        },
        { number: person, process: '03' as const, kind: '1' as const, expired: '2026-11-01' },
        { number: fresh2, process: '99' as const },
      ].sort((a, b) => (a.number < b.number ? -1 : 1)),
    ),
    await writeInvoiceDifference(published, '20261104', [
      { number: person, process: '01', kind: '1', latest: '0', registered: '2023-10-01', expired: '2026-11-01' },
      { number: person, process: '01', kind: '1', registered: '2026-12-01' },
    ]),
  ];
  const result = await syncRegistry({ registry: 'invoice', dir, site: site.base, now });
  assert.deepEqual(result.applied, ['2026-11-02', '2026-11-04']);
  const registry = openRegistry({ dir, sampleDir: null });
  const { invoices } = registry;
  assert.deepEqual(
    [invoices?.byNumber(`T${corporation}`)?.name, invoices?.byNumber(`T${corporation}`)?.tradeName],
    ['株式会社改称後', '改称屋'],
  );
  assert.equal(invoices?.byNumber(`T${corporation}`)?.entity, 'corporation');
  const again = invoices?.byNumber(`T${person}`);
  assert.equal(again?.registrationDate, '2026-12-01');
  assert.equal(again?.entity, 'individual');
  assert.deepEqual(
    again?.past.map((period) => period.expireDate),
    ['2026-11-01'],
  );
  assert.equal(invoices?.byNumber(`T${fresh2}`), null);
  registry.close();
});

test('dates are read as the pages write them', () => {
  for (const text of ['令和8年8月20日', '令和８年８月２０日分', '2026年8月20日', '2026/08/20', 'diff_20260820'])
    assert.equal(japaneseDate(text), '2026-08-20', text);
  assert.equal(japaneseDate('令和元年5月1日'), '2019-05-01');
  assert.equal(japaneseDate('全国'), null);
});

test('file names are read from both forms of Content-Disposition', () => {
  assert.equal(
    dispositionName("attachment; filename*=utf-8'jp'00_zenkoku_all_20260731.zip"),
    '00_zenkoku_all_20260731.zip',
  );
  assert.equal(dispositionName('attachment; filename="h_all_20260731_csv_001.zip"'), 'h_all_20260731_csv_001.zip');
  assert.equal(dispositionName(null), null);
});
