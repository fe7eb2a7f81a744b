import type { DatabaseSync } from 'node:sqlite';
import { rememberedOf } from '../../../contract/remembered.ts';
import { rememberedAgain } from '../../../contract/remembered-again.ts';
import { fromEpochDay } from '../../../japan/business-days.ts';
import { corporateCheckDigitOf } from '../../../japan/corporate-number.ts';
import type { GramFilter } from '../search/gram-block.ts';
import { coreKey } from '../search/hash.ts';
import { PlaceIndex } from '../search/places.ts';
import type { AddressTools, CompanyHistoryEntry, CompanyRecord, SnapshotInfo } from '../types.ts';
import { CompanyEntry, date, type PlaceEnglish, two } from './company-entry.ts';
import { CompanyTables } from './company-tables.ts';
import { readInfo } from './info.ts';
import { readMeta } from './schema.ts';
import { englishEdition, placeEnglishOf } from './stored-english.ts';

export interface CoreRow {
  readonly core: string;
  readonly list: Uint8Array;
}

const SHORT_LIST_BYTES = 1024;
const isShort = (row: CoreRow | null): boolean => row === null || row.list.length <= SHORT_LIST_BYTES;

/** The 13 digits for a 12-digit body. */
export const numberOfBody = (body: number): number => corporateCheckDigitOf(body) * 1_000_000_000_000 + body;

/** Reads one company snapshot. Every method is one or two look-ups by integer key, in one or two files. */
export class CompanyReader {
  readonly info: SnapshotInfo;
  readonly places: PlaceIndex;
  readonly record: (number: number) => CompanyRecord | null;
  /** The same as `core` of names that people ask for: kept like the records, unless thousands carry it. */
  readonly asked: (core: string) => CoreRow | null;
  readonly #data: DatabaseSync;
  readonly #changes: DatabaseSync | null;
  readonly #tables: CompanyTables;
  readonly #placeEnglish: PlaceEnglish | null;
  /** Texts that nobody is called, of the question at hand: one question makes many of them in more ways than one. */
  readonly #absent = new Set<string>();

  /** `kept`: so many records that were asked for again are kept as they were read; published files never change. */
  constructor(
    data: DatabaseSync,
    changes: DatabaseSync | null = null,
    { kept = 0, addresses }: { readonly kept?: number; readonly addresses?: AddressTools | undefined } = {},
  ) {
    this.#data = data;
    this.#changes = changes;
    this.info = readInfo(data, changes, 'company');
    this.#tables = new CompanyTables(data, changes, { arePublished: true });
    this.places = new PlaceIndex(this.#tables.places);
    // Texts that would be made otherwise today are not shown.
    const isOfToday = addresses !== undefined && readMeta(data).english === englishEdition(addresses);
    this.#placeEnglish = isOfToday ? byId(placeEnglishOf(addresses), this.places) : null;
    const read = (number: number) => this.#read(number);
    const core = (asked: string) => this.core(asked);
    this.record = kept > 0 ? rememberedAgain(read, kept) : read;
    this.asked = kept > 0 ? rememberedAgain(core, kept, isShort) : core;
  }

  close(): void {
    this.#data.close();
    this.#changes?.close();
  }

  byNumber(number: string): CompanyRecord | null {
    return this.record(Number(number));
  }

  /** At most so many numbers, evenly out of all; none that only the changes have. */
  spread(count: number): string[] {
    return this.info.recordCount === 0 ? [] : this.#tables.spread(count).map(String);
  }

  #read(number: number): CompanyRecord | null {
    const row = this.#tables.company(number);
    return row === null ? null : new CompanyEntry(row, this.places, this.#placeEnglish);
  }

  /** Former states, oldest first. */
  history(number: string): CompanyHistoryEntry[] {
    return this.#tables.history(Number(number)).map((row) => ({
      process: two(row.process),
      changeDate: date(row.changed),
      updateDate: fromEpochDay(row.updated),
      name: row.name,
      address: row.address,
    }));
  }

  /** The companies that carry a core. */
  core(core: string): CoreRow | null {
    if (this.#absent.has(core)) return null;
    const row = this.#coreOf(core);
    if (row === null) this.#absent.add(core);
    return row;
  }

  /** How many texts of the question at hand nobody is called. */
  get missed(): number {
    return this.#absent.size;
  }

  /** Nothing is kept from one question to the next. */
  newQuestion(): void {
    if (this.#absent.size > 0) this.#absent.clear();
  }

  #coreOf(core: string): CoreRow | null {
    for (let key = coreKey(core), tries = 0; tries < 3; key++, tries++) {
      const row = this.coreByKey(key);
      if (row === null || row.core === core) return row;
    }
    return null;
  }

  coreByKey(key: number): CoreRow | null {
    const row = this.#tables.core(key);
    return row === undefined ? null : { core: row[0], list: row[1] };
  }

  /** The text of a core, without the companies that carry it. */
  coreText(key: number): string | undefined {
    return this.#tables.coreText(key);
  }

  /** Keys of cores stored under a fuzzy key. */
  probe(key: number, found: (core: number) => void): void {
    this.#tables.probe(key, found);
  }

  /** Keys of cores with a part stored under a key, as far as the bits of their characters fit. */
  gram(key: number, filter: GramFilter, found: (core: number) => void): void {
    this.#tables.gram(key, filter, found);
  }

  /** About how many cores share a part, to read the rarest first. */
  gramBytes(key: number): number {
    return this.#tables.gramBytes(key);
  }
}

/** By number: the text of a place would be put together and hashed for each company. */
function byId(english: (place: string) => string | null, places: PlaceIndex): PlaceEnglish {
  const known: (string | null | undefined)[] = [];
  return (id) => {
    const made = known[id];
    if (made !== undefined) return made;
    const { prefecture, city } = places.byId(id);
    return (known[id] = english(prefecture + city));
  };
}

/** The address in one line: prefecture, city and street, or the address abroad. */
export const companyAddress = rememberedOf(
  ({ prefecture, city, street, addressOutside }: CompanyRecord): string =>
    prefecture + city + street || addressOutside || '',
);
