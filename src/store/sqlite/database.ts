import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

export type Params = Record<string, SQLInputValue>;

/** node:sqlite with prepared statements kept by their text, and write transactions. */
export interface Database {
  readonly now: () => number;
  all<T>(sql: string, params?: Params): T[];
  get<T>(sql: string, params?: Params): T | undefined;
  /** Number of changed rows. */
  run(sql: string, params?: Params): number;
  exec(sql: string): void;
  /** Takes the write lock at once: what is read inside cannot change before it is written. */
  write<T>(work: () => T): T;
  /** What `work` writes, and everything written before it, survives a power cut when this returns. */
  durably<T>(work: () => T): T;
  close(): void;
}

export function openDatabase(file: string, now: () => number): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec('PRAGMA journal_mode = WAL');
  // NORMAL: a commit survives the end of the process at any moment; a power cut may take the latest ones, in order.
  db.exec('PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY');
  // Pages are read from the mapped file: a third less CPU per payment than a read call for each of them.
  db.exec('PRAGMA mmap_size = 268435456');
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    let statement = statements.get(sql);
    if (!statement) statements.set(sql, (statement = db.prepare(sql)));
    return statement;
  };
  return {
    now,
    all: <T>(sql: string, params: Params = {}) => prepare(sql).all(params) as T[],
    get: <T>(sql: string, params: Params = {}) => prepare(sql).get(params) as T | undefined,
    run: (sql, params = {}) => Number(prepare(sql).run(params).changes),
    exec: (sql) => db.exec(sql),
    write(work) {
      prepare('BEGIN IMMEDIATE').run();
      try {
        const result = work();
        prepare('COMMIT').run();
        return result;
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK');
        throw error;
      }
    },
    durably(work) {
      db.exec('PRAGMA synchronous = FULL');
      try {
        return work();
      } finally {
        db.exec('PRAGMA synchronous = NORMAL');
      }
    },
    close() {
      statements.clear();
      db.close();
    },
  };
}
