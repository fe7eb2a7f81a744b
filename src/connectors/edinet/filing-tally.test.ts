import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { after, describe, it } from 'node:test';
import { addDays } from '../../japan/business-days.ts';
import type { FilingRow } from './day-list.ts';
import { openEdinetIndex } from './edinet-index.ts';
import { type FilingQuery, filingSearch, wholeMonths } from './filing-search.ts';
import { type FilingRole, ROLE_COLUMN } from './filing-tally.ts';
import { createIndex, openIndex } from './index-file.ts';
import { IndexWriter } from './index-writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'jbis-tally-'));
after(() => rmSync(folder, { recursive: true }));

/** The same numbers at every run: a failure can be repeated. */
let seed = 20_261_115;
const below = (n: number) => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 4_294_967_296) * n);
};
const one = <T>(of: readonly T[]) => of[below(of.length)]!;

const FIRST = '2024-01-10';
const DAYS = 800;
const HEAVY = ['E90001', 'E90002'];
const TYPES = ['120', '130', '180', '190', '350', '030'] as const;
const someDay = () => addDays(FIRST, below(DAYS));

const row = (seq: number, date: string, changes: Partial<FilingRow> = {}): FilingRow => {
  const docType = one([...TYPES, null]);
  return {
    seq,
    docId: `S1${date.replaceAll('-', '').slice(2)}${seq}`,
    edinetCode: one([...HEAVY, ...HEAVY, 'E90003', null]),
    secCode: null,
    corporateNumber: '5010001000001',
    filerName: '例示工業株式会社',
    fundCode: null,
    ordinance: '010',
    form: '030000',
    docType,
    periodStart: null,
    periodEnd: null,
    // A list can carry documents of other days, and rows without a time.
    submitted: one([`${date} 10:00`, `${date} 15:30`, `${addDays(date, -below(40))} 09:00`, null, `${date} 23:59`]),
    description: null,
    issuerCode: docType === '350' ? one(['E90001', 'E90004']) : null,
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
    ...changes,
  };
};
const day = (date: string, count: number, change: (row: FilingRow) => FilingRow = (same) => same) => ({
  date,
  processedAt: '2027-01-01 03:00',
  rows: Array.from({ length: count }, (_, i) => change(row(i + 1, date))),
});

/** What the endpoint may ask for: spans of all lengths, also from the first to the last day of months. */
function someQuery(): FilingQuery {
  const [a, b] = [one([someDay(), `${someDay().slice(0, 7)}-01`]), someDay()].sort() as [string, string];
  return {
    codes: one([['E90001'], ['E90002'], ['E90003'], ['E90001', 'E90003'], ['E90001', 'E90002', 'E90001']]),
    role: one<FilingRole>(['filer', 'filer', 'issuer', 'subject']),
    from: a,
    to: one([b, addDays(`${b.slice(0, 7)}-01`, -1) < a ? b : addDays(`${b.slice(0, 7)}-01`, -1)]),
    docTypes: one([undefined, ['120'], ['120', '130', '350'], [], [...TYPES]]),
    includeWithdrawn: below(2) === 1,
    limit: 1,
    after: undefined,
  };
}

function plainCount(db: DatabaseSync, query: FilingQuery): number {
  const rows = db
    .prepare(
      `SELECT doc_type FROM document WHERE ${ROLE_COLUMN[query.role]} IN (SELECT value FROM json_each(?))
         AND submitted >= ? AND submitted < ? AND hidden <= ?`,
    )
    .all(JSON.stringify(query.codes), query.from, `${query.to}~`, query.includeWithdrawn ? 1 : 0);
  return rows.filter((row) => query.docTypes?.includes(String(row.doc_type)) ?? true).length;
}

function agree(db: DatabaseSync, questions: number): void {
  const search = filingSearch(db);
  for (let i = 0; i < questions; i++) {
    const query = someQuery();
    assert.equal(search(query).total, plainCount(db, query), JSON.stringify(query));
  }
}

const number = (db: DatabaseSync, sql: string) => Number(Object.values(db.prepare(sql).get()!)[0]);
let loads = 0;
const loadedAt = () => new Date(Date.UTC(2026, 0, 1) + loads++ * 1000).toISOString();

function filled(path: string): { db: DatabaseSync; writer: IndexWriter } {
  const db = createIndex(path);
  const writer = new IndexWriter(db);
  for (let i = 0; i < DAYS; i += 2) writer.applyDay(day(addDays(FIRST, i), 9), loadedAt());
  return { db, writer };
}

