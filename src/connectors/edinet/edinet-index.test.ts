import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coverageReader } from './coverage.ts';
import type { FilingRow } from './day-list.ts';
import { filingSearch } from './filing-search.ts';
import { createIndex } from './index-file.ts';
import { IndexWriter } from './index-writer.ts';
import { registrantFinder } from './registrants.ts';

const base: FilingRow = {
  seq: 1,
  docId: 'S1000001',
  edinetCode: 'E90001',
  secCode: '99990',
  corporateNumber: '5010001000001',
  filerName: '例示工業株式会社',
  fundCode: null,
  ordinance: '010',
  form: '030000',
  docType: '120',
  periodStart: '2025-04-01',
  periodEnd: '2026-03-31',
  submitted: '2026-06-25 15:00',
  description: '有価証券報告書',
  issuerCode: null,
  subjectCode: null,
  subsidiaryCodes: null,
  reasons: null,
  parentDocId: null,
  operatedAt: null,
  withdrawal: 0,
  edit: 0,
  disclosure: 0,
  formats: 3,
  legal: 1,
};
const blank = {
  edinetCode: null,
  secCode: null,
  corporateNumber: null,
  filerName: null,
  ordinance: null,
  form: null,
  docType: null,
  periodStart: null,
  periodEnd: null,
  description: null,
} as const;
const day = (date: string, rows: FilingRow[], processed = '2026-08-01 03:00') => ({
  date,
  processedAt: processed,
  rows,
});

function open() {
  const db = createIndex(':memory:');
  const writer = new IndexWriter(db);
  const search = filingSearch(db);
  const list = (includeWithdrawn = false) =>
    search({
      codes: ['E90001'],
      role: 'filer',
      from: '2026-01-01',
      to: '2026-12-31',
      docTypes: undefined,
      includeWithdrawn,
      limit: 10,
      after: undefined,
    });
  return { db, writer, search, list };
}

test('a document blanked by a withdrawal keeps what was published before, and is listed only on request', () => {
  const { db, writer, list } = open();
  writer.applyDay(day('2026-06-25', [base]), 't1');
  assert.equal(list().total, 1);
  const notice = {
    ...base,
    ...blank,
    seq: 7,
    docId: 'S1000009',
    parentDocId: 'S1000001',
    withdrawal: 1,
    submitted: '2026-07-01 10:00',
  };
  writer.applyDay(day('2026-07-01', [notice]), 't2');
  const change = writer.applyDay(day('2026-06-25', [{ ...base, ...blank, withdrawal: 2, formats: 0, legal: 0 }]), 't3');
  assert.deepEqual(change, { inserted: 0, changed: 1, unchanged: 0 });
  assert.equal(list().total, 0);
  const [withdrawn] = list(true).documents;
  assert.equal(withdrawn?.filer_name, '例示工業株式会社');
  assert.equal(withdrawn?.withdrawn_at, '2026-07-01 10:00');
  const versions = db.prepare('SELECT version FROM document_version').all();
  assert.equal(versions.length, 1);
});

test('a withdrawal notice loaded before its document is joined when the document arrives', () => {
  const { writer, list } = open();
  writer.applyDay(
    day('2026-07-01', [{ ...base, ...blank, seq: 7, docId: 'S1000009', parentDocId: 'S1000001', withdrawal: 1 }]),
    't1',
  );
  writer.applyDay(day('2026-06-25', [base]), 't2');
  assert.equal(list().total, 0);
  assert.equal(list(true).total, 1);
});

test('loading the same list again changes nothing', () => {
  const { writer } = open();
  writer.applyDay(day('2026-06-25', [base]), 't1');
  assert.deepEqual(writer.applyDay(day('2026-06-25', [base]), 't2'), { inserted: 0, changed: 0, unchanged: 1 });
});

