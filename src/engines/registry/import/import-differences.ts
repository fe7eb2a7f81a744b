import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { draftOfChanges, type Manifest, openSnapshotDatabase, SnapshotError } from '../../../store/snapshot/index.ts';
import { readInfo } from '../snapshot/info.ts';
import {
  COMPANY_SCHEMA,
  INVOICE_SCHEMA,
  prepareForBuild,
  readMeta,
  SCHEMA_VERSION,
  writeMeta,
} from '../snapshot/schema.ts';
import type { ImportedPart, SnapshotInfo } from '../types.ts';
import { companyDifference, type DifferenceCount } from './apply-company-difference.ts';
import { invoiceDifference } from './apply-invoice-difference.ts';
import { companyRowChecker } from './company-rows.ts';
import { identify } from './file-names.ts';
import { foldChanges } from './fold-changes.ts';
import { GapError, missingDays } from './gap.ts';
import { ImportError } from './import-error.ts';
import type { ImportOptions } from './import-options.ts';
import { invoiceRowChecker } from './invoice-rows.ts';
import { publishRegistry, type RegistryName } from './publish-registry.ts';
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
  /** Told when the copy is ready, when all differences are in it, and when they are served. */
  readonly onStage?: (stage: 'applying' | 'applied' | 'published') => void;
  /** Size of the file of changes above which it is folded into the large file. */
  readonly foldAbove?: number;
}

const NUMBER = 1;
/** Some months of differences. The file is copied for every difference, and other nodes fetch it each time. */
const FOLD_ABOVE_BYTES = 128 << 20;

/**
 * Applies differences in the order of their dates, all in one transaction on a copy of what changed so far, and
 * publishes the copy beside the snapshot's large file, which stays as it is. A bad file, a missing day or a kill leaves
 * the old snapshot serving.
 */
export async function importDifferences(options: DifferencesOptions): Promise<DifferencesResult> {
  const { registry, dir } = options;
  const now = options.now ?? (() => new Date());
  const sources = await openDifferences(options);
  const { draft, manifest } = await draftOfChanges(dir, registry);
  if (manifest.schema !== SCHEMA_VERSION) {
    await rm(draft, { force: true });
    throw new SnapshotError(
      `The ${registry} data have layout ${manifest.schema}, this version reads ${SCHEMA_VERSION}: run a full import first.`,
    );
  }
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
    const data = openSnapshotDatabase(join(dir, manifest.file));
    let result: Applied;
    let info: SnapshotInfo;
    try {
      result = await applyAll(draft, data, manifest, wanted, options);
      options.onStage?.('applied');
      info = await publishRegistry({ registry, dir, draft, replaces: manifest, changesTo: data, now });
    } finally {
      data.close();
    }
    options.onStage?.('published');
    const { addresses, foldAbove: above = FOLD_ABOVE_BYTES } = options;
    await foldChanges({ registry, dir, now, above, ...(addresses ? { addresses } : {}) });
    return { info, applied: wanted.map(({ date }) => date), ...result };
  } catch (error) {
    await rm(draft, { force: true });
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

type Applied = DifferenceCount & { readonly rows: number };

/** Everything in one transaction. */
async function applyAll(
  draft: string,
  data: DatabaseSync,
  manifest: Manifest,
  sources: readonly Dated[],
  options: ImportOptions,
): Promise<Applied> {
  const { registry } = options;
  const changes = new DatabaseSync(draft);
  try {
    prepareChanges(changes, data, manifest, registry);
    const before = readInfo(data, changes, registry);
    const target = registry === 'company' ? companyDifference(changes, data) : invoiceDifference(changes, data);
    let rows = 0;
    const days: ImportedPart[] = [];
    for (const { source, date } of sources) {
      const read = await applyOne(source, date, target.apply, options, (read) =>
        options.onProgress?.({ step: `applying ${source.name}`, share: rows / (rows + read + 1), rows: rows + read }),
      );
      rows += read;
      days.push({ part: 'diff', date, rows: read });
      target.finish();
    }
    writeMeta(changes, {
      record_count: String(before.recordCount + target.count.inserted - target.count.deleted),
      latest_diff_date: sources.at(-1)!.date,
      completeness: JSON.stringify({ ...before.completeness, parts: [...before.completeness.parts, ...days] }),
      signature_verified: before.signatureVerified && options.key !== undefined ? '1' : '0',
      built_at: (options.now?.() ?? new Date()).toISOString(),
    });
    changes.exec('COMMIT');
    return { rows, ...target.count };
  } finally {
    changes.close();
  }
}

/** Opens the transaction; the first difference after a full load makes the tables. */
function prepareChanges(changes: DatabaseSync, data: DatabaseSync, manifest: Manifest, registry: RegistryName): void {
  const schema = registry === 'company' ? COMPANY_SCHEMA : INVOICE_SCHEMA;
  // The draft is private, and a crash throws it away: no log on disk, nothing to write twice.
  prepareForBuild(changes, manifest.changes ? '' : schema);
  changes.exec('PRAGMA cache_size=-65536; BEGIN');
  if (!manifest.changes)
    writeMeta(changes, { registry, schema: String(SCHEMA_VERSION), changes_of: readMeta(data).built_at! });
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
