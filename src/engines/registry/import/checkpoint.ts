import { createHash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { claimPartial } from '../../../store/snapshot/index.ts';
import { SCHEMA_VERSION, writeMeta } from '../snapshot/schema.ts';
import type { Identified } from './import-options.ts';
import type { RegistryName } from './publish-registry.ts';

/** A draft, and how many rows of the files an interrupted import has left in it. */
export interface Claimed {
  readonly draft: string;
  readonly rows: number;
}

const KEY = 'rows_read';

/**
 * The draft of an import that was killed while it read the same files, or a new one. Only one process gets it; files that
 * have changed since are other files.
 */
export async function claimDraft(
  dir: string,
  registry: RegistryName,
  sources: readonly Identified[],
): Promise<Claimed> {
  const hash = createHash('sha256').update(`layout ${SCHEMA_VERSION}`);
  for (const { source } of sources) {
    const { mtimeMs } = await stat(source.path);
    hash.update(`\n${source.name} ${source.size} ${mtimeMs}`);
  }
  const file = `${registry}.import-${hash.digest('hex').slice(0, 16)}`;
  const draft = await claimPartial(dir, registry, { file, bytes: Number.MAX_SAFE_INTEGER, sha256: '' });
  const rows = rowsIn(draft);
  if (rows === 0) for (const suffix of ['', '-journal', '-wal', '-shm']) await rm(draft + suffix, { force: true });
  return { draft, rows };
}

/** Rows that are safely in a draft; a file that is no database, or has no checkpoint, has none. */
function rowsIn(draft: string): number {
  try {
    const db = new DatabaseSync(draft);
    try {
      const row = db.prepare('SELECT value FROM meta WHERE key = ?').get(KEY) as { value: string } | undefined;
      return Number(row?.value ?? 0);
    } finally {
      db.close();
    }
  } catch {
    return 0;
  }
}

/** Notes, in the transaction that is about to be committed, how many rows it makes. */
export const noteRows = (db: DatabaseSync, rows: number): void => writeMeta(db, { [KEY]: String(rows) });

/** The finished file has no use for it. */
export const forgetRows = (db: DatabaseSync): void => {
  db.prepare('DELETE FROM meta WHERE key = ?').run(KEY);
};
