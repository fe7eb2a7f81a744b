import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Raised when the layout of the files changes: an older file is refused with the advice to import again. */
export const SCHEMA_VERSION = 4;

/**
 * The corporate-number snapshot. Dates are days since 1970-01-01 (two bytes); what few rows have is JSON in `extra`.
 * Names, streets and readings are packed (`packed-text.ts`); `english` is what is made of them (`stored-english.ts`).
 * `core` is keyed by a 48-bit hash of the folded name, `probe` and `gram` by the upper bits of the keys for errors and
 * for parts of names: each is one look-up by integer. The file of changes has the same tables.
 */
export const COMPANY_SCHEMA = `
CREATE TABLE meta(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE place(id INTEGER PRIMARY KEY, code INTEGER NOT NULL, prefecture TEXT NOT NULL, city TEXT NOT NULL);
CREATE TABLE company(
  num INTEGER PRIMARY KEY, name TEXT NOT NULL, furigana TEXT, kind INTEGER NOT NULL, place INTEGER NOT NULL,
  street TEXT NOT NULL, post INTEGER, process INTEGER NOT NULL, updated INTEGER NOT NULL, changed INTEGER,
  assigned INTEGER, closed INTEGER, cause INTEGER, successor INTEGER, extra TEXT, english TEXT);
CREATE TABLE history(
  num INTEGER NOT NULL, seq INTEGER NOT NULL, process INTEGER NOT NULL, updated INTEGER NOT NULL, changed INTEGER,
  name TEXT NOT NULL, address TEXT NOT NULL, PRIMARY KEY(num, seq)) WITHOUT ROWID;
CREATE TABLE core(h INTEGER PRIMARY KEY, core TEXT NOT NULL, list BLOB NOT NULL);
CREATE TABLE probe(block INTEGER PRIMARY KEY, list BLOB NOT NULL);
CREATE TABLE gram(block INTEGER PRIMARY KEY, list BLOB NOT NULL);
`;

/** The invoice snapshot: entity 1 corporation, 2 individual, 3 unincorporated body; `trade` finds trade names. */
export const INVOICE_SCHEMA = `
CREATE TABLE meta(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE invoice(
  num INTEGER PRIMARY KEY, entity INTEGER NOT NULL, country INTEGER, process INTEGER NOT NULL,
  registered INTEGER, updated INTEGER, disposed INTEGER, expired INTEGER, name TEXT, address TEXT, extra TEXT);
CREATE TABLE past(
  num INTEGER NOT NULL, seq INTEGER NOT NULL, registered INTEGER, updated INTEGER, disposed INTEGER, expired INTEGER,
  PRIMARY KEY(num, seq)) WITHOUT ROWID;
CREATE TABLE trade(core TEXT NOT NULL, num INTEGER NOT NULL, PRIMARY KEY(core, num)) WITHOUT ROWID;
`;

/** The process (99 削除) of a row in the file of changes whose number is no longer in the registry. */
export const WITHDRAWN = 99;

/**
 * Settings for a file that is being built. What a kill leaves of it is thrown away, unless it is `resumable`: then the
 * last commit stands, since the file itself says what has to be undone.
 */
export function prepareForBuild(db: DatabaseSync, schema: string, resumable = false): void {
  db.exec(
    `PRAGMA page_size=4096; PRAGMA journal_mode=${resumable ? 'TRUNCATE' : 'MEMORY'}; PRAGMA synchronous=OFF; PRAGMA locking_mode=EXCLUSIVE;`,
  );
  db.exec('PRAGMA cache_size=-16000; PRAGMA temp_store=MEMORY;');
  db.exec(schema);
}

export type Meta = Readonly<Record<string, string>>;

export function writeMeta(db: DatabaseSync, meta: Meta): void {
  const statement = db.prepare('INSERT OR REPLACE INTO main.meta VALUES(?, ?)');
  for (const [key, value] of Object.entries(meta)) statement.run(key, value);
}

export function readMeta(db: DatabaseSync, database: 'main' | 'changes' = 'main'): Record<string, string> {
  const rows = db.prepare(`SELECT key, value FROM ${database}.meta`).all() as { key: string; value: string }[];
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
}

/** Rows as arrays: no names to look up, no objects to make. */
export function arrays(statement: StatementSync): StatementSync {
  statement.setReturnArrays(true);
  return statement;
}
