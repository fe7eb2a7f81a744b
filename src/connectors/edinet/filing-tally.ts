import type { DatabaseSync } from 'node:sqlite';
import { LISTED, WITHDRAWN } from './visibility.ts';

export type FilingRole = 'filer' | 'issuer' | 'subject';

/** The column of `document` that names a registrant in a role. */
export const ROLE_COLUMN: Record<FilingRole, 'owner' | 'issuer_code' | 'subject_code'> = {
  filer: 'owner',
  issuer: 'issuer_code',
  subject: 'subject_code',
};
const ROLES = Object.keys(ROLE_COLUMN) as FilingRole[];

/**
 * An asset manager files hundreds of documents a year, and counting ten years of them one by one takes most of the time
 * of a search. For registrants with many documents the counts are kept by month. The tally is an addition: without it,
 * or when an older version of the program wrote days it does not know of, the documents themselves are counted.
 */
export const TALLY_SCHEMA = `
CREATE TABLE IF NOT EXISTS tallied_code (role TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (role, code)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS filing_tally (
  role TEXT NOT NULL, code TEXT NOT NULL, doc_type TEXT NOT NULL, month TEXT NOT NULL,
  listed INTEGER NOT NULL, withdrawn INTEGER NOT NULL, PRIMARY KEY (role, code, doc_type, month)
) WITHOUT ROWID;
`;

/** Below this a plain count takes less than 0.2 ms. */
const MANY = 1000;
/** Which days the tally knows of: the newest time at which one was loaded. */
const STAMP = 'tally_loaded_at';
const CHECKED = 'tally_checked_on';

const tallySql = (column: string, span: string) => `
  INSERT INTO filing_tally
  SELECT ?1, ${column}, ifnull(doc_type, ''), substr(submitted, 1, 7), sum(hidden = ${LISTED}), sum(hidden = ${WITHDRAWN})
  FROM document WHERE ${column} = ?2 AND submitted IS NOT NULL ${span} GROUP BY 3, 4`;

const keyOf = (role: FilingRole, code: string) => `${role} ${code}`;

/** The codes whose tally can be trusted; none when there is no tally or it missed a day. */
function readTallied(db: DatabaseSync): Set<string> {
  const any = db.prepare('SELECT 1 FROM tallied_code LIMIT 1').get();
  if (!any) return new Set();
  const rows = db
    .prepare(
      `SELECT role, code FROM tallied_code
       WHERE (SELECT value FROM meta WHERE key = '${STAMP}') = (SELECT max(loaded_at) FROM day)`,
    )
    .all() as unknown as { role: FilingRole; code: string }[];
  return new Set(rows.map(({ role, code }) => keyOf(role, code)));
}

/** Tells whether the months of a registrant are tallied. Looked up again when the index changes. */
export function tallyReader(db: DatabaseSync): (role: FilingRole, code: string) => boolean {
  // Changes by other connections and by this one.
  const state = db.prepare('SELECT data_version, total_changes() AS changes FROM pragma_data_version');
  const hasTable = db.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'tallied_code'`);
  let known = '';
  let tallied = new Set<string>();
  return (role, code) => {
    const { data_version, changes } = state.get() as { data_version: number; changes: number };
    const now = `${data_version} ${changes}`;
    if (now !== known) {
      tallied = hasTable.get() ? readTallied(db) : new Set();
      known = now;
    }
    return tallied.has(keyOf(role, code));
  };
}

/** A document as far as the tally is concerned. */
export interface TallyRow {
  readonly owner: string | null;
  readonly issuer_code: string | null;
  readonly subject_code: string | null;
  readonly doc_type: string | null;
  readonly submitted: string | null;
}

/** One count: a registrant in a role, a type of document, a month. */
type Count = readonly [role: FilingRole, code: string, docType: string, month: string];

/** Keeps the tally in step with the documents, inside the transactions that change them. */
export class TallyWriter {
  readonly #db: DatabaseSync;
  #tallied = new Set<string>();
  readonly #counts = new Map<string, Count>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** At the start of a transaction: another process may have taken up more registrants. */
  begin(): void {
    this.#tallied = readTallied(this.#db);
    this.#counts.clear();
  }

  /** A row that is about to be replaced, or has been written. */
  touch(row: TallyRow): void {
    if (this.#tallied.size === 0 || row.submitted === null) return;
    const month = row.submitted.slice(0, 7);
    for (const role of ROLES) {
      const code = row[ROLE_COLUMN[role]];
      if (code === null || !this.#tallied.has(keyOf(role, code))) continue;
      const count: Count = [role, code, row.doc_type ?? '', month];
      this.#counts.set(count.join(' '), count);
    }
  }

  /** At the end: counts again what the named documents and the touched rows belong to. */
  refresh(docIds: Iterable<string>): void {
    if (this.#tallied.size === 0) return;
    const rowsOf = this.#db.prepare(
      'SELECT owner, issuer_code, subject_code, doc_type, submitted FROM document WHERE doc_id = ?',
    );
    for (const docId of docIds) for (const row of rowsOf.all(docId) as unknown as TallyRow[]) this.touch(row);
    const forget = this.#db.prepare(
      'DELETE FROM filing_tally WHERE role = ? AND code = ? AND doc_type = ? AND month = ?',
    );
    for (const [role, code, docType, month] of this.#counts.values()) {
      forget.run(role, code, docType, month);
      // `~` sorts after everything a month continues with.
      const one = `AND submitted >= ?3 AND submitted < ?4 AND ifnull(doc_type, '') = ?5`;
      this.#db.prepare(tallySql(ROLE_COLUMN[role], one)).run(role, code, month, `${month}~`, docType);
    }
    this.#stamp();
  }

  /** Takes up registrants who have come to file much, once a day; all of them where there is no tally to be trusted. */
  takeUp(today: string): void {
    const checked = this.#db.prepare('SELECT value FROM meta WHERE key = ?').get(CHECKED)?.value;
    if (this.#tallied.size === 0) this.#db.exec('DELETE FROM filing_tally; DELETE FROM tallied_code');
    else if (checked === today) return;
    for (const role of ROLES) {
      const column = ROLE_COLUMN[role];
      const many = this.#db
        .prepare(
          `SELECT ${column} AS code FROM document WHERE ${column} IS NOT NULL GROUP BY 1 HAVING count(*) >= ${MANY}`,
        )
        .all() as unknown as { code: string }[];
      for (const { code } of many) {
        if (this.#tallied.has(keyOf(role, code))) continue;
        this.#db.prepare(tallySql(column, '')).run(role, code);
        this.#db.prepare('INSERT INTO tallied_code VALUES (?, ?)').run(role, code);
      }
    }
    this.#stamp();
    this.#db.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)').run(CHECKED, today);
  }

  #stamp(): void {
    this.#db.exec(
      `INSERT OR REPLACE INTO meta SELECT '${STAMP}', max(loaded_at) FROM day HAVING max(loaded_at) IS NOT NULL`,
    );
  }
}
