import type { DatabaseSync } from 'node:sqlite';
import { foldCompanyName } from '../../../japan/company-name.ts';
import { type InvoiceRow, InvoiceTables } from '../snapshot/invoice-tables.ts';
import { WITHDRAWN } from '../snapshot/schema.ts';
import type { Difference, DifferenceCount } from './apply-company-difference.ts';
import { type EntityCode, entityOf, invoiceWriter, periodOf } from './build-invoice.ts';
import { INVOICE_COLUMNS } from './invoice-rows.ts';

const DELETED = '99';
const COLUMNS = 11;
/** Bodies without registration have numbers of this range; a difference file itself does not tell them apart. */
const UNREGISTERED_BODY = /^T\d7001/;

/** Writes into the file of changes; what is not there yet is read from the snapshot's large file. */
export function invoiceDifference(changes: DatabaseSync, data: DatabaseSync): Difference {
  const tables = new InvoiceTables(data, changes);
  const writer = invoiceWriter(changes);
  const copy = changes.prepare(`INSERT OR REPLACE INTO invoice VALUES(${Array(COLUMNS).fill('?').join(', ')})`);
  const withdraw = changes.prepare(`INSERT OR REPLACE INTO invoice(num, entity, process) VALUES(?, 0, ${WITHDRAWN})`);
  const removePast = changes.prepare('DELETE FROM past WHERE num = ?');
  const addTrade = changes.prepare('INSERT OR IGNORE INTO trade VALUES(?, ?)');
  const removeTrade = changes.prepare('DELETE FROM trade WHERE core = ? AND num = ?');
  const count: DifferenceCount = { inserted: 0, updated: 0, deleted: 0 };

  function apply(rows: readonly string[][]): void {
    const number = Number(rows[0]![INVOICE_COLUMNS.number]!.slice(1));
    const before = tables.invoice(number);
    const pastBefore = tables.past(number);
    const current = rows.findLast(
      (row) => row[INVOICE_COLUMNS.latest] === '1' && row[INVOICE_COLUMNS.process] !== DELETED,
    );
    const isDeleted = rows.some((row) => row[INVOICE_COLUMNS.process] === DELETED) && current === undefined;
    const tradeBefore = before === null ? null : tradeCoreOf(before);
    if (tradeBefore !== null) removeTrade.run(tradeBefore, number);
    removePast.run(number);
    if (isDeleted) {
      withdraw.run(number);
      if (before) count.deleted++;
      return;
    }
    const corrected = rows.some((row) => row[INVOICE_COLUMNS.correct] === '1');
    const given = rows
      .filter((row) => row[INVOICE_COLUMNS.latest] !== '1' && row[INVOICE_COLUMNS.process] !== DELETED)
      .map(periodOf);
    const past = corrected ? given : [...pastBefore, ...given];
    past.forEach((period, seq) => void writer.past(number, seq, period));
    if (current !== undefined) {
      writer.current(current, (before?.[1] || guessEntity(current)) as EntityCode);
      if (before) count.updated++;
      else count.inserted++;
    } else if (before === null) withdraw.run(number);
    else {
      // A number in the file of changes is there as a whole.
      copy.run(...before);
      if (tradeBefore !== null) addTrade.run(tradeBefore, number);
    }
  }
  return { apply, finish: () => undefined, count };
}

function tradeCoreOf(row: InvoiceRow): string | null {
  const trade = row[10] === null ? undefined : (JSON.parse(row[10]) as { trade?: string }).trade;
  return trade === undefined ? null : foldCompanyName(trade).core;
}

const guessEntity = (row: string[]): EntityCode => {
  const entity = entityOf(row, '');
  return entity === 1 && row[INVOICE_COLUMNS.country] === '1' && UNREGISTERED_BODY.test(row[INVOICE_COLUMNS.number]!)
    ? 3
    : entity;
};
