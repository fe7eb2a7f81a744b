import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** SQLite maps at most 2 GiB of a file. */
const MMAP_BYTES = 2_147_418_112;

/** A published file never changes, so SQLite may skip its locks and leave no files beside it. */
export function openSnapshotDatabase(path: string): DatabaseSync {
  const url = pathToFileURL(path);
  url.search = '?immutable=1&mode=ro';
  const db = new DatabaseSync(url, { readOnly: true });
  db.exec(`PRAGMA mmap_size = ${MMAP_BYTES}; PRAGMA cache_size = -2000`);
  return db;
}
