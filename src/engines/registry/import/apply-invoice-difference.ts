import type { DatabaseSync } from 'node:sqlite';
import type { DifferenceCount } from './apply-company-difference.ts';
import { type EntityCode, entityOf, invoiceWriter } from './build-invoice.ts';
import { I } from './invoice-rows.ts';

const DELETED = '99';
/** Bodies without registration have numbers of this range; a difference file itself does not tell them apart. */
const UNREGISTERED_BODY = /^T\d7001/;

/** Applies the rows of one T-number, in file order. The caller holds the transaction. */
export function invoiceDifference(db: DatabaseSync): {
  apply(rows: readonly string[][]): void;
  readonly count: DifferenceCount;
} {
  const writer = invoiceWriter(db);
  const select = db.prepare('SELECT entity FROM invoice WHERE num = ?');
  const remove = db.prepare('DELETE FROM invoice WHERE num = ?');
  const removePast = db.prepare('DELETE FROM past WHERE num = ?');
  const removeTrade = db.prepare('DELETE FROM trade WHERE num = ?');
  const lastPast = db.prepare('SELECT COALESCE(MAX(seq), -1) AS seq FROM past WHERE num = ?');
  const hasTrades = db.prepare('SELECT 1 FROM trade LIMIT 1').get() !== undefined;
  const count: DifferenceCount = { inserted: 0, updated: 0, deleted: 0 };

  function apply(rows: readonly string[][]): void {
    const number = Number(rows[0]![I.number]!.slice(1));
    const before = select.get(number) as { entity: number } | undefined;
    const current = rows.findLast((row) => row[I.latest] === '1' && row[I.process] !== DELETED);
    if (hasTrades) removeTrade.run(number);
    if (rows.some((row) => row[I.process] === DELETED) && current === undefined) {
      remove.run(number);
      removePast.run(number);
      if (before) count.deleted++;
      return;
    }
    if (rows.some((row) => row[I.correct] === '1')) removePast.run(number);
    let { seq } = lastPast.get(number) as { seq: number };
    for (const row of rows) if (row[I.latest] !== '1' && row[I.process] !== DELETED) writer.past(row, ++seq);
    if (current === undefined) return;
    writer.current(current, (before?.entity || guessEntity(current)) as EntityCode);
    if (before) count.updated++;
    else count.inserted++;
  }
  return { apply, count };
}

const guessEntity = (row: string[]): EntityCode => {
  const entity = entityOf(row, '');
  return entity === 1 && row[I.country] === '1' && UNREGISTERED_BODY.test(row[I.number]!) ? 3 : entity;
};
