import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { companyLine, writeCompanyDifference, writeCompanyFull } from '../../../../testkit/registry/company-files.ts';
import { writeInvoiceDifference } from '../../../../testkit/registry/invoice-difference.ts';
import { writeInvoiceFull } from '../../../../testkit/registry/invoice-files.ts';
import { syntheticCompany } from '../../../../testkit/registry/synthetic-company.ts';
import { ZipWriter } from '../../../../testkit/registry/zip-writer.ts';
import { readManifest } from '../../../store/snapshot/index.ts';
import { type CompanyRegistry, openRegistry } from '../index.ts';
import { importDifferences } from './import-differences.ts';
import { importFull } from './import-full.ts';
import { openSource, readRows } from './source-file.ts';

const COUNT = 700;
let root: string;
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'jbis-layered-'));
});
after(() => rm(root, { recursive: true, force: true }));
const folder = (name: string) => mkdtemp(join(root, name));
const DATES = ['20261102', '20261104', '20261105', '20261106'];

async function zipOf(dir: string, name: string, lines: readonly string[]): Promise<string> {
  const path = join(dir, `${name}.zip`);
  const zip = new ZipWriter(path);
  await zip.add(`${name}.csv`, [`${lines.join('\n')}\n`]);
  await zip.close();
  return path;
}

async function rowsOf(file: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const source of await openSource(file)) await readRows(source, { onRow: (row) => void rows.push(row) });
  return rows;
}

/** Four days: three generated ones, and one that takes back some of the numbers of the first. */
async function fourDays(dir: string): Promise<string[]> {
  const files: string[] = [];
  for (const date of DATES.slice(0, 3))
    files.push(await writeCompanyDifference({ dir, count: COUNT, date, rows: 120, fresh: 0.2 }));
  const numbers = new Set((await rowsOf(files[0]!)).map((row) => row[1]!).filter((_, i) => i % 9 === 0));
  const lines = [...numbers].map((number, i) => `${i + 1},${number},99,,2026-11-06${','.repeat(25)}`);
  files.push(await zipOf(dir, `diff_${DATES[3]}`, lines));
  return files;
}

/** The full file that says what the first one and the differences say together. */
async function finalFull(dir: string, files: readonly string[]): Promise<{ path: string; numbers: string[] }> {
  const state = new Map<string, string[]>();
  for (const file of files)
    for (const row of await rowsOf(file))
      if (row[2] === '99') state.delete(row[1]!);
      else if (row[23] !== '0') state.set(row[1]!, row);
  const numbers = [...state.keys()].sort();
  const quoted = (value: string, column: number) =>
    [6, 9, 10, 11, 24, 28].includes(column) && value ? `"${value}"` : value;
  const lines = numbers.map((number, i) => [String(i + 1), ...state.get(number)!.slice(1)].map(quoted).join(','));
  return { path: await zipOf(dir, '00_zenkoku_all_20261130', lines), numbers };
}

/** Whom a search finds by a current name, a reading or an English name; former names only differences know. */
const found = (companies: CompanyRegistry, name: string, address?: string) =>
  companies
    .search(name, address)
    .matches.filter((match) => match.agreement !== 'previous' && match.agreement !== 'fuzzy')
    .map((match) => [match.record.corporateNumber, match.agreement, match.errors])
    .sort();

const fuzzy = (companies: CompanyRegistry, number: string, name: string): boolean =>
  companies.search(name).matches.some((match) => match.record.corporateNumber === number);

test('a full file and its differences say what the full file after them says, folded or not', async () => {
  const dir = await folder('days');
  const full = await writeCompanyFull({ dir, count: COUNT, date: '20261030' });
  const files = await fourDays(dir);
  const { path, numbers } = await finalFull(dir, [full, ...files]);
  const expectedDir = await folder('expected');
  await importFull({ registry: 'company', dir: expectedDir, files: [path] });

  const ways: [string, (target: string) => Promise<unknown>][] = [
    ['at once', (target) => importDifferences({ registry: 'company', dir: target, files })],
    [
      'day by day',
      async (target) => {
        for (const file of files) await importDifferences({ registry: 'company', dir: target, files: [file] });
      },
    ],
    [
      'folded each day',
      async (target) => {
        for (const file of files)
          await importDifferences({ registry: 'company', dir: target, files: [file], foldAbove: 0 });
      },
    ],
  ];
  const histories: string[] = [];
  for (const [way, apply] of ways) {
    const target = await folder('target');
    await importFull({ registry: 'company', dir: target, files: [full] });
    await apply(target);
    assert.equal(readManifest(target, 'company')?.changes === undefined, way === 'folded each day');
    assert.ok(!(await readdir(target)).some((file) => file.includes('draft')));
    const [ours, expected] = [target, expectedDir].map((each) => openRegistry({ dir: each, sampleDir: null }));
    const [a, b] = [ours!.companies!, expected!.companies!];
    assert.deepEqual([a.info.recordCount, a.info.dataAsOf], [numbers.length, '2026-11-06'], way);
    for (let i = 0; i < COUNT; i++) {
      const { number, name } = syntheticCompany(i, COUNT);
      assert.deepEqual(a.byNumber(number), b.byNumber(number), `${way} ${number}`);
      assert.deepEqual(found(a, name), found(b, name), `${way} ${name}`);
    }
    for (const number of numbers) {
      const record = b.byNumber(number)!;
      assert.deepEqual(a.byNumber(number), record, way);
      const address = record.prefecture + record.city + record.street;
      assert.deepEqual(found(a, record.name, address), found(b, record.name, address), `${way} ${record.name}`);
      const damaged = `${record.name}誤`;
      assert.equal(fuzzy(a, number, damaged), fuzzy(b, number, damaged), `${way} ${damaged}`);
    }
    histories.push(JSON.stringify(numbers.map((number) => a.history(number))));
    ours!.close();
    expected!.close();
  }
  assert.equal(new Set(histories).size, 1, 'history is the same whichever way it came');
  assert.ok(histories[0]!.length > COUNT * 3, 'there is history');
});

