import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { dateInJapan } from '../../japan/business-days.ts';
import { readCodeList, readMergedCodes } from './code-list.ts';
import { readContent } from './content.ts';
import { writeContent } from './content-store.ts';
import { readDayList } from './day-list.ts';
import { IndexWriter } from './index-writer.ts';

export interface FileImport {
  readonly days: number;
  readonly rows: number;
  readonly registrants: number | null;
  /** Documents whose contents were read. */
  readonly contents: number;
}

/** A file that could not be read; what stood before it in the list is loaded and stays. */
export class FileImportStopped extends Error {
  readonly loaded: FileImport;
  constructor(file: string, cause: Error, loaded: FileImport) {
    super(`${file}: ${cause.message}`, { cause });
    this.loaded = loaded;
  }
}

/**
 * Loads saved answers: day lists (`*.json`, by the date inside), the code list (`Edinetcode*.zip|csv`) and the CSV of
 * documents (`type=5`, named by the document id), or folders of them.
 */
export function importEdinetFiles(
  db: DatabaseSync,
  paths: readonly string[],
  options: { now: () => Date; onProgress?: (done: number, total: number) => void },
): FileImport {
  const files = paths
    .flatMap((path) => (statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path]))
    .sort();
  const writer = new IndexWriter(db);
  let loaded: FileImport = { days: 0, rows: 0, registrants: null, contents: 0 };
  for (const [index, file] of files.entries()) {
    try {
      loaded = importFile(db, writer, file, loaded, options.now());
    } catch (error) {
      throw new FileImportStopped(basename(file), error as Error, loaded);
    }
    options.onProgress?.(index + 1, files.length);
  }
  writer.tallyFilings(dateInJapan(options.now()));
  return loaded;
}

function importFile(db: DatabaseSync, writer: IndexWriter, file: string, loaded: FileImport, now: Date): FileImport {
  const name = basename(file);
  if (/\.json$/i.test(name)) {
    const body: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const list = readDayList(body, dateOf(body, name));
    writer.applyDay(list, now.toISOString());
    return { ...loaded, days: loaded.days + 1, rows: loaded.rows + list.rows.length };
  }
  if (/^Edinetcode.*\.(?:zip|csv)$/i.test(name)) {
    const list = readCodeList(readFileSync(file));
    writer.applyCodeList(list);
    return { ...loaded, registrants: list.rows.length };
  }
  if (/^ESE140190.*\.csv$/i.test(name)) {
    writer.applyMergedCodes(readMergedCodes(readFileSync(file)));
    return loaded;
  }
  const docId = /^(S[0-9A-Z]{7})[^/]*\.zip$/.exec(name)?.[1];
  if (docId !== undefined) {
    writeContent(db, docId, readContent(readFileSync(file)), now.toISOString());
    return { ...loaded, contents: loaded.contents + 1 };
  }
  throw new Error(
    'this is neither a day list (*.json), a code list (Edinetcode*.zip, ESE140190*.csv) nor the CSV of a document (S….zip)',
  );
}

/** The list says which day it is of; an older saved one may say so in its name alone. */
function dateOf(body: unknown, name: string): string {
  const { metadata } = (body ?? {}) as { metadata?: { parameter?: { date?: unknown } } };
  const inside = metadata?.parameter?.date;
  if (typeof inside === 'string') return inside;
  const date = /(\d{4}-\d{2}-\d{2})[^/]*\.json$/i.exec(name)?.[1];
  if (date === undefined) throw new Error('neither the list nor its name says which day it is of');
  return date;
}
