import type { DatabaseSync } from 'node:sqlite';
import { addDays, dateInJapan, toEpochDay } from '../../japan/business-days.ts';
import type { EdinetClient } from './client.ts';
import { documentsWithoutContent, writeContent } from './content-store.ts';
import { IndexWriter } from './index-writer.ts';

const HOUR = 3_600_000;

interface LoadedDay {
  readonly file_date: string;
  readonly loaded_at: string;
  readonly complete: number;
}

/**
 * Which day lists to load now: never loaded, not final yet, of the last week once a day, of the last 400 days once a
 * week (withdrawals blank old rows). Newest first, so that a long backfill is useful from its first minute.
 */
export function daysToLoad(loaded: readonly LoadedDay[], options: { from: string; now: Date }): string[] {
  const today = dateInJapan(options.now);
  const known = new Map(loaded.map((day) => [day.file_date, day]));
  const days: string[] = [];
  for (let date = today; date >= options.from; date = addDays(date, -1)) {
    const day = known.get(date);
    const age = toEpochDay(today) - toEpochDay(date);
    const weekend = [0, 6].includes((toEpochDay(date) + 4) % 7);
    const hours = day ? (options.now.getTime() - Date.parse(day.loaded_at)) / HOUR : Number.POSITIVE_INFINITY;
    if (!day) days.push(...(weekend ? [] : [date]));
    else if (!day.complete ? hours >= 0.1 : age <= 7 ? hours >= 20 : age <= 400 && hours >= 156) days.push(date);
  }
  return days;
}

export interface EdinetSync {
  readonly daysLoaded: number;
  readonly rowsInserted: number;
  readonly rowsChanged: number;
  readonly registrants: number;
  readonly codeListAsOf: string;
}

/** Brings the index up to date. A day that cannot be loaded stops the run; what was loaded stays. */
export async function syncEdinet(options: {
  client: EdinetClient;
  db: DatabaseSync;
  from: string;
  now: () => Date;
  onProgress?: (done: number, total: number, date: string) => void;
}): Promise<EdinetSync> {
  const { client, db, now } = options;
  const writer = new IndexWriter(db);
  const codeList = await client.codeList();
  writer.applyCodeList(codeList);
  writer.applyMergedCodes(await client.mergedCodes());
  const loaded = db.prepare('SELECT file_date, loaded_at, complete FROM day').all() as unknown as LoadedDay[];
  const days = daysToLoad(loaded, { from: options.from, now: now() });
  let rowsInserted = 0;
  let rowsChanged = 0;
  for (const [index, date] of days.entries()) {
    const change = writer.applyDay(await client.dayList(date), now().toISOString());
    rowsInserted += change.inserted;
    rowsChanged += change.changed;
    options.onProgress?.(index + 1, days.length, date);
  }
  writer.tallyFilings(dateInJapan(now()));
  return {
    daysLoaded: days.length,
    rowsInserted,
    rowsChanged,
    registrants: codeList.rows.length,
    codeListAsOf: codeList.asOf,
  };
}

/** Loads the contents of periodic reports that are in the index, newest first; what was loaded stays when it stops. */
export async function syncContents(options: {
  client: EdinetClient;
  db: DatabaseSync;
  from: string;
  limit: number;
  now: () => Date;
  onProgress?: (done: number, total: number, docId: string) => void;
}): Promise<number> {
  const { client, db, now } = options;
  const documents = documentsWithoutContent(db, options.from, options.limit);
  for (const [index, docId] of documents.entries()) {
    writeContent(db, docId, await client.content(docId), now().toISOString());
    options.onProgress?.(index + 1, documents.length, docId);
  }
  return documents.length;
}
