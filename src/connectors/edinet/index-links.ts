import type { DatabaseSync } from 'node:sqlite';
import { AMENDMENT_CODES } from './document-types.ts';
import { LISTED, NOT_LISTED, WITHDRAWN } from './visibility.ts';

interface Row {
  id: number;
  owner: string | null;
  withdrawal: number;
  edit: number;
  disclosure: number;
  doc_type: string | null;
  withdrawn_at: string | null;
  amended_at: string | null;
  hidden: number;
}

/**
 * Joins what EDINET tells only by reference: a withdrawal notice carries nothing but the parent's docID, and one
 * document can stand in several rows. Run for every docID a day list touched, in any order of days.
 */
export function linkDocuments(db: DatabaseSync, docIds: Iterable<string>): void {
  const rowsOf = db.prepare(
    'SELECT id, owner, withdrawal, edit, disclosure, doc_type, withdrawn_at, amended_at, hidden FROM document WHERE doc_id = ? ORDER BY id',
  );
  const childrenOf = db.prepare(
    'SELECT id, owner, withdrawal, doc_type, submitted, withdrawn_at FROM document WHERE parent_doc_id = ? ORDER BY submitted',
  );
  const setState = db.prepare('UPDATE document SET withdrawn_at = ?, amended_at = ?, hidden = ? WHERE id = ?');
  const setOwner = db.prepare('UPDATE document SET owner = ? WHERE id = ? AND owner IS NULL');

  for (const docId of docIds) {
    const rows = rowsOf.all(docId) as unknown as Row[];
    if (rows.length === 0) continue;
    const children = childrenOf.all(docId) as unknown as (Row & { submitted: string | null })[];
    const notice = children.find((child) => child.withdrawal === 1);
    const amendment = children.find(
      (child) =>
        child.withdrawal === 0 && child.withdrawn_at === null && AMENDMENT_CODES.includes(child.doc_type ?? ''),
    );
    const withdrawn = notice !== undefined || rows.some((row) => row.withdrawal === 2);
    const listed = rows.findLast((row) => !isNotice(row)) ?? rows.findLast((row) => row.withdrawal !== 1);
    for (const row of rows) {
      const hidden = row !== listed ? NOT_LISTED : withdrawn ? WITHDRAWN : LISTED;
      const withdrawnAt = withdrawn && row === listed ? (notice?.submitted ?? '') : null;
      const amendedAt = row === listed ? (amendment?.submitted ?? null) : null;
      // Nearly every row is plain and stays as it was written.
      if (row.hidden !== hidden || row.withdrawn_at !== withdrawnAt || row.amended_at !== amendedAt)
        setState.run(withdrawnAt, amendedAt, hidden, row.id);
    }
    const owner = rows.find((row) => row.owner !== null)?.owner ?? null;
    if (owner === null) continue;
    for (const row of rows) if (row.owner === null) setOwner.run(owner, row.id);
    if (notice && notice.owner === null) setOwner.run(owner, notice.id);
  }
}

/** Rows that tell of an event on a document listed elsewhere: withdrawal, edit, start or end of non-disclosure. */
const isNotice = (row: Row): boolean =>
  row.withdrawal === 1 || row.edit === 1 || row.disclosure === 1 || row.disclosure === 3;
