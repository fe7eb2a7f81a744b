import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { isCorporateNumber } from '../../../japan/corporate-number.ts';
import { openSnapshotFiles, readManifest } from '../../../store/snapshot/index.ts';
import type { HistoryRow } from '../snapshot/company-tables.ts';

/**
 * Former names and addresses, to be given from one operator to another: no publication holds them, each has only what
 * has changed since its own first import. A file of lines: what it is, then one state of one company a line, oldest
 * first. What is taken in lies beside the data and goes into every full import from then on.
 */
const FORMAT = 'jbis company history';
const VERSION = 1;
const PACK = 'company-history.sqlite';
const MAX_DAY = 100_000;

interface Head {
  readonly format: string;
  readonly version: number;
  readonly data_as_of: string;
}
type Line = readonly [
  number: string,
  process: number,
  updated: number,
  changed: number | null,
  name: string,
  address: string,
];

export interface PackCount {
  readonly states: number;
  readonly companies: number;
}

/** Writes the history of the data in a folder to a file (gzip). */
export async function exportHistory(dir: string, path: string): Promise<PackCount> {
  const manifest = readManifest(dir, 'company');
  if (!manifest) throw new Error(`there are no company data in ${dir}`);
  const files = openSnapshotFiles(dir, manifest);
  const count = { states: 0, companies: 0 };
  const draft = `${path}.part`;
  try {
    const head: Head = { format: FORMAT, version: VERSION, data_as_of: String(manifest.meta.data_as_of ?? '') };
    const lines = function* () {
      yield `${JSON.stringify(head)}\n`;
      const changed = files.changes?.prepare('SELECT 1 FROM company WHERE num = ?');
      for (const db of [files.data, files.changes])
        if (db)
          for (const text of linesOf(db, (num) => db === files.data && changed?.get(num) !== undefined, count))
            yield text;
    };
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(draft));
    renameSync(draft, path);
    return count;
  } finally {
    rmSync(draft, { force: true });
    files.data.close();
    files.changes?.close();
  }
}

function* linesOf(
  db: DatabaseSync,
  isReplaced: (num: number) => boolean,
  count: { states: number; companies: number },
): Generator<string> {
  const rows = db
    .prepare('SELECT num, process, updated, changed, name, address FROM history ORDER BY num, seq')
    .iterate() as Iterable<unknown> as Iterable<HistoryRow & { num: number }>;
  let last = -1;
  let skip = false;
  for (const { num, process, updated, changed, name, address } of rows) {
    if (num !== last) {
      last = num;
      skip = isReplaced(num);
      if (!skip) count.companies++;
    }
    if (skip) continue;
    count.states++;
    const line: Line = [String(num).padStart(13, '0'), process, updated, changed, name, address];
    yield `${JSON.stringify(line)}\n`;
  }
}

/** Takes in a file; what is known already is not doubled. A wrong line refuses the whole file. */
export async function importHistory(dir: string, path: string): Promise<PackCount> {
  const target = join(dir, PACK);
  const db = new DatabaseSync(target);
  try {
    db.exec(`CREATE TABLE IF NOT EXISTS past (num INTEGER NOT NULL, updated INTEGER NOT NULL, name TEXT NOT NULL,
      address TEXT NOT NULL, process INTEGER NOT NULL, changed INTEGER, line INTEGER NOT NULL, PRIMARY KEY (num, updated, name, address, process)) WITHOUT ROWID;
      BEGIN`);
    const insert = db.prepare('INSERT OR IGNORE INTO past VALUES (?, ?, ?, ?, ?, ?, ?)');
    let number = 0;
    let states = 0;
    const input = createReadStream(path);
    const text = input.pipe(createGunzip());
    input.on('error', (error) => text.destroy(error));
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
      number++;
      if (number === 1) checkHead(line);
      else {
        const [num, process, updated, changed, name, address] = stateOf(line, number);
        insert.run(Number(num), updated, name, address, process, changed, number);
        states++;
      }
    }
    if (number === 0) throw new Error('the file is empty');
    db.exec('COMMIT');
    const { companies } = db.prepare('SELECT count(DISTINCT num) AS companies FROM past').get() as {
      companies: number;
    };
    return { states, companies };
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw new Error(`${path} is no history of companies: ${(error as Error).message}`, { cause: error });
  } finally {
    db.close();
  }
}

function checkHead(line: string): void {
  const head = JSON.parse(line) as Partial<Head>;
  if (head.format !== FORMAT || head.version !== VERSION) throw new Error('its first line says something else');
}

function stateOf(line: string, number: number): Line {
  const value = JSON.parse(line) as Line;
  const isDay = (day: unknown) => Number.isInteger(day) && Math.abs(day as number) < MAX_DAY;
  const [num, process, updated, changed, name, address] = value;
  const isRight =
    value.length === 6 &&
    isCorporateNumber(num) &&
    Number.isInteger(process) &&
    isDay(updated) &&
    (changed === null || isDay(changed)) &&
    typeof name === 'string' &&
    typeof address === 'string';
  if (!isRight) throw new Error(`line ${number} is not a state of a company`);
  return value;
}

/** What was taken in, for one company at a time; null when there is nothing. */
export function openHistoryPack(dir: string): { of(num: number): HistoryRow[]; close(): void } | null {
  const path = join(dir, PACK);
  if (!existsSync(path)) return null;
  const db = new DatabaseSync(path, { readOnly: true });
  const select = db.prepare(
    'SELECT process, updated, changed, name, address FROM past WHERE num = ? ORDER BY updated, line',
  );
  return { of: (num) => select.all(num) as unknown as HistoryRow[], close: () => db.close() };
}
