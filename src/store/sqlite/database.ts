import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { makeFolder } from '../make-folder.ts';
import { createLockPatience, PATIENT_MS, STARTING_MS } from './lock-patience.ts';

export type Params = Record<string, SQLInputValue>;

/** node:sqlite with prepared statements kept by their text, and write transactions. */
export interface Database {
  readonly now: () => number;
  all<T>(sql: string, params?: Params): T[];
  get<T>(sql: string, params?: Params): T | undefined;
  /** Rows as arrays, in the order of their columns. */
  tuples<T>(sql: string, params?: Params): T[];
  /** Number of changed rows. */
  run(sql: string, params?: Params): number;
  exec(sql: string): void;
  /** Before anything is served: what several processes do at once on a busy machine may take seconds. */
  atStart<T>(work: () => T): T;
  /** Takes the write lock at once: what is read inside cannot change before it is written. */
  write<T>(work: () => T): T;
  /** What `work` writes, and everything written before it, survives a power cut when this returns. */
  durably<T>(work: () => T): T;
  close(): void;
}

export function openDatabase(file: string, now: () => number, fsync = fsyncSync): Database {
  if (file !== ':memory:') prepareFile(file);
  const db = new DatabaseSync(file, { timeout: STARTING_MS });
  // A file system without shared memory (and a database in memory) stays with its old journal.
  const hasLog = db.prepare('PRAGMA journal_mode = WAL').get()?.journal_mode === 'wal';
  // NORMAL: a commit survives the end of the process at any moment; a power cut may take the latest ones, in order.
  db.exec(`PRAGMA synchronous = ${hasLog ? 'NORMAL' : 'FULL'}; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY`);
  // Pages are read from the mapped file: a third less CPU per payment than a read call for each of them.
  db.exec('PRAGMA mmap_size = 268435456');
  const prepare = statementsOf(db, false);
  const prepareTuples = statementsOf(db, true);
  const none: Params = {};
  const log = hasLog ? logOf(file, fsync) : NO_LOG;
  db.exec(`PRAGMA busy_timeout = ${PATIENT_MS}`);
  const patiently = createLockPatience(db);
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  return {
    now,
    all<T>(sql: string, params = none) {
      const { statement, values } = prepare(sql);
      return patiently(() => statement.all(...values(params))) as T[];
    },
    get<T>(sql: string, params = none) {
      const { statement, values } = prepare(sql);
      // Not get(): it stops at the first row, and a commit that fails after `RETURNING` (disk full) would go untold.
      return patiently(() => statement.all(...values(params)))[0] as T | undefined;
    },
    tuples<T>(sql: string, params = none) {
      const { statement, values } = prepareTuples(sql);
      return patiently(() => statement.all(...values(params))) as unknown as T[];
    },
    run(sql, params = none) {
      const { statement, values } = prepare(sql);
      return Number(patiently(() => statement.run(...values(params))).changes);
    },
    exec: (sql) => db.exec(sql),
    atStart(work) {
      db.exec(`PRAGMA busy_timeout = ${STARTING_MS}`);
      try {
        return work();
      } finally {
        db.exec(`PRAGMA busy_timeout = ${PATIENT_MS}`);
      }
    },
    write(work) {
      patiently(() => begin.get());
      try {
        const result = work();
        commit.get();
        return result;
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK');
        throw error;
      }
    },
    durably(work) {
      const result = work();
      log.sync();
      return result;
    },
    close() {
      log.close();
      db.close();
    },
  };
}

/** Nobody else may read payers, prices and jobs; SQLite gives its own files beside this one the same mode. */
function prepareFile(file: string): void {
  try {
    makeFolder(dirname(file), 0o700);
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`The state file ${file} cannot be written (${code}). Give JBIS_DATA_DIR a folder that can.`, {
      cause: error,
    });
  }
}

interface Log {
  sync(): void;
  close(): void;
}

const NO_LOG: Log = { sync: () => undefined, close: () => undefined };

/**
 * The write-ahead log: every commit is in it, or, after a checkpoint, in the synced database file. Syncing it ourselves
 * spares a payment two PRAGMA statements, which would be parsed anew each time. SQLite takes no locks on this file, so
 * a second handle does no harm; it lives as long as a connection is open.
 */
function logOf(file: string, fsync: (handle: number) => void): Log {
  let handle: number | undefined;
  return {
    sync() {
      handle ??= openSync(`${file}-wal`, 'r+');
      fsync(handle);
    },
    close() {
      if (handle !== undefined) closeSync(handle);
      handle = undefined;
    },
  };
}

interface Prepared {
  readonly statement: StatementSync;
  readonly values: (params: Params) => SQLInputValue[];
}

/** Prepared statements by their text. */
function statementsOf(db: DatabaseSync, asArrays: boolean): (sql: string) => Prepared {
  const statements = new Map<string, Prepared>();
  return (sql) => {
    let prepared = statements.get(sql);
    if (!prepared) {
      prepared = byPosition(db, sql);
      prepared.statement.setReturnArrays(asArrays);
      statements.set(sql, prepared);
    }
    return prepared;
  };
}

/** Names become positions once, here: node:sqlite would look each of them up twice in every call. */
function byPosition(db: DatabaseSync, sql: string): Prepared {
  const names: string[] = [];
  const positional = sql.replaceAll(/'[^']*'|:([A-Za-z]\w*)/g, (text, name: string | undefined) => {
    if (name === undefined) return text;
    if (!names.includes(name)) names.push(name);
    return `?${names.indexOf(name) + 1}`;
  });
  return { statement: db.prepare(positional), values: (params) => names.map((name) => params[name]!) };
}
