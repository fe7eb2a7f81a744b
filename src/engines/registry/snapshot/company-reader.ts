import type { DatabaseSync } from 'node:sqlite';
import { remembered, rememberedOf } from '../../../contract/remembered.ts';
import { fromEpochDay } from '../../../japan/business-days.ts';
import { corporateCheckDigitOf } from '../../../japan/corporate-number.ts';
import { coreKey } from '../search/hash.ts';
import { PlaceIndex } from '../search/places.ts';
import type { CompanyHistoryEntry, CompanyRecord, SnapshotInfo } from '../types.ts';
import { type CompanyRow, CompanyTables } from './company-tables.ts';
import { readInfo } from './info.ts';

interface Extra {
  ni?: string;
  ai?: string;
  out?: string;
  cc?: string;
  en?: string;
  enp?: string;
  enc?: string;
  eno?: string;
  w?: 1;
}

export interface CoreRow {
  readonly core: string;
  readonly list: Uint8Array;
}

const NO_EXTRA: Extra = {};
const SHORT_LIST_BYTES = 1024;
const isShort = (row: CoreRow | null): boolean => row === null || row.list.length <= SHORT_LIST_BYTES;
const two = (code: number): string => String(code).padStart(2, '0');
const date = (day: number | null): string | null => (day === null ? null : fromEpochDay(day));
const fullNumber = (num: number): string => String(num).padStart(13, '0');

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

  /** `kept`: this many of the last records are kept as they were read; published files never change. */
  constructor(data: DatabaseSync, changes: DatabaseSync | null = null, { kept = 0 } = {}) {
    this.#data = data;
    this.#changes = changes;
    this.info = readInfo(data, changes, 'company');
    this.#tables = new CompanyTables(data, changes);
    this.places = new PlaceIndex(this.#tables.places);
    const read = (number: number) => this.#read(number);
    const core = (asked: string) => this.core(asked);
    this.record = kept > 0 ? remembered(read, kept) : read;
    this.asked = kept > 0 ? remembered(core, kept, isShort) : core;
  }

  close(): void {
    this.#data.close();
    this.#changes?.close();
  }

  byNumber(number: string): CompanyRecord | null {
    return this.record(Number(number));
  }

  #read(number: number): CompanyRecord | null {
    const row = this.#tables.company(number);
    return row === null ? null : this.#toRecord(row);
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

  /** Keys of cores stored under a fuzzy key. */
  probe(key: number, found: (core: number) => void): void {
    this.#tables.probe(key, found);
  }

  /** Keys of cores with a part stored under a key that have the wanted bits, and the bits of their characters. */
  gram(key: number, wantedBits: number, found: (core: number, bits: number) => void): void {
    this.#tables.gram(key, wantedBits, found);
  }

  /** About how many cores share a part, to read the rarest first. */
  gramBytes(key: number): number {
    return this.#tables.gramBytes(key);
  }

  #toRecord(row: CompanyRow): CompanyRecord {
    const extra: Extra = row[14] === null ? NO_EXTRA : (JSON.parse(row[14]) as Extra);
    const place = this.places.byId(row[4]);
    const english = extra.enp ?? extra.enc ?? extra.eno;
    return {
      corporateNumber: fullNumber(row[0]),
      name: row[1],
      nameImageId: extra.ni ?? null,
      furigana: row[2],
      nameEn: extra.en ?? null,
      kind: String(row[3]),
      prefecture: place.prefecture,
      city: place.city,
      street: row[5],
      municipalityCode: place.code === 0 ? null : String(place.code).padStart(5, '0'),
      postalCode: row[6] === null ? null : String(row[6]).padStart(7, '0'),
      addressOutside: extra.out ?? null,
      addressImageId: extra.ai ?? null,
      addressEn:
        english === undefined
          ? null
          : { prefecture: extra.enp ?? null, city: extra.enc ?? null, outside: extra.eno ?? null },
      process: two(row[7]),
      updateDate: fromEpochDay(row[8]),
      changeDate: date(row[9]),
      assignmentDate: date(row[10]),
      closeDate: date(row[11]),
      closeCause: row[12] === null ? null : two(row[12]),
      successor: row[13] === null ? null : fullNumber(row[13]),
      changeCause: extra.cc ?? null,
      addressWithdrawn: extra.w === 1,
    };
  }
}

/** The address in one line: prefecture, city and street, or the address abroad. */
export const companyAddress = rememberedOf(
  ({ prefecture, city, street, addressOutside }: CompanyRecord): string =>
    prefecture + city + street || addressOutside || '',
);
