import { existsSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../../store/make-folder.ts';
import { type BulkCompany, readBulk } from './bulk-rows.ts';
import { compareUkNames, foldUkName } from './company-name.ts';
import type { UkCompany } from './projection.ts';

const SCHEMA = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE company (id INTEGER PRIMARY KEY, number TEXT NOT NULL, content TEXT NOT NULL);
CREATE TABLE name_key (core TEXT NOT NULL, company INTEGER NOT NULL, former INTEGER NOT NULL, PRIMARY KEY (core, company, former)) WITHOUT ROWID;
CREATE VIRTUAL TABLE words USING fts5(name, content='');
`;

/** Builds the snapshot beside the old one and swaps it in by renaming. Live companies only: the file holds no others. */
export async function buildSnapshot(
  source: string,
  path: string,
  onProgress?: (rows: number) => void,
): Promise<{ rows: number; asOf: string }> {
  const asOf = /(\d{4}-\d{2}-\d{2})/.exec(basename(source))?.[1];
  if (!asOf) throw new Error(`${basename(source)} does not name its date (BasicCompanyDataAsOneFile-YYYY-MM-DD)`);
  makeFolder(dirname(path));
  const building = `${path}.building`;
  rmSync(building, { force: true });
  const db = new DatabaseSync(building);
  db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -262144;');
  db.exec(SCHEMA);
  const company = db.prepare('INSERT INTO company (id, number, content) VALUES (?, ?, ?)');
  const key = db.prepare('INSERT OR IGNORE INTO name_key VALUES (?, ?, ?)');
  const words = db.prepare('INSERT INTO words (rowid, name) VALUES (?, ?)');
  let rows = 0;
  db.exec('BEGIN');
  for await (const row of readBulk(source)) {
    rows++;
    company.run(rows, row.number, JSON.stringify(row));
    const name = foldUkName(row.name);
    key.run(name.core, rows, 0);
    words.run(rows, name.words);
    for (const former of row.previousNames) key.run(foldUkName(former).core, rows, 1);
    if (rows % 100_000 === 0) onProgress?.(rows);
  }
  if (rows === 0) throw new Error(`${source} holds no companies`);
  db.exec('CREATE UNIQUE INDEX company_number ON company (number)');
  for (const [name, value] of [
    ['as_of', asOf],
    ['rows', String(rows)],
    ['schema', '1'],
  ] as const)
    db.prepare('INSERT INTO meta VALUES (?, ?)').run(name, value);
  db.exec('COMMIT');
  db.close();
  renameSync(building, path);
  return { rows, asOf };
}

export interface SnapshotHit {
  readonly company: UkCompany;
  readonly former: boolean;
}

/** Look-ups in an imported snapshot. */
export interface CompaniesHouseSnapshot {
  readonly asOf: string;
  /** Invented companies that come with the product. */
  readonly sample: boolean;
  company(number: string): UkCompany | undefined;
  /** Companies of this name: the same core, current or former; else similar ones. */
  search(name: string): SnapshotHit[];
  close(): void;
}

export function openSnapshot(
  path: string,
  now: () => Date,
  { sample = false } = {},
): CompaniesHouseSnapshot | undefined {
  if (!existsSync(path)) return undefined;
  const db = new DatabaseSync(path, { readOnly: true });
  db.exec('PRAGMA mmap_size = 1073741824;');
  const { value: asOf } = db.prepare("SELECT value FROM meta WHERE key = 'as_of'").get() as { value: string };
  const byNumber = db.prepare('SELECT content FROM company WHERE number = ?');
  const byCore = db.prepare(
    'SELECT c.content, k.former FROM name_key k JOIN company c ON c.id = k.company WHERE k.core = ? ORDER BY k.former LIMIT 200',
  );
  const byWords = db.prepare(
    'SELECT c.content FROM (SELECT rowid AS id FROM words WHERE words MATCH ? ORDER BY rank LIMIT 200) w JOIN company c ON c.id = w.id',
  );
  const read = (content: unknown) => toCompany(JSON.parse(String(content)) as BulkCompany, now());
  return {
    asOf,
    sample,
    company: (number) => {
      const row = byNumber.get(number);
      return row && read(row.content);
    },
    search: (name) => {
      const folded = foldUkName(name);
      const exact = byCore.all(folded.core).map((row) => ({ company: read(row.content), former: row.former === 1 }));
      if (exact.length > 0) return exact;
      const query = folded.words
        .split(' ')
        .filter(Boolean)
        .slice(0, 12)
        .map((word) => `"${word}"`)
        .join(' OR ');
      if (query === '') return [];
      return byWords
        .all(query)
        .map((row) => ({ company: read(row.content), former: false }))
        .filter(({ company }) => compareUkNames(folded, company.name) !== 'different');
    },
    close: () => db.close(),
  };
}

function toCompany(row: BulkCompany, now: Date): UkCompany {
  const today = now.toISOString().slice(0, 10);
  return {
    number: row.number,
    name: row.name,
    previousNames: row.previousNames,
    legalFormCode: row.category
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    status: row.status,
    statusRaw: row.statusRaw,
    statusDetail: row.statusDetail,
    incorporatedOn: row.incorporatedOn,
    ceasedOn: null,
    address: { lines: row.lines, locality: row.locality, postalCode: row.postalCode, country: row.country },
    externalNumber: null,
    parentNumber: null,
    isBranch: /^(?:BR|FC)/.test(row.number) && /establishment|branch/i.test(row.category),
    stub: false,
    accountsOverdue: row.accountsDue === null ? null : row.accountsDue < today,
    confirmationOverdue: row.confirmationDue === null ? null : row.confirmationDue < today,
    officeDisputed: false,
    officeUndeliverable: false,
  };
}
