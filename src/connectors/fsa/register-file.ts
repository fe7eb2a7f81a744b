import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../../store/make-folder.ts';
import { CATEGORIES, type Category } from './categories.ts';
import type { RegisterList, Registration } from './workbook.ts';

/**
 * All editions of the registers that were loaded. A cancellation shows only as a row that is gone: rows stay here
 * with `removed_since`, older contents in `registration_edition`.
 */
const SCHEMA = `
CREATE TABLE IF NOT EXISTS edition (category TEXT, as_of TEXT, record_count INTEGER NOT NULL, loaded_at TEXT NOT NULL,
  PRIMARY KEY (category, as_of)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS registration (category TEXT, authority TEXT, number INTEGER, content TEXT NOT NULL,
  first_seen TEXT NOT NULL, last_seen TEXT NOT NULL, removed_since TEXT,
  PRIMARY KEY (category, authority, number)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS registration_edition (category TEXT, authority TEXT, number INTEGER, last_seen TEXT,
  content TEXT NOT NULL, PRIMARY KEY (category, authority, number, last_seen)) WITHOUT ROWID;
`;

export interface RegisterChange {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly total: number;
}

/** Refused: the edition is older than the one on file, or lost so many rows that it is rather broken than true. */
export class EditionRefused extends Error {}

export function createRegister(path: string): DatabaseSync {
  makeFolder(dirname(path));
  const db = new DatabaseSync(path);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 10000;');
  db.exec(SCHEMA);
  return db;
}

export function openRegister(path: string): DatabaseSync | undefined {
  if (!existsSync(path)) return undefined;
  const db = new DatabaseSync(path, { readOnly: true });
  db.exec('PRAGMA busy_timeout = 5000;');
  return db;
}

/** Stores one edition of one register in one transaction. */
export function applyEdition(
  db: DatabaseSync,
  list: RegisterList,
  options: { loadedAt: string; force?: boolean },
): RegisterChange {
  const newest = db
    .prepare('SELECT as_of, record_count FROM edition WHERE category = ? ORDER BY as_of DESC LIMIT 1')
    .get(list.category) as { as_of: string; record_count: number } | undefined;
  if (newest && newest.as_of > list.asOf)
    throw new EditionRefused(`the list of ${list.asOf} is older than the one on file (${newest.as_of})`);
  if (newest && list.rows.length < newest.record_count * 0.8 && !options.force)
    throw new EditionRefused(`${list.rows.length} rows against ${newest.record_count} before; --force loads it anyway`);
  const stored = db.prepare(
    'SELECT content, last_seen FROM registration WHERE category = ? AND authority = ? AND number = ?',
  );
  const insert = db.prepare('INSERT INTO registration VALUES (?, ?, ?, ?, ?, ?, NULL)');
  const update = db.prepare(
    'UPDATE registration SET content = ?, last_seen = ?, removed_since = NULL WHERE category = ? AND authority = ? AND number = ?',
  );
  const archive = db.prepare('INSERT OR REPLACE INTO registration_edition VALUES (?, ?, ?, ?, ?)');
  let added = 0;
  let changed = 0;
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const row of list.rows) {
      const key = [list.category, row.authority, row.number] as const;
      const content = JSON.stringify(row);
      const old = stored.get(...key) as { content: string; last_seen: string } | undefined;
      if (!old) {
        insert.run(...key, content, list.asOf, list.asOf);
        added++;
        continue;
      }
      if (old.content !== content) {
        archive.run(...key, old.last_seen, old.content);
        changed++;
      }
      update.run(content, list.asOf, ...key);
    }
    const removed = db
      .prepare(
        'UPDATE registration SET removed_since = ? WHERE category = ? AND last_seen < ? AND removed_since IS NULL',
      )
      .run(list.asOf, list.category, list.asOf).changes;
    db.prepare('INSERT OR REPLACE INTO edition VALUES (?, ?, ?, ?)').run(
      list.category,
      list.asOf,
      list.rows.length,
      options.loadedAt,
    );
    db.exec('COMMIT');
    return { added, changed, removed: Number(removed), total: list.rows.length };
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

export interface ListedOperator extends Registration {
  readonly category: Category;
  readonly firstSeen: string;
  readonly lastSeen: string;
  readonly removedSince: string | null;
  /** Names of earlier editions that differ from the present one. */
  readonly previousNames: readonly string[];
}

export interface RegisterState {
  readonly version: number;
  /** Invented lists that come with the product. */
  readonly sample: boolean;
  readonly operators: readonly ListedOperator[];
  readonly editions: ReadonlyMap<Category, { readonly asOf: string; readonly recordCount: number }>;
}

/** All operators in memory (some two thousand), read again when another process loaded an edition. */
export function registerReader(db: DatabaseSync, { sample = false } = {}): () => RegisterState {
  let state: RegisterState | undefined;
  return () => {
    const { data_version: version } = db.prepare('PRAGMA data_version').get() as { data_version: number };
    if (state?.version === version) return state;
    const earlier = new Map<string, Set<string>>();
    for (const row of db.prepare('SELECT * FROM registration_edition').all() as unknown as StoredRow[]) {
      const key = keyOf(row);
      const names = earlier.get(key) ?? new Set();
      earlier.set(key, names.add((JSON.parse(row.content) as Registration).name));
    }
    const operators = (
      db.prepare('SELECT * FROM registration').all() as unknown as (StoredRow & {
        first_seen: string;
        last_seen: string;
        removed_since: string | null;
      })[]
    ).map((row) => {
      const content = JSON.parse(row.content) as Registration;
      return {
        ...content,
        category: row.category,
        firstSeen: row.first_seen,
        lastSeen: row.last_seen,
        removedSince: row.removed_since,
        previousNames: [...(earlier.get(keyOf(row)) ?? [])].filter((name) => name !== content.name),
      };
    });
    const editions = new Map<Category, { asOf: string; recordCount: number }>();
    const newest = db.prepare('SELECT as_of, record_count FROM edition WHERE category = ? ORDER BY as_of DESC LIMIT 1');
    for (const category of CATEGORIES) {
      const row = newest.get(category) as { as_of: string; record_count: number } | undefined;
      if (row) editions.set(category, { asOf: row.as_of, recordCount: row.record_count });
    }
    state = { version, sample, operators, editions };
    return state;
  };
}

interface StoredRow {
  category: Category;
  authority: string;
  number: number;
  content: string;
}

const keyOf = (row: StoredRow): string => `${row.category}|${row.authority}|${row.number}`;