test('a number that was withdrawn may come back, in a municipality the full file did not name', async () => {
  const dir = await folder('back');
  await importFull({
    registry: 'company',
    dir,
    files: [await writeCompanyFull({ dir, count: COUNT, date: '20261030' })],
  });
  const company = syntheticCompany(40, COUNT);
  const apply = async (date: string, line: string) =>
    importDifferences({ registry: 'company', dir, files: [await zipOf(dir, `diff_${date}`, [line])] });
  await apply('20261102', `1,${company.number},99,,2026-11-02${','.repeat(25)}`);
  let registry = openRegistry({ dir, sampleDir: null });
  assert.equal(registry.companies!.byNumber(company.number), null);
  assert.equal(registry.companies!.info.recordCount, COUNT - 1);
  assert.ok(!fuzzy(registry.companies!, company.number, company.name));
  registry.close();
  const town = { ...company.town, prefecture: '新京都', city: '新設市', code: '48101' };
  const name = '株式会社よみがえりの里';
  await apply('20261104', companyLine(1, { ...company, name, town }, { process: '01', updateDate: '2026-11-04' }));
  registry = openRegistry({ dir, sampleDir: null });
  const { companies } = registry;
  assert.equal(companies!.info.recordCount, COUNT);
  assert.equal(companies!.byNumber(company.number)?.city, '新設市');
  assert.deepEqual(companies!.history(company.number), []);
  const [match] = companies!.search('よみがえりの星', `新京都新設市${company.street}`).matches;
  assert.deepEqual([match?.record.corporateNumber, match?.errors], [company.number, 1]);
  registry.close();
});

test('past registrations and trade names of the invoice registry go through changes and folding', async () => {
  const dir = await folder('trade');
  const size = { companies: COUNT, corporations: 90, bodies: 9, individuals: 45 };
  await importFull({
    registry: 'invoice',
    dir,
    files: await writeInvoiceFull({ dir, ...size, date: '20261030', parts: 1 }),
  });
  await importFull({
    registry: 'company',
    dir,
    files: [await writeCompanyFull({ dir, count: COUNT, date: '20261030' })],
  });
  const { number } = syntheticCompany(0, COUNT);
  const row = { number, name: '株式会社屋号持ち', address: '東京都港区芝五丁目７番１号' };
  const trade = (name: string) => {
    const registry = openRegistry({ dir, sampleDir: null });
    const result = registry.companies!.search(name).matches.map((match) => match.record.corporateNumber);
    registry.close();
    return result.includes(number);
  };
  const days: [date: string, rows: Parameters<typeof writeInvoiceDifference>[2], foldAbove: number][] = [
    ['20261102', [{ ...row, process: '02', tradeName: '最初の屋号亭' }], 1 << 30],
    ['20261104', [{ ...row, process: '02', tradeName: '二番目の屋号亭' }], 1 << 30],
    ['20261105', [{ number, process: '01', latest: '0', registered: '2020-10-01', expired: '2021-11-01' }], 0],
    ['20261106', [{ ...row, process: '02', tradeName: '三番目の屋号亭' }], 0],
  ];
  const expected: [boolean[], number][] = [
    [[true, false, false], 0],
    [[false, true, false], 0],
    [[false, true, false], 1],
    [[false, false, true], 1],
  ];
  for (const [i, [date, rows, foldAbove]] of days.entries()) {
    const file = await writeInvoiceDifference(dir, date, rows);
    await importDifferences({ registry: 'invoice', dir, files: [file], foldAbove });
    const names = ['最初の屋号亭', '二番目の屋号亭', '三番目の屋号亭'];
    const registry = openRegistry({ dir, sampleDir: null });
    const record = registry.invoices!.byNumber(`T${number}`);
    registry.close();
    assert.deepEqual([names.map(trade), record?.past.length], expected[i], date);
    assert.equal(record?.name, row.name, date);
  }
});
