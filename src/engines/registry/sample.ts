import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createCsvParser } from '../../contract/csv.ts';
import { startCompanyBuild } from './import/build-company.ts';
import { startInvoiceBuild } from './import/build-invoice.ts';
import { companyRowChecker } from './import/company-rows.ts';
import { invoiceRowChecker } from './import/invoice-rows.ts';
import { CompanyReader } from './snapshot/company-reader.ts';
import { InvoiceReader } from './snapshot/invoice-reader.ts';
import { SCHEMA_VERSION, writeMeta } from './snapshot/schema.ts';

/** Rows of the sample whose number begins, behind the check digit, with 9999 are invented: no registry office has that code. */
export const isInvented = (number: string): boolean => /^T?\d9999/.test(number);

/** Rows of the sample that state true facts, but no file of the tax agency was at hand for them. */
const SEEN_ELSEWHERE = {
  /** As gBizINFO showed it on 2026-10-02. */
  company: ['1180301018771'],
  /** As their holders state them. */
  invoice: ['1180301018771', '7120001168421'],
} as const satisfies Record<string, readonly string[]>;

export type SampleOrigin = 'published' | 'seen_elsewhere' | 'invented';

/** Whose word a row of the sample is. */
export function sampleOrigin(registry: keyof typeof SEEN_ELSEWHERE, number: string): SampleOrigin {
  if (isInvented(number)) return 'invented';
  const seen: readonly string[] = SEEN_ELSEWHERE[registry];
  return seen.includes(number.replace(/^T/, '')) ? 'seen_elsewhere' : 'published';
}

/** The small registry that comes with the product, built in memory in a few milliseconds. */
export function openSampleCompanies(folder: string, now: () => Date = () => new Date()): CompanyReader {
  const db = new DatabaseSync(':memory:');
  const build = startCompanyBuild(db);
  const check = companyRowChecker({ file: 'company.csv', updateDate: null, difference: true });
  let newest = '';
  readCsv(join(folder, 'company.csv'), (row, line) => {
    check(row, line);
    build.add(row);
    if (!isInvented(row[1]!) && row[4]! > newest) newest = row[4]!;
  });
  const { records } = build.finish();
  writeMeta(db, sampleMeta('company', records, newest, now()));
  return new CompanyReader(db);
}

export function openSampleInvoices(folder: string, now: () => Date = () => new Date()): InvoiceReader {
  const db = new DatabaseSync(':memory:');
  const build = startInvoiceBuild(db);
  let records = 0;
  let newest = '';
  for (const file of ['h_all.csv', 'j_all.csv', 'k_all.csv']) {
    const check = invoiceRowChecker({ file, difference: false });
    readCsv(join(folder, file), (row, line) => {
      check(row, line);
      build.add(row, file);
      if (row[6] === '1') records++;
      if (!isInvented(row[1]!) && row[8]! > newest) newest = row[8]!;
    });
  }
  build.finish();
  writeMeta(db, sampleMeta('invoice', records, newest, now()));
  return new InvoiceReader(db);
}

/** `asOf`: the newest day any published row speaks of. */
const sampleMeta = (registry: string, records: number, asOf: string, now: Date): Record<string, string> => ({
  registry,
  schema: String(SCHEMA_VERSION),
  sample: '1',
  record_count: String(records),
  data_as_of: asOf,
  signature_verified: '0',
  built_at: now.toISOString(),
});

function readCsv(path: string, onRow: (row: string[], line: number) => void): void {
  const parser = createCsvParser(onRow);
  parser.push(readFileSync(path, 'utf8'));
  parser.end();
}
