import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { fromEpochDay } from '../../../japan/business-days.ts';
import { corporateCheckDigit } from '../../../japan/corporate-number.ts';
import { coreKey } from '../search/hash.ts';
import { PlaceIndex } from '../search/places.ts';
import { BLOCK_SHIFT, findInBlock } from '../search/probe-block.ts';
import type { CompanyHistoryEntry, CompanyRecord, SnapshotInfo } from '../types.ts';
import { readInfo } from './info.ts';

type Row = [
  num: number,
  name: string,
  furigana: string | null,
  kind: number,
  place: number,
  street: string,
  post: number | null,
  process: number,
  updated: number,
  changed: number | null,
  assigned: number | null,
  closed: number | null,
  cause: number | null,
  successor: number | null,
  extra: string | null,
];

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
const two = (code: number): string => String(code).padStart(2, '0');
const date = (day: number | null): string | null => (day === null ? null : fromEpochDay(day));
const fullNumber = (num: number): string => String(num).padStart(13, '0');

/** The 13 digits for a 12-digit body. */
export const numberOfBody = (body: number): number => {
  const digits = String(body).padStart(12, '0');
  return corporateCheckDigit(digits) * 1_000_000_000_000 + body;
};

/** Reads one company snapshot. Every method is one or two look-ups by integer key. */
export class CompanyReader {
  readonly info: SnapshotInfo;
  readonly places: PlaceIndex;
  readonly #db: DatabaseSync;
  readonly #byNumber: StatementSync;
  readonly #core: StatementSync;
  readonly #probe: StatementSync;
  readonly #probeNew: StatementSync | null;
  readonly #history: StatementSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.info = readInfo(db, 'company');
    this.places = new PlaceIndex(
      db.prepare('SELECT id, code, prefecture, city FROM place').all() as {
        id: number;
        code: number;
        prefecture: string;
        city: string;
      }[],
    );
    this.#byNumber = arrays(db.prepare('SELECT * FROM company WHERE num = ?'));
    this.#core = arrays(db.prepare('SELECT core, list FROM core WHERE h = ?'));
    this.#probe = arrays(db.prepare('SELECT list FROM probe WHERE block = ?'));
    const added = db.prepare('SELECT 1 FROM probe_new LIMIT 1').get() !== undefined;
    this.#probeNew = added ? arrays(db.prepare('SELECT core FROM probe_new WHERE k = ?')) : null;
    this.#history = db.prepare('SELECT * FROM history WHERE num = ? ORDER BY seq');
  }

  close(): void {
    this.#db.close();
  }

  byNumber(number: string): CompanyRecord | null {
    return this.record(Number(number));
  }

  record(number: number): CompanyRecord | null {
    const row = this.#byNumber.get(number) as unknown as Row | undefined;
    return row === undefined ? null : this.#toRecord(row);
  }

  /** Former states, oldest first. */
  history(number: string): CompanyHistoryEntry[] {
    const rows = this.#history.all(Number(number)) as {
      process: number;
      updated: number;
      changed: number | null;
      name: string;
      address: string;
    }[];
    return rows.map((row) => ({
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
    const row = this.#core.get(key) as unknown as [string, Uint8Array] | undefined;
    return row === undefined ? null : { core: row[0], list: row[1] };
  }

  /** Keys of cores stored under a fuzzy key. */
  probe(key: number, found: (core: number) => void): void {
    const row = this.#probe.get(key >>> BLOCK_SHIFT) as unknown as [Uint8Array] | undefined;
    if (row !== undefined) findInBlock(row[0], key, found);
    if (this.#probeNew !== null) for (const added of this.#probeNew.all(key) as unknown as [number][]) found(added[0]);
  }

  #toRecord(row: Row): CompanyRecord {
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

function arrays(statement: StatementSync): StatementSync {
  statement.setReturnArrays(true);
  return statement;
}

/** The address in one line: prefecture, city and street, or the address abroad. */
export const companyAddress = (record: CompanyRecord): string =>
  record.prefecture + record.city + record.street || record.addressOutside || '';
