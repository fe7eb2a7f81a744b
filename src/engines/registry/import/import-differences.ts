import { rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { draftFromCurrent } from '../../../store/snapshot/index.ts';
import { readMeta, writeMeta } from '../snapshot/schema.ts';
import type { SnapshotInfo } from '../types.ts';
import { companyDifference } from './apply-company-difference.ts';
import { invoiceDifference } from './apply-invoice-difference.ts';
import { companyRowChecker } from './company-rows.ts';
import { identify } from './file-names.ts';
import { GapError, missingDays } from './gap.ts';
import { ImportError } from './import-error.ts';
import { type ImportOptions, publishRegistry } from './import-full.ts';
import { invoiceRowChecker } from './invoice-rows.ts';
import { startSignatureCheck } from './signature.ts';
import { openSource, readRows, type SourceCsv } from './source-file.ts';

export interface DifferencesResult {
  readonly info: SnapshotInfo | null;
  /** Dates that were applied; earlier ones than the data are skipped. */
  readonly applied: readonly string[];
  readonly rows: number;
  readonly inserted: number;
  readonly updated: number;
  readonly deleted: number;
}

interface DifferencesOptions extends ImportOptions {
  /** Told when the copy is ready and when all differences are in it. */
  readonly onStage?: (stage: 'applying' | 'applied') => void;
}

const NUMBER = 1;

/**
 * Applies differences in the order of their dates, all in one transaction on a copy of the snapshot in service, and
 * publishes the copy. A bad file, a missing day or a kill leaves the old snapshot serving.
 */
export async function importDifferences(options: DifferencesOptions): Promise<DifferencesResult> {
  const { registry, dir } = options;
  const sources = await openDifferences(options);
  const { draft, manifest } = await draftFromCurrent(dir, registry);
  const asOf = String(manifest.meta.data_as_of);
  try {
    const wanted = sources.filter(({ date }) => date > asOf);
    const missing = missingDays(
      asOf,
      wanted.map(({ date }) => date),
    );
    if (missing.length > 0) throw new GapError(registry, missing, asOf);
    if (wanted.length === 0) {
      await rm(draft, { force: true });
      return { info: null, applied: [], rows: 0, inserted: 0, updated: 0, deleted: 0 };
    }
    options.onStage?.('applying');
    const result = await applyAll(draft, wanted, options);
    options.onStage?.('applied');
    const info = await publishRegistry(registry, dir, draft, options.now ?? (() => new Date()));
    return { info, applied: wanted.map(({ date }) => date), ...result };
  } catch (error) {
    for (const suffix of ['', '-wal', '-shm']) await rm(draft + suffix, { force: true });
    throw error;
  }
}

interface Dated {
  readonly source: SourceCsv;
  readonly date: string;
}

async function openDifferences({ registry, files }: ImportOptions): Promise<Dated[]> {
  const sources: Dated[] = [];
  for (const file of files)
    for (const source of await openSource(file)) {
      const { kind, date } = identify(registry, source.name);
      if (kind !== 'difference') throw new ImportError(source.name, null, 'a full file among differences');
      sources.push({ source, date });
    }
  return sources.sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Everything in one transaction. */
async function applyAll(draft: string, sources: readonly Dated[], options: ImportOptions) {
  const db = new DatabaseSync(draft);
  try {
    // The draft is a private copy that a crash throws away: no log on disk, nothing to write twice.
    db.exec(
      'PRAGMA journal_mode=MEMORY; PRAGMA synchronous=OFF; PRAGMA locking_mode=EXCLUSIVE; PRAGMA mmap_size=2147418112; PRAGMA cache_size=-262144; BEGIN',
    );
    let rows = 0;
    const target = options.registry === 'company' ? companyDifference(db) : invoiceDifference(db);
    let signed = readMeta(db).signature_verified === '1';
    for (const { source, date } of sources) {
      rows += await applyOne(source, date, target.apply, options, (read) =>
        options.onProgress?.({ step: `applying ${source.name}`, share: rows / (rows + read + 1), rows: rows + read }),
      );
      signed &&= options.key !== undefined;
    }
    // Counting five million rows takes longer than applying a day.
    const count = Number(readMeta(db).record_count) + target.count.inserted - target.count.deleted;
    writeMeta(db, {
      record_count: String(count),
      latest_diff_date: sources.at(-1)!.date,
      signature_verified: signed ? '1' : '0',
      built_at: (options.now?.() ?? new Date()).toISOString(),
    });
    db.exec('COMMIT');
    return { rows, ...target.count };
  } finally {
    db.close();
  }
}

async function applyOne(
  source: SourceCsv,
  date: string,
  apply: (rows: readonly string[][]) => void,
  options: ImportOptions,
  onRows: (rows: number) => void,
): Promise<number> {
  const signature = options.key ? await startSignatureCheck(options.key, source.name, source.signature) : null;
  const check =
    options.registry === 'company'
      ? companyRowChecker({ file: source.name, updateDate: date, difference: true })
      : invoiceRowChecker({ file: source.name, difference: true });
  let group: string[][] = [];
  const flush = () => {
    if (group.length > 0) apply(group);
    group = [];
  };
  const { rows } = await readRows(source, {
    onRow: (row, line) => {
      check(row, line);
      if (group.length > 0 && group[0]![NUMBER] !== row[NUMBER]) flush();
      group.push(row);
    },
    ...(signature ? { onBytes: (chunk: Buffer) => signature.update(chunk) } : {}),
    onProgress: ({ rows: read }) => onRows(read),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  flush();
  signature?.finish();
  return rows;
}
