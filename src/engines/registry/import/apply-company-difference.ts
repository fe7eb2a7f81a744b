import type { DatabaseSync } from 'node:sqlite';
import { type CompanyRow, CompanyTables, type HistoryRow, type PlaceRow } from '../snapshot/company-tables.ts';
import { unpackKana, unpackText } from '../snapshot/packed-text.ts';
import { WITHDRAWN } from '../snapshot/schema.ts';
import { pastState } from './build-company.ts';
import { COMPANY_COLUMNS } from './company-rows.ts';
import { companyWriter, formerNameEntry, municipalityOf, type NameEntry, nameEntries } from './company-writer.ts';
import { nameIndexUpdate } from './name-index-update.ts';

interface Held {
  readonly name: string;
  readonly furigana: string | null;
  readonly nameEn: string | null;
  readonly municipality: number;
  readonly closed: boolean;
  readonly address: string;
  readonly process: number;
  readonly updated: number;
  readonly changed: number | null;
}

export interface DifferenceCount {
  inserted: number;
  updated: number;
  deleted: number;
}

/** Applies the rows of one number, in file order; `finish` after the last. The caller holds the transaction. */
export interface Difference {
  apply(rows: readonly string[][]): void;
  finish(): void;
  readonly count: DifferenceCount;
}

const DELETED = '99';
const COLUMNS = 16;

/** Writes into the file of changes; what is not there yet is read from the snapshot's large file. */
export function companyDifference(changes: DatabaseSync, data: DatabaseSync): Difference {
  const tables = new CompanyTables(data, changes);
  const places = new Map(tables.places.map((place) => [place.id, place]));
  const write = companyWriter(changes, 'INSERT OR REPLACE', tables.places);
  const names = nameIndexUpdate(changes, tables);
  const copy = changes.prepare(`INSERT OR REPLACE INTO company VALUES(${Array(COLUMNS).fill('?').join(', ')})`);
  const withdraw = changes.prepare(
    `INSERT OR REPLACE INTO company(num, name, kind, place, street, process, updated) VALUES(?, '', 0, 0, '', ${WITHDRAWN}, 0)`,
  );
  const selectPlace = changes.prepare('SELECT * FROM place WHERE id = ?');
  const removeHistory = changes.prepare('DELETE FROM history WHERE num = ?');
  const insertHistory = changes.prepare('INSERT INTO history VALUES(?, ?, ?, ?, ?, ?, ?)');
  const count: DifferenceCount = { inserted: 0, updated: 0, deleted: 0 };

  function placeOf(id: number): PlaceRow {
    let place = places.get(id);
    if (place === undefined) places.set(id, (place = selectPlace.get(id) as unknown as PlaceRow));
    return place;
  }

  function heldOfRow(row: CompanyRow): Held {
    const place = placeOf(row[4]);
    return {
      name: unpackText(row[1]),
      furigana: row[2] === null ? null : unpackKana(row[2]),
      nameEn: row[14] === null ? null : ((JSON.parse(row[14]) as { en?: string }).en ?? null),
      municipality: place.code,
      closed: row[11] !== null,
      address: place.prefecture + place.city + unpackText(row[5]),
      process: row[7],
      updated: row[8],
      changed: row[9],
    };
  }

  function apply(rows: readonly string[][]): void {
    const number = Number(rows[0]![COMPANY_COLUMNS.number]);
    const body = Number(rows[0]![COMPANY_COLUMNS.number]!.slice(1));
    const { row: held, history: pastBefore, isChanged } = tables.held(number);
    const before = held === null ? null : heldOfRow(held);
    const current = rows.findLast(
      (row) => row[COMPANY_COLUMNS.latest] !== '0' && row[COMPANY_COLUMNS.process] !== DELETED,
    );
    const isDeleted = rows.some((row) => row[COMPANY_COLUMNS.process] === DELETED) && current === undefined;
    if (isDeleted) {
      withdraw.run(number);
      if (isChanged) removeHistory.run(number);
      names.replace(body, entriesOf(before, pastBefore), []);
      if (before) count.deleted++;
      return;
    }
    const corrected = rows.some((row) => row[COMPANY_COLUMNS.correct] === '1');
    const given = rows.filter((row) => row[COMPANY_COLUMNS.latest] === '0').map(pastState);
    // A correction brings the whole history of the number; anything else adds to what is held.
    const past = corrected ? given : [...pastBefore, ...given];
    const after: Held | null = current === undefined ? before : heldOf(current);
    if (!corrected && before !== null && current !== undefined && after !== null) {
      const changed = before.name !== after.name || before.address !== after.address;
      if (changed) past.push(before);
    }
    if (current !== undefined) {
      write(current);
      if (before) count.updated++;
      else count.inserted++;
    }
    // A number in the file of changes is there as a whole: its row, be it the one held so far, and all its history.
    else if (held !== null) copy.run(...held);
    else withdraw.run(number);
    if (isChanged) removeHistory.run(number);
    past.forEach((state, seq) => {
      insertHistory.run(number, seq, state.process, state.updated, state.changed, state.name, state.address);
    });
    if (!sameInIndex(before, pastBefore, after, past))
      names.replace(body, entriesOf(before, pastBefore), entriesOf(after, past));
  }
  return { apply, finish: names.write, count };
}

function heldOf(row: string[]): Held {
  const { process, updated, changed } = pastState(row);
  return {
    name: row[COMPANY_COLUMNS.name]!,
    furigana: row[COMPANY_COLUMNS.furigana] || null,
    nameEn: row[COMPANY_COLUMNS.enName] || null,
    municipality: municipalityOf(row),
    closed: row[COMPANY_COLUMNS.closeDate] !== '',
    address: row[COMPANY_COLUMNS.prefecture]! + row[COMPANY_COLUMNS.city]! + row[COMPANY_COLUMNS.street]!,
    process,
    updated,
    changed,
  };
}

/** Whether the name index says the same of a company as before. Most moves stay in the municipality and change nothing. */
function sameInIndex(
  before: Held | null,
  pastBefore: readonly HistoryRow[],
  after: Held | null,
  past: readonly HistoryRow[],
): boolean {
  if (before === null || after === null) return before === after;
  return (
    before.name === after.name &&
    before.furigana === after.furigana &&
    before.nameEn === after.nameEn &&
    before.municipality === after.municipality &&
    before.closed === after.closed &&
    past.every(({ name }, i) => name === after.name || name === pastBefore[i]?.name) &&
    pastBefore.every(({ name }, i) => name === after.name || name === past[i]?.name)
  );
}

/** All index entries of a company: current name, reading, English name, and former names that differ from it. */
function entriesOf(company: Held | null, past: readonly HistoryRow[]): NameEntry[] {
  if (company === null) return [];
  const entries = nameEntries(company);
  const seen = new Set([company.name]);
  for (const { name } of past) {
    if (seen.has(name)) continue;
    seen.add(name);
    entries.push(formerNameEntry(name, company));
  }
  return entries;
}
