import { existsSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { foldCompanyName } from '../../japan/company-name.ts';
import { makeFolder } from '../../store/make-folder.ts';
import { readGoldenCopy } from './golden-copy.ts';

const SCHEMA = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE name (core TEXT NOT NULL, corporate_number TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (core, corporate_number)) WITHOUT ROWID;`;

/** The golden copy names its day and hour: `20261115-0800-gleif-goldencopy-lei2-golden-copy.csv.zip`. */
const DAY = /(20\d{2})-?(\d{2})-?(\d{2})/;

/** Builds the file of names beside the one in service and swaps it in by renaming. */
export async function buildGleifNames(
  source: string,
  path: string,
  onProgress?: (rows: number) => void,
): Promise<{ names: number; companies: number; asOf: string }> {
  const day = DAY.exec(basename(source));
  if (!day)
    throw new Error(
      `${basename(source)} does not name its date (YYYYMMDD-…-gleif-goldencopy-lei2-golden-copy.csv.zip)`,
    );
  const asOf = day.slice(1).join('-');
  makeFolder(dirname(path));
  const building = `${path}.building`;
  rmSync(building, { force: true });
  const db = new DatabaseSync(building);
  try {
    db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;');
    db.exec(SCHEMA);
    const insert = db.prepare('INSERT OR IGNORE INTO name VALUES (?, ?, ?)');
    db.exec('BEGIN');
    for await (const { corporateNumber, name } of readGoldenCopy(source, onProgress)) {
      const { core } = foldCompanyName(name);
      if (core !== '') insert.run(core, corporateNumber, name);
    }
    const { names, companies } = db
      .prepare('SELECT count(*) AS names, count(DISTINCT corporate_number) AS companies FROM name')
      .get() as { names: number; companies: number };
    if (names === 0) throw new Error(`${basename(source)} has no Japanese corporation with a name in Latin letters`);
    db.prepare('INSERT INTO meta VALUES (?, ?)').run('as_of', asOf);
    db.exec('COMMIT');
    db.close();
    renameSync(building, path);
    return { names, companies, asOf };
  } finally {
    if (db.isOpen) db.close();
    rmSync(building, { force: true });
  }
}

/** Names of Japanese corporations that GLEIF knows. */
export interface GleifNames {
  readonly asOf: string;
  /** Corporate numbers under a name, however its case, punctuation and ending are written. */
  byName(name: string): readonly string[];
  close(): void;
}

export function openGleifNames(path: string): GleifNames | undefined {
  if (!existsSync(path)) return undefined;
  const db = new DatabaseSync(path, { readOnly: true });
  const { value: asOf } = db.prepare("SELECT value FROM meta WHERE key = 'as_of'").get() as { value: string };
  const select = db.prepare('SELECT corporate_number FROM name WHERE core = ? ORDER BY corporate_number LIMIT 50');
  return {
    asOf,
    byName: (name) =>
      (select.all(foldCompanyName(name).core) as { corporate_number: string }[]).map((row) => row.corporate_number),
    close: () => db.close(),
  };
}
