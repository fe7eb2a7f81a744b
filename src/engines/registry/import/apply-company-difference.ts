import type { DatabaseSync } from 'node:sqlite';
import { historyValues } from './build-company.ts';
import { C } from './company-rows.ts';
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

type HeldRow = [
  name: string,
  furigana: string | null,
  extra: string | null,
  closed: number | null,
  place: number,
  street: string,
  process: number,
  updated: number,
  changed: number | null,
];

interface PastState {
  readonly process: number;
  readonly updated: number;
  readonly changed: number | null;
  readonly name: string;
  readonly address: string;
}

export interface DifferenceCount {
  inserted: number;
  updated: number;
  deleted: number;
}

/** Applies the rows of one number, in file order. The caller holds the transaction. */
export interface CompanyDifference {
  apply(rows: readonly string[][]): void;
  readonly count: DifferenceCount;
}

const DELETED = '99';

export function companyDifference(db: DatabaseSync): CompanyDifference {
  const write = companyWriter(db, 'replace');
  const names = nameIndexUpdate(db);
  const select = db.prepare(
    'SELECT name, furigana, extra, closed, place, street, process, updated, changed FROM company WHERE num = ?',
  );
  select.setReturnArrays(true);
  const selectPlace = db.prepare('SELECT code, prefecture || city AS name FROM place WHERE id = ?');
  const places = new Map<number, { code: number; name: string }>();
  const remove = db.prepare('DELETE FROM company WHERE num = ?');
  const selectHistory = db.prepare(
    'SELECT process, updated, changed, name, address FROM history WHERE num = ? ORDER BY seq',
  );
  const removeHistory = db.prepare('DELETE FROM history WHERE num = ?');
  const insertHistory = db.prepare('INSERT INTO history VALUES(?, ?, ?, ?, ?, ?, ?)');
  const count: DifferenceCount = { inserted: 0, updated: 0, deleted: 0 };

  function placeOf(id: number): { code: number; name: string } {
    let place = places.get(id);
    if (place === undefined) places.set(id, (place = selectPlace.get(id) as unknown as { code: number; name: string }));
    return place;
  }

  function held(number: number): Held | null {
    const row = select.get(number) as unknown as HeldRow | undefined;
    if (row === undefined) return null;
    const place = placeOf(row[4]);
    return {
      name: row[0],
      furigana: row[1],
      nameEn: row[2] === null ? null : ((JSON.parse(row[2]) as { en?: string }).en ?? null),
      municipality: place.code,
      closed: row[3] !== null,
      address: place.name + row[5],
      process: row[6],
      updated: row[7],
      changed: row[8],
    };
  }

  function apply(rows: readonly string[][]): void {
    const number = Number(rows[0]![C.number]);
    const body = Number(rows[0]![C.number]!.slice(1));
    const before = held(number);
    const pastBefore = selectHistory.all(number) as unknown as PastState[];
    const current = rows.findLast((row) => row[C.latest] !== '0' && row[C.process] !== DELETED);
    const isDeleted = rows.some((row) => row[C.process] === DELETED) && current === undefined;
    const entriesBefore = before === null ? [] : entriesOf(before, pastBefore);
    if (isDeleted) {
      remove.run(number);
      removeHistory.run(number);
      names.replace(body, entriesBefore, []);
      if (before) count.deleted++;
      return;
    }
    const corrected = rows.some((row) => row[C.correct] === '1');
    const given = rows.filter((row) => row[C.latest] === '0').map(pastOf);
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
    if (corrected || past.length !== pastBefore.length) {
      removeHistory.run(number);
      past.forEach((state, seq) => {
        insertHistory.run(number, seq, state.process, state.updated, state.changed, state.name, state.address);
      });
    }
    names.replace(body, entriesBefore, after === null ? [] : entriesOf(after, past));
  }
  return { apply, count };
}

function heldOf(row: string[]): Held {
  const [process, updated, changed] = historyValues(row);
  return {
    name: row[C.name]!,
    furigana: row[C.furigana] || null,
    nameEn: row[C.enName] || null,
    municipality: municipalityOf(row),
    closed: row[C.closeDate] !== '',
    address: row[C.prefecture]! + row[C.city]! + row[C.street]!,
    process,
    updated,
    changed,
  };
}

function pastOf(row: string[]): PastState {
  const [process, updated, changed, name, address] = historyValues(row);
  return { process, updated, changed, name, address };
}

/** All index entries of a company: current name, reading, English name, and former names that differ from it. */
function entriesOf(company: Held, past: readonly PastState[]): NameEntry[] {
  const entries = nameEntries(company);
  const seen = new Set([company.name]);
  for (const { name } of past) {
    if (seen.has(name)) continue;
    seen.add(name);
    entries.push(formerNameEntry(name, company));
  }
  return entries;
}