describe('the tally of filings', () => {
  const path = join(folder, 'edinet.sqlite');
  const { db, writer } = filled(path);
  after(() => db.close());

  it('is made for registrants with many filings, and for no others', () => {
    assert.equal(number(db, 'SELECT count(*) FROM filing_tally'), 0);
    writer.tallyFilings('2026-11-14');
    const tallied = db.prepare('SELECT role, code FROM tallied_code').all();
    assert.deepEqual(
      tallied.map(({ role, code }) => [role, code]),
      HEAVY.map((code) => ['filer', code]),
    );
  });

  it('counts what a plain count counts, for any question', () => agree(db, 400));

  it('still does when days are loaded again with rows changed, withdrawn, blanked, amended and added', () => {
    for (let round = 0; round < 60; round++) {
      const date = addDays(FIRST, below(DAYS / 2) * 2);
      const change = one<(row: FilingRow) => FilingRow>([
        (same) => same,
        (old) => ({ ...old, withdrawal: 2, edinetCode: null, docType: null, filerName: null }),
        (old) => ({ ...old, docType: '130', parentDocId: `S1${date.replaceAll('-', '').slice(2)}1` }),
        (old) => ({ ...old, edit: one([0, 1]), docId: `S1${date.replaceAll('-', '').slice(2)}1` }),
        (old) => ({ ...old, withdrawal: 1, edinetCode: null, parentDocId: `S1${date.replaceAll('-', '').slice(2)}2` }),
      ]);
      writer.applyDay(day(date, 12, change), loadedAt());
      agree(db, 12);
    }
    assert.ok(number(db, 'SELECT sum(withdrawn) FROM filing_tally') > 0, 'withdrawn documents among them');
  });

  it('is what the answer comes from', () => {
    const query = { ...someQuery(), codes: ['E90001'], role: 'filer', docTypes: undefined } as const;
    const year = { ...query, from: '2024-06-15', to: '2025-06-14', includeWithdrawn: false };
    db.exec('SAVEPOINT lie');
    db.exec(
      `UPDATE filing_tally SET listed = listed + 1000 WHERE code = 'E90001' AND doc_type = '120' AND month = '2024-12'`,
    );
    assert.equal(filingSearch(db)(year).total, plainCount(db, year) + 1000);
    db.exec('ROLLBACK TO lie; RELEASE lie');
    assert.equal(filingSearch(db)(year).total, plainCount(db, year));
  });

  it('takes up a registrant who has come to file much on the next day it looks', () => {
    const tallied = () => number(db, `SELECT count(*) FROM tallied_code WHERE code = 'E90003'`);
    for (let i = 0; i < 6; i++) {
      const many = day(addDays(FIRST, DAYS + i), 200, (old) => ({ ...old, edinetCode: 'E90003' }));
      writer.applyDay(many, loadedAt());
    }
    writer.tallyFilings('2026-11-14');
    assert.equal(tallied(), 0, 'looked at once a day');
    writer.tallyFilings('2026-11-15');
    assert.equal(tallied(), 1);
    agree(db, 100);
  });

  it('follows what another process took up', () => {
    const second = createIndex(path);
    const other = new IndexWriter(second);
    db.exec(`DELETE FROM tallied_code WHERE code = 'E90003'; DELETE FROM filing_tally WHERE code = 'E90003'`);
    writer.tallyFilings('2026-11-16');
    other.applyDay(
      day(addDays(FIRST, DAYS), 50, (old) => ({ ...old, edinetCode: 'E90003', docType: '120' })),
      loadedAt(),
    );
    second.close();
    agree(db, 100);
  });

  it('is not believed when a version without it has written days, and made anew by the next import', () => {
    const date = addDays(FIRST, 4);
    db.prepare('INSERT OR REPLACE INTO day VALUES (?, ?, NULL, 1, 1)').run(date, loadedAt());
    db.exec(`UPDATE document SET doc_type = '350' WHERE owner = 'E90001' AND submitted LIKE '2024-%' AND hidden = 0`);
    const believed = `SELECT (SELECT value FROM meta WHERE key = 'tally_loaded_at') = (SELECT max(loaded_at) FROM day)`;
    assert.equal(number(db, believed), 0);
    agree(db, 100);
    writer.applyDay(day(addDays(FIRST, 8), 9), loadedAt());
    assert.equal(number(db, believed), 0, 'one day more does not mend it');
    agree(db, 100);
    writer.tallyFilings('2026-11-16');
    assert.equal(number(db, believed), 1);
    agree(db, 100);
  });
});

describe('an index file made before there was a tally', () => {
  const path = join(folder, 'old.sqlite');
  const made = filled(path);
  made.db.exec('DROP TABLE filing_tally; DROP TABLE tallied_code');
  made.db.close();

  it('is read as it is', () => {
    const db = openIndex(path)!;
    agree(db, 100);
    db.close();
    const index = openEdinetIndex(path)!;
    assert.ok(index.search({ ...someQuery(), codes: HEAVY, role: 'filer', docTypes: undefined }).total >= 0);
    index.close();
  });

  it('gets its tally with the next import, also under a server that has it open', () => {
    const server = openIndex(path)!;
    const search = filingSearch(server);
    const query = {
      ...someQuery(),
      codes: HEAVY,
      role: 'filer',
      docTypes: undefined,
      from: FIRST,
      to: '2026-12-31',
    } as const;
    const before = search(query).total;
    const db = createIndex(path);
    const writer = new IndexWriter(db);
    writer.applyDay(
      day(addDays(FIRST, 1), 5, (old) => ({ ...old, edinetCode: 'E90001', submitted: '2024-01-11 10:00' })),
      loadedAt(),
    );
    writer.tallyFilings('2026-11-14');
    assert.ok(number(db, 'SELECT count(*) FROM filing_tally') > 0);
    assert.equal(search(query).total, before + 5);
    assert.equal(search(query).total, plainCount(server, query));
    db.close();
    server.close();
  });
});

describe('whole months of a span', () => {
  for (const [from, to, expected] of [
    ['2026-01-01', '2026-01-31', ['2026-01', '2026-02']],
    ['2026-01-02', '2026-01-31', undefined],
    ['2026-01-31', '2026-02-28', ['2026-02', '2026-03']],
    ['2024-01-31', '2024-02-28', undefined],
    ['2025-12-31', '2026-12-30', ['2026-01', '2026-12']],
    ['2026-02-28', '2026-03-01', undefined],
    ['2016-11-15', '2026-11-13', ['2016-12', '2026-11']],
    ['2026-05-01', '2026-05-01', undefined],
  ] as const)
    it(`${from} to ${to}: ${expected?.join(' until ') ?? 'none'}`, () => {
      assert.deepEqual(wholeMonths(from, to), expected && { first: expected[0], after: expected[1] });
    });
});
