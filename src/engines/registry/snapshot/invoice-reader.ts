import type { DatabaseSync } from 'node:sqlite';
import { fromEpochDay } from '../../../japan/business-days.ts';
import type { InvoicePeriod, InvoiceRecord, SnapshotInfo } from '../types.ts';
import { readInfo } from './info.ts';
import { type InvoiceRow, InvoiceTables, type PastRow } from './invoice-tables.ts';

interface Extra {
  kana?: string;
  req?: string;
  in?: string;
  trade?: string;
  former?: string;
}

const NO_EXTRA: Extra = {};
const FOREIGN_COUNTRIES = new Set([2, 3]);
const date = (day: number | null): string | null => (day === null ? null : fromEpochDay(day));

/** Reads one invoice snapshot. */
export class InvoiceReader {
  readonly info: SnapshotInfo;
  readonly #data: DatabaseSync;
  readonly #changes: DatabaseSync | null;
  readonly #tables: InvoiceTables;
  readonly #hasTrades: boolean;

  constructor(data: DatabaseSync, changes: DatabaseSync | null = null) {
    this.#data = data;
    this.#changes = changes;
    this.info = readInfo(data, changes, 'invoice');
    this.#tables = new InvoiceTables(data, changes);
    this.#hasTrades = [data, changes].some((db) => db?.prepare('SELECT 1 FROM trade LIMIT 1').get() !== undefined);
  }

  close(): void {
    this.#data.close();
    this.#changes?.close();
  }

  /** By `T` + 13 digits. */
  byNumber(registrationNumber: string): InvoiceRecord | null {
    const number = Number(registrationNumber.slice(1));
    const row = this.#tables.invoice(number);
    const past = this.#tables.past(number).map(toPeriod);
    if (row !== null) return toRecord(registrationNumber, row, past);
    // Only past rows: published once, blanked since.
    const last = past.pop();
    return last === undefined ? null : { ...EMPTY, ...last, registrationNumber, past, process: '03' };
  }

  /** Corporate numbers that publish this trade name (folded core). */
  byTradeName(core: string): string[] {
    if (!this.#hasTrades) return [];
    return this.#tables.trades(core).map((num) => String(num).padStart(13, '0'));
  }
}

const EMPTY = {
  entity: 'unknown',
  country: null,
  name: null,
  kana: null,
  address: null,
  tradeName: null,
  formerName: null,
} as const;

function toRecord(registrationNumber: string, row: InvoiceRow, past: readonly InvoicePeriod[]): InvoiceRecord {
  const extra: Extra = row[10] === null ? NO_EXTRA : (JSON.parse(row[10]) as Extra);
  const foreign = row[2] !== null && FOREIGN_COUNTRIES.has(row[2]);
  return {
    registrationNumber,
    entity:
      row[1] === 2
        ? 'individual'
        : row[1] === 3
          ? 'unincorporated_association'
          : row[1] === 1
            ? foreign
              ? 'foreign_corporation'
              : 'corporation'
            : 'unknown',
    country: row[2] === null ? null : String(row[2]),
    process: String(row[3]).padStart(2, '0'),
    registrationDate: date(row[4]),
    updateDate: date(row[5]),
    disposalDate: date(row[6]),
    expireDate: date(row[7]),
    name: row[8],
    address: row[9] ?? extra.req ?? extra.in ?? null,
    kana: extra.kana ?? null,
    tradeName: extra.trade ?? null,
    formerName: extra.former ?? null,
    past,
  };
}

const toPeriod = (row: PastRow): InvoicePeriod => ({
  registrationDate: date(row.registered),
  updateDate: date(row.updated),
  disposalDate: date(row.disposed),
  expireDate: date(row.expired),
});
