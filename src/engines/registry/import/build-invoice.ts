import type { DatabaseSync } from 'node:sqlite';
import { foldCompanyName } from '../../../japan/company-name.ts';
import type { PastRow } from '../snapshot/invoice-tables.ts';
import { INVOICE_SCHEMA, prepareForBuild } from '../snapshot/schema.ts';
import { forgetRows, noteRows } from './checkpoint.ts';
import { dayOf } from './company-rows.ts';
import { INVOICE_COLUMNS } from './invoice-rows.ts';

/** 1 corporation, 2 individual, 3 unincorporated body, 0 not said. */
export type EntityCode = 0 | 1 | 2 | 3;

const text = (value: string | undefined): string | undefined => (value ? value : undefined);

function extraOf(row: string[]): string | null {
  const extra = {
    kana: text(row[INVOICE_COLUMNS.kana]),
    req: text(row[INVOICE_COLUMNS.addressRequest]),
    in: text(row[INVOICE_COLUMNS.addressInside]),
    trade: text(row[INVOICE_COLUMNS.tradeName]),
    former: text(row[INVOICE_COLUMNS.formerName]),
  };
  for (const key in extra) if (extra[key as keyof typeof extra] !== undefined) return JSON.stringify(extra);
  return null;
}

interface InvoiceWriter {
  current(row: string[], entity: EntityCode): void;
  past(num: number, seq: number, period: PastRow): void;
}

/** The period a row speaks of. */
export const periodOf = (row: string[]): PastRow => ({
  registered: dayOf(row[INVOICE_COLUMNS.registrationDate]),
  updated: dayOf(row[INVOICE_COLUMNS.updateDate]),
  disposed: dayOf(row[INVOICE_COLUMNS.disposalDate]),
  expired: dayOf(row[INVOICE_COLUMNS.expireDate]),
});

const numberOf = (row: string[]): number => Number(row[INVOICE_COLUMNS.number]!.slice(1));

export function invoiceWriter(db: DatabaseSync): InvoiceWriter {
  const insert = db.prepare('INSERT OR REPLACE INTO invoice VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const insertPast = db.prepare('INSERT OR REPLACE INTO past VALUES(?, ?, ?, ?, ?, ?)');
  const insertTrade = db.prepare('INSERT OR IGNORE INTO trade VALUES(?, ?)');
  return {
    current: (row, entity) => {
      const { registered, updated, disposed, expired } = periodOf(row);
      insert.run(
        numberOf(row),
        entity,
        row[INVOICE_COLUMNS.country] ? Number(row[INVOICE_COLUMNS.country]) : null,
        Number(row[INVOICE_COLUMNS.process]),
        registered,
        updated,
        disposed,
        expired,
        text(row[INVOICE_COLUMNS.name]) ?? null,
        text(row[INVOICE_COLUMNS.address]) ?? null,
        extraOf(row),
      );
      if (row[INVOICE_COLUMNS.tradeName])
        insertTrade.run(foldCompanyName(row[INVOICE_COLUMNS.tradeName]!).core, numberOf(row));
    },
    past: (num, seq, { registered, updated, disposed, expired }) => {
      insertPast.run(num, seq, registered, updated, disposed, expired);
    },
  };
}

/** Which registry a row belongs to: the archive tells bodies from corporations, the kind tells individuals. */
export function entityOf(row: string[], fileName: string): EntityCode {
  const letter = /^([hjk])_/.exec(fileName)?.[1];
  if (letter === 'j') return 3;
  if (letter === 'k' || row[INVOICE_COLUMNS.kind] === '1') return 2;
  return letter === 'h' || row[INVOICE_COLUMNS.kind] === '2' ? 1 : 0;
}

export interface InvoiceBuild {
  add(row: string[], fileName: string): void;
  finish(): { records: number };
}

const BATCH = 200_000;

interface InvoiceBuildOptions {
  /** Rows that an interrupted build has left in the file; they are not added again. */
  readonly rowsDone?: number;
  /** Rows between two commits: what a kill costs at most. */
  readonly batch?: number;
}

export function startInvoiceBuild(db: DatabaseSync, options: InvoiceBuildOptions = {}): InvoiceBuild {
  const { rowsDone = 0, batch = BATCH } = options;
  prepareForBuild(db, rowsDone > 0 ? '' : INVOICE_SCHEMA, true);
  const writer = invoiceWriter(db);
  let rows = rowsDone;
  let pending = 0;
  let pastNumber = '';
  let pastSeq = 0;
  db.exec('BEGIN');
  return {
    add: (row, fileName) => {
      const isCurrent = row[INVOICE_COLUMNS.latest] === '1';
      // Committed between two numbers only, so that the past of one is counted through.
      if (pending >= batch && (isCurrent || row[INVOICE_COLUMNS.number] !== pastNumber)) {
        pending = 0;
        noteRows(db, rows);
        db.exec('COMMIT; BEGIN');
      }
      if (isCurrent) writer.current(row, entityOf(row, fileName));
      else {
        pastSeq = row[INVOICE_COLUMNS.number] === pastNumber ? pastSeq + 1 : 0;
        pastNumber = row[INVOICE_COLUMNS.number]!;
        writer.past(numberOf(row), pastSeq, periodOf(row));
      }
      rows++;
      pending++;
    },
    finish: () => {
      forgetRows(db);
      db.exec('COMMIT');
      const { records } = db.prepare('SELECT count(*) AS records FROM invoice').get() as { records: number };
      return { records };
    },
  };
}
