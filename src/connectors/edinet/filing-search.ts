import type { DatabaseSync } from 'node:sqlite';
import { addDays } from '../../japan/business-days.ts';
import { type FilingRole, ROLE_COLUMN, tallyReader } from './filing-tally.ts';
import { DOCUMENT_COLUMNS, type DocumentColumns, type StoredDocument, toDocument } from './stored-document.ts';
import { LISTED, WITHDRAWN } from './visibility.ts';

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
      statement.setReturnArrays(true);
    }
    return statement;
  };

  const isTallied = tallyReader(db);
  const number = (sql: string, values: Record<string, string | number>) =>
    (prepare(sql).get(values) as unknown as readonly [number])[0];

  /** Of a registrant who files much, whole months are added up and only the days at both ends are counted. */
  function countOf(code: string, query: FilingQuery, types: string): number {
    const within = `SELECT count(*) FROM document
      WHERE ${ROLE_COLUMN[query.role]} = :code AND hidden <= :hidden ${types} AND submitted >=`;
    const span = { code, hidden: query.includeWithdrawn ? WITHDRAWN : LISTED, from: query.from, end: `${query.to}~` };
    const months = wholeMonths(query.from, query.to);
    if (!months || !isTallied(query.role, code)) return number(`${within} :from AND submitted < :end`, span);
    return number(
      `SELECT (${within} :from AND submitted < :first) + (${within} :after AND submitted < :end)
         + ifnull((SELECT sum(${query.includeWithdrawn ? 'listed + withdrawn' : 'listed'}) FROM filing_tally
             WHERE role = :role AND code = :code AND month >= :first AND month < :after ${types}), 0)`,
      { ...span, ...months, role: query.role },
    );
  }

  function page(query: FilingQuery, types: string): StoredDocument[] {
    const column = ROLE_COLUMN[query.role];
    // One code is an equality the index can order by; several need the list form.
    const one = query.codes.length === 1;
    const after = query.after ? 'AND (submitted, id) < (?, ?)' : '';
    const rows = prepare(
      `SELECT ${DOCUMENT_COLUMNS} FROM document
       WHERE ${column} ${one ? '= ?' : 'IN (SELECT value FROM json_each(?))'} AND submitted >= ? AND submitted < ?
         AND hidden <= ? ${types} ${after} ORDER BY submitted DESC, id DESC LIMIT ?`,
    ).all(
      one ? query.codes[0]! : JSON.stringify(query.codes),
      query.from,
      `${query.to}~`,
      query.includeWithdrawn ? WITHDRAWN : LISTED,
      ...(query.after ? [query.after.submitted, query.after.id] : []),
      query.limit,
    ) as unknown as DocumentColumns[];
    return rows.map(toDocument);
  }

  return function search(query: FilingQuery): { documents: StoredDocument[]; total: number } {
    const codes = query.docTypes?.filter(isCode).map((code) => `'${code}'`);
    const types = codes ? `AND doc_type IN (${codes.join(', ')})` : '';
    let total = 0;
    for (const code of new Set(query.codes)) total += countOf(code, query, types);
    return { documents: page(query, types), total };
  };
}

/** The months that lie in a span of days as a whole: the first of them, and the one after the last. */
export function wholeMonths(from: string, to: string): { first: string; after: string } | undefined {
  // A month ends the day before its next one begins, however long it is.
  const first = from.endsWith('-01') ? from.slice(0, 7) : addDays(`${from.slice(0, 7)}-28`, 4).slice(0, 7);
  const after = addDays(to, 1).slice(0, 7);
  return first < after ? { first, after } : undefined;
}
