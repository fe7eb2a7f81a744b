import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { foldCompanyName, foldText } from '../../../japan/company-name.ts';
import { isKanaOnly, kanaKey } from '../../../japan/reading-key.ts';
import { spellingHash } from '../search/hash.ts';
import { packAttributes } from '../search/postings.ts';
import { READING } from '../search/reading.ts';
import type { PlaceRow } from '../snapshot/company-tables.ts';
import { packKana, packText } from '../snapshot/packed-text.ts';
import { storedEnglish } from '../snapshot/stored-english.ts';
import type { AddressTools, NameKey } from '../types.ts';
import { COMPANY_COLUMNS, dayOf } from './company-rows.ts';

/** One name under which a company is found. */
export interface NameEntry {
  readonly core: string;
  readonly municipality: number;
  readonly attributes: number;
  /** 24 bits of the name as written, of the kana under a reading. */
  readonly spelling: number;
  /** Found with errors and by its parts too: names, not readings or English names. */
  readonly fuzzy: boolean;
}

const text = (value: string | undefined): string | undefined => (value ? value : undefined);

/** What few rows have, as JSON; null when a row has none of it. */
function extraOf(row: string[]): string | null {
  const extra = {
    ni: text(row[COMPANY_COLUMNS.nameImageId]),
    ai: text(row[COMPANY_COLUMNS.addressImageId]),
    out: text(row[COMPANY_COLUMNS.outside]),
    cc: text(row[COMPANY_COLUMNS.changeCause]),
    en: text(row[COMPANY_COLUMNS.enName]),
    enp: text(row[COMPANY_COLUMNS.enPrefecture]),
    enc: text(row[COMPANY_COLUMNS.enCity]),
    eno: text(row[COMPANY_COLUMNS.enOutside]),
    w: row[COMPANY_COLUMNS.withdrawn] === '1' ? 1 : undefined,
  };
  for (const key in extra) if (extra[key as keyof typeof extra] !== undefined) return JSON.stringify(extra);
  return null;
}

/** The places (prefecture and municipality) of a snapshot, numbered as they first appear. */
class PlaceTable {
  readonly #ids = new Map<string, number>();
  readonly #insert: StatementSync;

  constructor(db: DatabaseSync, known: readonly PlaceRow[]) {
    this.#insert = db.prepare('INSERT INTO place VALUES(?, ?, ?, ?)');
    for (const { id, code, prefecture, city } of known) this.#ids.set(`${code}|${prefecture}|${city}`, id);
  }

  idOf(code: number, prefecture: string, city: string): number {
    const key = `${code}|${prefecture}|${city}`;
    let id = this.#ids.get(key);
    if (id === undefined) {
      id = this.#ids.size + 1;
      this.#ids.set(key, id);
      this.#insert.run(id, code, prefecture, city);
    }
    return id;
  }
}

export const municipalityOf = (row: string[]): number =>
  row[COMPANY_COLUMNS.prefectureCode] && row[COMPANY_COLUMNS.cityCode]
    ? Number(row[COMPANY_COLUMNS.prefectureCode]! + row[COMPANY_COLUMNS.cityCode]!)
    : 0;

/** The English texts of rows; none without the address engine. */
function englishWriter(addresses: AddressTools | null): (row: string[]) => string | null {
  if (addresses === null) return () => null;
  return (row) => {
    const place = row[COMPANY_COLUMNS.prefecture]! + row[COMPANY_COLUMNS.city]!;
    const written = {
      name: row[COMPANY_COLUMNS.name]!,
      furigana: text(row[COMPANY_COLUMNS.furigana]) ?? null,
      place,
      street: row[COMPANY_COLUMNS.street]!,
    };
    return storedEnglish(addresses, written);
  };
}

/** Writes rows of the corporate-number file into the `company` table; `known` are the places that are numbered already. */
export function companyWriter(
  db: DatabaseSync,
  verb: 'INSERT' | 'INSERT OR REPLACE' = 'INSERT',
  known: readonly PlaceRow[] = [],
  addresses: AddressTools | null = null,
): (row: string[]) => void {
  const english = englishWriter(addresses);
  const places = new PlaceTable(db, known);
  const insert = db.prepare(`${verb} INTO company VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  return (row) => {
    insert.run(
      Number(row[COMPANY_COLUMNS.number]),
      packText(row[COMPANY_COLUMNS.name]!),
      row[COMPANY_COLUMNS.furigana] ? packKana(row[COMPANY_COLUMNS.furigana]!) : null,
      Number(row[COMPANY_COLUMNS.kind]),
      places.idOf(municipalityOf(row), row[COMPANY_COLUMNS.prefecture]!, row[COMPANY_COLUMNS.city]!),
      packText(row[COMPANY_COLUMNS.street]!),
      row[COMPANY_COLUMNS.postCode] ? Number(row[COMPANY_COLUMNS.postCode]) : null,
      Number(row[COMPANY_COLUMNS.process]),
      dayOf(row[COMPANY_COLUMNS.updateDate])!,
      dayOf(row[COMPANY_COLUMNS.changeDate]),
      dayOf(row[COMPANY_COLUMNS.assignmentDate]),
      dayOf(row[COMPANY_COLUMNS.closeDate]),
      row[COMPANY_COLUMNS.closeCause] ? Number(row[COMPANY_COLUMNS.closeCause]) : null,
      row[COMPANY_COLUMNS.successor] ? Number(row[COMPANY_COLUMNS.successor]) : null,
      extraOf(row),
      english(row),
    );
  };
}

export interface NamedCompany {
  readonly name: string;
  readonly furigana: string | null;
  readonly nameEn: string | null;
  readonly municipality: number;
  readonly closed: boolean;
}

/** A difference asks for a company's reading before and after, one after the other: mostly the same one. */
function remembering<T>(fold: (text: string) => T): (text: string) => T {
  let last: { text: string; folded: T } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, folded: fold(text) };
    return last.folded;
  };
}
const foldReading = remembering(foldText);
const keyOfReading = remembering(kanaKey);

/** Current name, reading and English name of a company as index entries. */
export function nameEntries(company: NamedCompany): NameEntry[] {
  const folded = foldCompanyName(company.name);
  const entry = (key: NameKey, core: string, spelling: string): NameEntry => ({
    core,
    municipality: company.municipality,
    attributes: packAttributes({ key, closed: company.closed, form: folded.form, position: folded.position }),
    spelling: spellingHash(spelling),
    fuzzy: key === 'current' || key === 'former',
  });
  const entries = [entry('current', folded.core, folded.spelling)];
  // A name in kana is its own reading where none is published.
  const reading = company.furigana ? foldReading(company.furigana) : isKanaOnly(folded.core) ? folded.core : '';
  const key = keyOfReading(reading);
  if (key !== '') entries.push(entry('kana', READING + key, reading));
  if (company.nameEn) {
    const english = foldCompanyName(company.nameEn).core;
    if (english !== folded.core && english !== '') entries.push(entry('english', english, english));
  }
  return entries;
}

/** A former name as an index entry. */
export function formerNameEntry(name: string, company: Omit<NamedCompany, 'name' | 'furigana' | 'nameEn'>): NameEntry {
  const folded = foldCompanyName(name);
  return {
    core: folded.core,
    municipality: company.municipality,
    attributes: packAttributes({ key: 'former', closed: company.closed, form: folded.form, position: folded.position }),
    spelling: spellingHash(folded.spelling),
    fuzzy: true,
  };
}
