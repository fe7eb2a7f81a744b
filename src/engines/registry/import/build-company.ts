import type { DatabaseSync } from 'node:sqlite';
import { toEpochDay } from '../../../japan/business-days.ts';
import type { HistoryRow, PlaceRow } from '../snapshot/company-tables.ts';
import { unpackKana, unpackText } from '../snapshot/packed-text.ts';
import { COMPANY_SCHEMA, prepareForBuild, readMeta, writeMeta } from '../snapshot/schema.ts';
import { englishEdition } from '../snapshot/stored-english.ts';
import type { AddressTools } from '../types.ts';
import type { CarriedHistory } from './carried-history.ts';
import { forgetRows, noteRows } from './checkpoint.ts';
import { collectGarbage } from './collect-garbage.ts';
import { COMPANY_COLUMNS } from './company-rows.ts';
import { companyWriter, formerNameEntry, municipalityOf, nameEntries } from './company-writer.ts';
import { NameIndexBuilder } from './name-index.ts';

/** Builds a company snapshot: rows in ascending order, then `finish`. */
export interface CompanyBuild {
  add(row: string[]): void;
  /** Writes the name index and returns how many companies there are. */
  finish(onStep?: (share: number) => void): { records: number; closed: number };
}

const BATCH = 200_000;

interface CompanyBuildOptions {
  /** The history of the data that these rows replace. */
  readonly carried?: CarriedHistory | null;
  /** Rows that an interrupted build has left in the file; they are not added again. */
  readonly rowsDone?: number;
  /** Rows between two commits: what a kill costs at most. */
  readonly batch?: number;
  /** What makes the English addresses; without it companies are shown in English as they are asked for. */
  readonly addresses?: AddressTools | null;
}

export function startCompanyBuild(db: DatabaseSync, options: CompanyBuildOptions = {}): CompanyBuild {
  const { carried = null, rowsDone = 0, batch = BATCH, addresses = null } = options;
  prepareForBuild(db, rowsDone > 0 ? '' : COMPANY_SCHEMA, true);
  const known = db.prepare('SELECT id, code, prefecture, city FROM place').all() as unknown as PlaceRow[];
  let write: ReturnType<typeof companyWriter> | null = companyWriter(db, 'INSERT', known, addresses);
  const insertHistory = db.prepare('INSERT INTO history VALUES(?, ?, ?, ?, ?, ?, ?)');
  const hasEnglish = addresses !== null;
  noteEdition(db, addresses, rowsDone);
  const names = new NameIndexBuilder();
  let { records, closed } = rowsDone > 0 ? readBack(db, names) : { records: 0, closed: 0 };
  let rows = rowsDone;
  let pending = 0;
  let past: string[][] = [];
  db.exec('BEGIN');

  const addCurrent = (row: string[]): void => {
    write!(row);
    const number = row[COMPANY_COLUMNS.number]!;
    const body = Number(number.slice(1));
    const isClosed = row[COMPANY_COLUMNS.closeDate] !== '';
    const municipality = municipalityOf(row);
    const company = { municipality, closed: isClosed };
    for (const entry of nameEntries({
      ...company,
      name: row[COMPANY_COLUMNS.name]!,
      furigana: row[COMPANY_COLUMNS.furigana] ?? null,
      nameEn: row[COMPANY_COLUMNS.enName] ?? null,
    }))
      names.add(body, entry);
    const name = row[COMPANY_COLUMNS.name]!;
    const former = new Set<string>();
    [...(carried?.of(Number(number), name, seatOf(row)) ?? []), ...past.map(pastState)].forEach((old, seq) => {
      insertHistory.run(Number(number), seq, old.process, old.updated, old.changed, old.name, old.address);
      if (old.name === name || former.has(old.name)) return;
      former.add(old.name);
      names.add(body, formerNameEntry(old.name, company));
    });
    past = [];
    records++;
    if (isClosed) closed++;
  };

  return {
    add: (row) => {
      // Past rows stand before the current one of the same number; the sample carries them, full files do not.
      rows++;
      if (row[COMPANY_COLUMNS.latest] === '0') past.push(row);
      else if (row[COMPANY_COLUMNS.process] !== '99') addCurrent(row);
      if (++pending < batch || past.length > 0) return;
      pending = 0;
      noteRows(db, rows);
      db.exec('COMMIT; BEGIN');
    },
    finish: (onStep) => {
      // With it the address data go, a quarter of a gigabyte that the name index takes next.
      write = null;
      if (hasEnglish) collectGarbage();
      noteRows(db, rows);
      db.exec('COMMIT; BEGIN');
      names.write(db, onStep);
      forgetRows(db);
      db.exec('COMMIT');
      return { records, closed };
    },
  };
}

/** What the English texts in the file were made with; those of a build that began with something else are not used. */
function noteEdition(db: DatabaseSync, addresses: AddressTools | null, rowsDone: number): void {
  const english = addresses === null ? '' : englishEdition(addresses);
  const isSame = rowsDone === 0 || readMeta(db).english === english;
  writeMeta(db, { english: isSame ? english : '' });
}

/** The names of the companies that are in the file already. */
function readBack(db: DatabaseSync, names: NameIndexBuilder): { records: number; closed: number } {
  const former = db.prepare('SELECT DISTINCT name FROM history WHERE num = ?');
  const rows = db
    .prepare(
      'SELECT c.num, c.name, c.furigana, c.closed, c.extra, p.code FROM company c JOIN place p ON p.id = c.place ORDER BY num',
    )
    .iterate() as Iterable<unknown> as Iterable<StoredCompany>;
  let records = 0;
  let closed = 0;
  for (const { num, name: packedName, furigana: packed, closed: closedOn, extra, code } of rows) {
    const name = unpackText(packedName);
    const furigana = packed === null ? null : unpackKana(packed);
    const body = num % 1_000_000_000_000;
    const company = { municipality: code, closed: closedOn !== null };
    const nameEn = extra === null ? null : ((JSON.parse(extra) as { en?: string }).en ?? null);
    for (const entry of nameEntries({ ...company, name, furigana, nameEn })) names.add(body, entry);
    for (const { name: old } of former.all(num) as { name: string }[])
      if (old !== name) names.add(body, formerNameEntry(old, company));
    records++;
    if (company.closed) closed++;
  }
  return { records, closed };
}

/** A row as it is stored. */
interface StoredCompany {
  readonly num: number;
  readonly name: string;
  readonly furigana: string | null;
  readonly closed: number | null;
  readonly extra: string | null;
  readonly code: number;
}

const seatOf = (row: string[]): string =>
  row[COMPANY_COLUMNS.prefecture]! + row[COMPANY_COLUMNS.city]! + row[COMPANY_COLUMNS.street]!;

/** A row of the past as it is kept. */
export function pastState(row: string[]): HistoryRow {
  return {
    process: Number(row[COMPANY_COLUMNS.process]),
    updated: toEpochDay(row[COMPANY_COLUMNS.updateDate]!),
    changed: row[COMPANY_COLUMNS.changeDate] ? toEpochDay(row[COMPANY_COLUMNS.changeDate]!) : null,
    name: row[COMPANY_COLUMNS.name]!,
    address: seatOf(row) || row[COMPANY_COLUMNS.outside] || '',
  };
}
