import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../../store/make-folder.ts';
import { CONTENT_SCHEMA } from './content-store.ts';
import { TALLY_SCHEMA } from './filing-tally.ts';

/**
 * The local index of EDINET: one SQLite file. `document` holds the newest version of each row of each day list,
 * `document_version` every older one, so nothing that was ever published is lost when EDINET blanks a row.
 */
const SCHEMA = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS day (
  file_date TEXT PRIMARY KEY, loaded_at TEXT NOT NULL, processed_at TEXT, row_count INTEGER NOT NULL,
  complete INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS document (
  id INTEGER PRIMARY KEY, version INTEGER NOT NULL, seen_at TEXT NOT NULL, digest INTEGER NOT NULL,
  doc_id TEXT NOT NULL, owner TEXT, sec_code TEXT, corporate_number TEXT, filer_name TEXT, fund_code TEXT,
  ordinance TEXT, form TEXT, doc_type TEXT, period_start TEXT, period_end TEXT, submitted TEXT, description TEXT,
  issuer_code TEXT, subject_code TEXT, subsidiary_codes TEXT, reasons TEXT, parent_doc_id TEXT, operated_at TEXT,
  withdrawal INTEGER NOT NULL, edit INTEGER NOT NULL, disclosure INTEGER NOT NULL, formats INTEGER NOT NULL,
  legal INTEGER, blanked INTEGER NOT NULL, withdrawn_at TEXT, amended_at TEXT, hidden INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS document_version (
  id INTEGER NOT NULL, version INTEGER NOT NULL, seen_at TEXT NOT NULL, content TEXT NOT NULL,
  PRIMARY KEY (id, version)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS document_owner ON document (owner, submitted, id, doc_type, hidden, ordinance) WHERE owner IS NOT NULL;
CREATE INDEX IF NOT EXISTS document_issuer ON document (issuer_code, submitted, id, doc_type, hidden) WHERE issuer_code IS NOT NULL;
CREATE INDEX IF NOT EXISTS document_subject ON document (subject_code, submitted, id, doc_type, hidden) WHERE subject_code IS NOT NULL;
CREATE INDEX IF NOT EXISTS document_event ON document (owner, submitted) WHERE edit = 1 OR disclosure IN (1, 2);
CREATE INDEX IF NOT EXISTS document_parent ON document (parent_doc_id) WHERE parent_doc_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS document_doc ON document (doc_id);
CREATE TABLE IF NOT EXISTS registrant (
  edinet_code TEXT PRIMARY KEY, corporate_number TEXT, sec_code TEXT, name TEXT NOT NULL, name_en TEXT, name_kana TEXT,
  filer_type TEXT NOT NULL, listed INTEGER, consolidated INTEGER, fiscal_year_end TEXT, industry TEXT, address TEXT,
  gone_since TEXT
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS registrant_number ON registrant (corporate_number) WHERE corporate_number IS NOT NULL;
CREATE INDEX IF NOT EXISTS registrant_security ON registrant (sec_code) WHERE sec_code IS NOT NULL;
CREATE TABLE IF NOT EXISTS merged_code (old_code TEXT PRIMARY KEY, new_code TEXT NOT NULL) WITHOUT ROWID;
${TALLY_SCHEMA}${CONTENT_SCHEMA}`;

const VERSION = '1';

/** Opens the index for writing, makes it when absent. WAL: a running server goes on reading while a sync writes. */
export function createIndex(path: string): DatabaseSync {
  makeFolder(dirname(path));
  const db = new DatabaseSync(path);
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 10000; PRAGMA cache_size = -131072;',
  );
  db.exec(SCHEMA);
  db.prepare("INSERT OR IGNORE INTO meta VALUES ('schema', ?)").run(VERSION);
  return db;
}

/** Opens an existing index for reading; undefined when there is none. */
export function openIndex(path: string): DatabaseSync | undefined {
  if (!existsSync(path)) return undefined;
  const db = new DatabaseSync(path, { readOnly: true });
  db.exec('PRAGMA busy_timeout = 5000; PRAGMA mmap_size = 1073741824;');
  const schema = db.prepare("SELECT value FROM meta WHERE key = 'schema'").get() as { value: string } | undefined;
  if (schema?.value !== VERSION) {
    db.close();
    throw new Error(`${path} has schema ${schema?.value ?? 'none'}, this version reads ${VERSION}. Import it again.`);
  }
  return db;
}

/** `(file date, seqNumber)` in one number, ordered by both: 2026-08-20, 236 → 2026082000236. */
export const documentKey = (date: string, seq: number): number => Number(date.replaceAll('-', '')) * 100_000 + seq;

export function splitKey(key: number): { fileDate: string; seq: number } {
  const day = String(Math.floor(key / 100_000));
  return { fileDate: `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`, seq: key % 100_000 };
}