test('an edit notice does not list its document twice, and an amendment marks its parent', () => {
  const { writer, list } = open();
  writer.applyDay(day('2026-06-25', [base]), 't1');
  writer.applyDay(day('2026-06-30', [{ ...base, seq: 3, edit: 1, operatedAt: '2026-06-30 09:00' }]), 't2');
  writer.applyDay(
    day('2026-07-10', [
      {
        ...base,
        seq: 4,
        docId: 'S1000005',
        docType: '130',
        form: '030001',
        parentDocId: 'S1000001',
        submitted: '2026-07-10 09:00',
      },
    ]),
    't3',
  );
  const { documents, total } = list();
  assert.equal(total, 2);
  assert.deepEqual(
    documents.map((document) => [document.doc_id, document.amended_at]),
    [
      ['S1000005', null],
      ['S1000001', '2026-07-10 09:00'],
    ],
  );
});

test('pages follow one another without gaps or repeats when times are equal', () => {
  const { writer, search } = open();
  const rows = Array.from({ length: 25 }, (_, i) => ({
    ...base,
    seq: i + 1,
    docId: `S2${String(i).padStart(6, '0')}`,
    docType: '180',
  }));
  writer.applyDay(day('2026-06-25', rows), 't1');
  const seen: string[] = [];
  let after: { submitted: string; id: number } | undefined;
  for (;;) {
    const page = search({
      codes: ['E90001'],
      role: 'filer',
      from: '2026-06-25',
      to: '2026-06-25',
      docTypes: ['180'],
      includeWithdrawn: false,
      limit: 10,
      after,
    });
    assert.equal(page.total, 25);
    seen.push(...page.documents.map((document) => document.doc_id));
    const last = page.documents.at(-1);
    if (page.documents.length < 10 || !last) break;
    after = { submitted: last.submitted!, id: last.id };
  }
  assert.equal(new Set(seen).size, 25);
  assert.deepEqual(seen, [...seen].sort().reverse());
});

test('a weekday that was never loaded makes the coverage incomplete, a weekend does not', () => {
  const { db, writer } = open();
  for (const date of ['2026-06-25', '2026-06-26', '2026-06-30']) writer.applyDay(day(date, []), 't');
  const coverage = coverageReader(db);
  assert.deepEqual(coverage.whole(), {
    firstDay: '2026-06-25',
    lastCompleteDay: '2026-06-30',
    missingDays: 1,
    missing: ['2026-06-29'],
    complete: false,
  });
  assert.equal(coverage.of('2026-06-25', '2026-06-26').complete, true);
  assert.equal(coverage.of('2026-06-01', '2026-06-26').complete, false);
});

test('a list made on its own day is not final', () => {
  const { db, writer } = open();
  writer.applyDay(day('2026-06-25', [base], '2026-06-25 23:59'), 't');
  assert.equal(coverageReader(db).whole().lastCompleteDay, null);
});

test('two codes of one corporate number are one registrant; a filer outside the code list is found by its filings', () => {
  const { db, writer } = open();
  const row = {
    filerType: 'domestic_corporation',
    listed: true,
    consolidated: true,
    fiscalYearEnd: '03-31',
    name: '例示工業株式会社',
    nameEn: 'Reiji Industries',
    nameKana: null,
    address: null,
    industry: '機械',
    secCode: '99990',
    corporateNumber: '5010001000001',
  } as const;
  writer.applyCodeList({
    asOf: '2026-05-12',
    personsDropped: 0,
    rows: [
      { ...row, edinetCode: 'E90001' },
      { ...row, edinetCode: 'E90002', secCode: null },
    ],
  });
  writer.applyMergedCodes([{ oldCode: 'E90009', newCode: 'E90001' }]);
  writer.applyDay(
    day('2026-06-25', [
      { ...base, edinetCode: 'E90007', corporateNumber: '5010001000099' },
      { ...base, seq: 2, docId: 'S1000003', edinetCode: 'E90008', corporateNumber: null },
    ]),
    't',
  );
  const find = registrantFinder(db);
  assert.deepEqual(find({ kind: 'corporate_number', value: '5010001000001' })?.edinetCodes, [
    'E90001',
    'E90002',
    'E90009',
  ]);
  assert.equal(find({ kind: 'edinet_code', value: 'E90007' })?.corporateNumber, '5010001000099');
  assert.equal(
    find({ kind: 'edinet_code', value: 'E90008' }),
    undefined,
    'a filer without a corporate number is not shown',
  );
});
