import type { DatabaseSync } from 'node:sqlite';
import readSheets from 'read-excel-file/node';
import { type Http, statusFault } from '../core/http.ts';
import { UpstreamError } from '../core/upstream-error.ts';
import { CATEGORIES, CATEGORY_FACTS, type Category } from './categories.ts';
import { applyEdition, EditionRefused, type RegisterChange } from './register-file.ts';
import { type RegisterList, readRegister, type Sheet } from './workbook.ts';

const WORKBOOK_BYTES = 16 * 1024 * 1024;

/** Reads a workbook from bytes. */
export async function readWorkbook(category: Category, bytes: Uint8Array): Promise<RegisterList> {
  let sheets: Sheet[];
  try {
    sheets = (await readSheets(Buffer.from(bytes))) as unknown as Sheet[];
  } catch (cause) {
    // The server answers overload with an HTML page and status 200.
    throw new UpstreamError('invalid_response', 'not a workbook', { cause });
  }
  return readRegister(category, sheets);
}

export type FsaOutcome =
  | ({ readonly category: Category; readonly ok: true; readonly asOf: string } & RegisterChange)
  | { readonly category: Category; readonly ok: false; readonly reason: string };

/** Loads the three registers; one that fails keeps its edition on file. */
export async function syncFsa(options: {
  db: DatabaseSync;
  http: Http;
  baseUrl: string;
  now: () => Date;
  force?: boolean;
}): Promise<FsaOutcome[]> {
  const outcomes: FsaOutcome[] = [];
  for (const category of CATEGORIES) {
    try {
      const answer = await options.http({
        url: `${options.baseUrl.replace(/\/$/, '')}/${CATEGORY_FACTS[category].file}`,
        maxBytes: WORKBOOK_BYTES,
        signal: AbortSignal.timeout(60_000),
      });
      if (answer.status !== 200) throw statusFault(answer);
      const list = await readWorkbook(category, answer.bytes);
      const force = options.force ? { force: true } : {};
      const change = applyEdition(options.db, list, { loadedAt: options.now().toISOString(), ...force });
      outcomes.push({ category, ok: true, asOf: list.asOf, ...change });
    } catch (error) {
      if (!(error instanceof UpstreamError) && !(error instanceof EditionRefused)) throw error;
      outcomes.push({ category, ok: false, reason: error.message });
    }
  }
  return outcomes;
}
