import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { Manifest } from './manifest.ts';

/** SQLite maps at most 2 GiB of a file. */
const MMAP_BYTES = 2_147_418_112;

/** A published file never changes, so SQLite may skip its locks and leave no files beside it. */
function immutable(path: string): URL {
  const url = pathToFileURL(path);
  url.search = '?immutable=1&mode=ro';
  return url;
}

/** One transaction for as long as the file is open: beginning and ending one costs a tenth of a look-up. */
export function openSnapshotDatabase(path: string): DatabaseSync {
  const db = new DatabaseSync(immutable(path), { readOnly: true });
  db.exec(`PRAGMA mmap_size = ${MMAP_BYTES}; PRAGMA cache_size = -2000; BEGIN`);
  return db;
}

/** Makes the tables of a published file readable from another database, as `NAME.TABLE`. */
export function attachSnapshotDatabase(db: DatabaseSync, path: string, name: string): void {
  db.prepare(`ATTACH ? AS ${name}`).run(immutable(path).href);
  db.exec(`PRAGMA ${name}.mmap_size = ${MMAP_BYTES}`);
}

/** A snapshot's data file and, when differences were applied to it, what they changed. */
export interface SnapshotFiles {
  readonly data: DatabaseSync;
  readonly changes: DatabaseSync | null;
}

export function openSnapshotFiles(dir: string, { file, changes }: Manifest): SnapshotFiles {
  const data = openSnapshotDatabase(join(dir, file));
  try {
    return { data, changes: changes ? openSnapshotDatabase(join(dir, changes.file)) : null };
  } catch (error) {
    data.close();
    throw error;
  }
}
