import type { DatabaseSync } from 'node:sqlite';
import { toEpochDay } from '../../../japan/business-days.ts';
import type { HistoryRow } from '../snapshot/company-tables.ts';
import { COMPANY_SCHEMA, prepareForBuild } from '../snapshot/schema.ts';
import type { CarriedHistory } from './carried-history.ts';
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

/** `carried` is the history of the data that these rows replace. */
export function startCompanyBuild(db: DatabaseSync, carried: CarriedHistory | null = null): CompanyBuild {
  prepareForBuild(db, COMPANY_SCHEMA);
  const write = companyWriter(db);
  const insertHistory = db.prepare('INSERT INTO history VALUES(?, ?, ?, ?, ?, ?, ?)');
  const names = new NameIndexBuilder();
  let records = 0;
  let closed = 0;
  let pending = 0;
  let past: string[][] = [];
  db.exec('BEGIN');

  const addCurrent = (row: string[]): void => {
    write(row);
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
    if (++pending >= BATCH) {
      pending = 0;
      db.exec('COMMIT; BEGIN');
    }
  };

  return {
    add: (row) => {
      // Past rows stand before the current one of the same number; the sample carries them, full files do not.
      if (row[COMPANY_COLUMNS.latest] === '0') past.push(row);
      else if (row[COMPANY_COLUMNS.process] !== '99') addCurrent(row);
    },
    finish: (onStep) => {
      names.write(db, onStep);
      db.exec('COMMIT');
      return { records, closed };
    },
  };
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
