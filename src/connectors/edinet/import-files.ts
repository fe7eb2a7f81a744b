import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { dateInJapan } from '../../japan/business-days.ts';
import { readCodeList, readMergedCodes } from './code-list.ts';
import { readDayList } from './day-list.ts';
import { IndexWriter } from './index-writer.ts';

export interface FileImport {
  readonly days: number;
  readonly rows: number;
  readonly registrants: number | null;
}

/** Loads saved answers: day lists (`*YYYY-MM-DD*.json`, or folders of them) and the code list (`Edinetcode*.zip|csv`). */
export function importEdinetFiles(
  db: DatabaseSync,
  paths: readonly string[],
  options: { now: () => Date; onProgress?: (done: number, total: number) => void },
): FileImport {
  const files = paths
    .flatMap((path) => (statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path]))
    .sort();
  const writer = new IndexWriter(db);
  let days = 0;
  let rows = 0;
  let registrants: number | null = null;
  for (const [index, file] of files.entries()) {
    const name = basename(file);
    const date = /(\d{4}-\d{2}-\d{2})[^/]*\.json$/.exec(name)?.[1];
    if (date) {
      const list = readDayList(JSON.parse(readFileSync(file, 'utf8')), date);
      writer.applyDay(list, options.now().toISOString());
      days++;
      rows += list.rows.length;
    } else if (/^Edinetcode.*\.(?:zip|csv)$/i.test(name)) {
      const list = readCodeList(readFileSync(file));
      writer.applyCodeList(list);
      registrants = list.rows.length;
    } else if (/^ESE140190.*\.csv$/i.test(name)) writer.applyMergedCodes(readMergedCodes(readFileSync(file)));
    options.onProgress?.(index + 1, files.length);
  }
  writer.tallyFilings(dateInJapan(options.now()));
  return { days, rows, registrants };
}
