import type { DatabaseSync } from 'node:sqlite';
import { LISTED, NOT_LISTED } from './index-file.ts';

export type FilingRole = 'filer' | 'issuer' | 'subject';

/** A document as the index holds it. */
export interface StoredDocument {
  readonly id: number;
  readonly doc_id: string;
  readonly owner: string | null;
  readonly corporate_number: string | null;
  readonly filer_name: string | null;
  readonly ordinance: string | null;
  readonly form: string | null;
  readonly doc_type: string | null;
  readonly period_start: string | null;
  readonly period_end: string | null;
  readonly submitted: string | null;
  readonly description: string | null;
  readonly reasons: string | null;
  readonly parent_doc_id: string | null;
  readonly operated_at: string | null;
  readonly withdrawal: number;
  readonly edit: number;
  readonly disclosure: number;
  readonly formats: number;
  readonly legal: number | null;
  readonly withdrawn_at: string | null;
  readonly amended_at: string | null;
  readonly hidden: number;
}

export interface FilingQuery {
  readonly codes: readonly string[];
  readonly role: FilingRole;
  /** Dates, both inclusive. */
  readonly from: string;
  readonly to: string;
  /** Codes; undefined: all. */
  readonly docTypes: readonly string[] | undefined;
  readonly includeWithdrawn: boolean;
  readonly limit: number;
  /** The last item of the page before. */
  readonly after: { readonly submitted: string; readonly id: number } | undefined;
}

const COLUMNS = `id, doc_id, owner, corporate_number, filer_name, ordinance, form, doc_type, period_start, period_end,
  submitted, description, reasons, parent_doc_id, operated_at, withdrawal, edit, disclosure, formats, legal,
  withdrawn_at, amended_at, hidden`;
const COLUMN: Record<FilingRole, string> = { filer: 'owner', issuer: 'issuer_code', subject: 'subject_code' };

/** Codes stand in the statement itself, which is twice as fast as a list parameter; nothing else may get there. */
const isCode = (code: string): boolean => /^\d{3}$/.test(code);

/** Searches an open index: newest first, by submission time, file date and sequence number. */
export function filingSearch(db: DatabaseSync) {
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const prepare = (sql: string) => {
    let statement = statements.get(sql);
    if (!statement) {
      if (statements.size > 200) statements.clear();
      statements.set(sql, (statement = db.prepare(sql)));
    }
    return statement;
  };

  return function search(query: FilingQuery): { documents: StoredDocument[]; total: number } {
    // One code is an equality the index can order by; several need the list form.
    const column = COLUMN[query.role];
    const owner = query.codes.length === 1 ? `${column} = ?` : `${column} IN (SELECT value FROM json_each(?))`;
    const types = query.docTypes
      ? `AND doc_type IN (${query.docTypes
          .filter(isCode)
          .map((code) => `'${code}'`)
          .join(', ')})`
      : '';
    const where = `${owner} AND submitted >= ? AND submitted < ? AND hidden <= ? ${types}`;
    const values = [
      query.codes.length === 1 ? query.codes[0]! : JSON.stringify(query.codes),
      query.from,
      `${query.to}~`,
      query.includeWithdrawn ? NOT_LISTED - 1 : LISTED,
    ];
    const { total } = prepare(`SELECT count(*) AS total FROM document WHERE ${where}`).get(...values) as {
      total: number;
    };
    const page = query.after ? 'AND (submitted, id) < (?, ?)' : '';
    const documents = prepare(
      `SELECT ${COLUMNS} FROM document WHERE ${where} ${page} ORDER BY submitted DESC, id DESC LIMIT ?`,
    ).all(...values, ...(query.after ? [query.after.submitted, query.after.id] : []), query.limit);
    return { documents: documents as unknown as StoredDocument[], total };
  };
}
