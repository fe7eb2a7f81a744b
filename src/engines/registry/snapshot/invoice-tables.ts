import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { arrays, WITHDRAWN } from './schema.ts';

export type InvoiceRow = [
  num: number,
  entity: number,
  country: number | null,
  process: number,
  registered: number | null,
  updated: number | null,
  disposed: number | null,
  expired: number | null,
  name: string | null,
  address: string | null,
  extra: string | null,
];

export interface PastRow {
  readonly registered: number | null;
  readonly updated: number | null;
  readonly disposed: number | null;
  readonly expired: number | null;
}

const PROCESS = 3;
const MAX_TRADES = 100;

/** The statements of one file. */
class InvoiceFile {
  readonly invoice: StatementSync;
  readonly past: StatementSync;
  readonly trade: StatementSync;

  constructor(db: DatabaseSync) {
    this.invoice = arrays(db.prepare('SELECT * FROM invoice WHERE num = ?'));
    this.past = db.prepare('SELECT registered, updated, disposed, expired FROM past WHERE num = ? ORDER BY seq');
    this.trade = db.prepare(`SELECT num FROM trade WHERE core = ? LIMIT ${MAX_TRADES}`);
  }

  trades(core: string): number[] {
    return (this.trade.all(core) as { num: number }[]).map(({ num }) => num);
  }
}

/**
 * The tables of a snapshot: the large file, and before it the file of changes, which has the same tables. A number that
 * stands there is there with all that is known of it: its row, its past and its trade name.
 */
export class InvoiceTables {
  readonly #data: InvoiceFile;
  readonly #changes: InvoiceFile | null;

  constructor(data: DatabaseSync, changes: DatabaseSync | null) {
    this.#data = new InvoiceFile(data);
    this.#changes = changes && new InvoiceFile(changes);
  }

  invoice(num: number): InvoiceRow | null {
    const row = (this.#changes?.invoice.get(num) ?? this.#data.invoice.get(num)) as unknown as InvoiceRow | undefined;
    return row === undefined || row[PROCESS] === WITHDRAWN ? null : row;
  }

  /** Earlier registrations, oldest first. */
  past(num: number): PastRow[] {
    const file = this.isChanged(num) ? this.#changes! : this.#data;
    return file.past.all(num) as unknown as PastRow[];
  }

  isChanged(num: number): boolean {
    return this.#changes?.invoice.get(num) !== undefined;
  }

  /** Numbers that publish a trade name (folded core). */
  trades(core: string): number[] {
    const changes = this.#changes;
    const data = this.#data.trades(core);
    return changes === null ? data : [...data.filter((num) => !this.isChanged(num)), ...changes.trades(core)];
  }
}
