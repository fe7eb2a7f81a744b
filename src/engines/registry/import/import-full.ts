import { rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { readManifest } from '../../../store/snapshot/index.ts';
import { SCHEMA_VERSION, writeMeta } from '../snapshot/schema.ts';
import type { ImportedPart, SnapshotInfo } from '../types.ts';
import { startCompanyBuild } from './build-company.ts';
import { startInvoiceBuild } from './build-invoice.ts';
import { type CarriedHistory, openCarriedHistory } from './carried-history.ts';
import { claimDraft } from './checkpoint.ts';
import { companyRowChecker } from './company-rows.ts';
import { completenessOf } from './completeness.ts';
import { identify } from './file-names.ts';
import { ImportError } from './import-error.ts';
import { type Identified, type ImportOptions, MAX_COUNT_CHANGE } from './import-options.ts';
import { invoiceRowChecker } from './invoice-rows.ts';
import { publishRegistry } from './publish-registry.ts';
import { refuseEarly } from './refuse-early.ts';
import { startSignatureCheck } from './signature.ts';
import { openSource, readRows } from './source-file.ts';

/** The share of the work that is reading; the rest is writing the name index. */
const READING = { company: 0.7, invoice: 0.98 };

/** Builds a snapshot from full files beside the one in service, verifies it and publishes it. */
export async function importFull(options: ImportOptions): Promise<SnapshotInfo> {
  const now = options.now ?? (() => new Date());
  const sources = await openFullSources(options);
  await refuseEarly(options, sources);
  const [first] = sources as [Identified];
  const { draft, rows } = await claimDraft(options.dir, options.registry, sources);
  const carried = options.registry === 'company' ? openCarriedHistory(options.dir) : null;
  try {
    const db = new DatabaseSync(draft);
    let built: Built;
    try {
      built = await build(db, sources, options, carried, rows);
      checkCount(options, built.records);
      writeMeta(db, {
        registry: options.registry,
        schema: String(SCHEMA_VERSION),
        sample: '0',
        record_count: String(built.records),
        base_date: first.identity.date,
        latest_diff_date: '',
        signature_verified: options.key ? '1' : '0',
        completeness: JSON.stringify(completenessOf(options.registry, built.parts, options.published)),
        built_at: now().toISOString(),
      });
    } finally {
      db.close();
    }
    // Closed after its last commit, the file has nothing to undo.
    await rm(`${draft}-journal`, { force: true });
    options.onProgress?.({ step: 'verifying', share: 0.99, rows: built.records });
    return await publishRegistry({
      registry: options.registry,
      dir: options.dir,
      draft,
      sourceBytes: sizeOf(sources),
      now,
    });
  } catch (error) {
    // What a signal ended goes on next time; what is wrong with the files stays wrong.
    if (!options.signal?.aborted) for (const suffix of ['', '-journal']) await rm(draft + suffix, { force: true });
    throw error;
  } finally {
    carried?.close();
  }
}

interface Built {
  readonly records: number;
  readonly parts: readonly ImportedPart[];
}

const sizeOf = (sources: readonly Identified[]): number => sources.reduce((sum, { source }) => sum + source.size, 0);

async function openFullSources({ registry, files }: ImportOptions): Promise<Identified[]> {
  const sources: Identified[] = [];
  for (const file of files)
    for (const source of await openSource(file)) sources.push({ source, identity: identify(registry, source.name) });
  const [first] = sources;
  if (first === undefined) throw new ImportError(registry, null, 'no file was given');
  for (const { source, identity } of sources) {
    if (identity.kind !== 'full') throw new ImportError(source.name, null, 'a difference file among full files');
    if (identity.date !== first.identity.date)
      throw new ImportError(
        source.name,
        null,
        `of ${identity.date}, but ${first.source.name} is of ${first.identity.date}`,
      );
  }
  // Ascending by name is ascending by number, within the invoice parts at least: SQLite then only appends.
  return sources.sort((a, b) => (a.source.name < b.source.name ? -1 : 1));
}

async function build(
  db: DatabaseSync,
  sources: readonly Identified[],
  options: ImportOptions,
  carried: CarriedHistory | null,
  rowsDone: number,
): Promise<Built> {
  const resumed = { rowsDone, ...(options.batch ? { batch: options.batch } : {}) };
  const company =
    options.registry === 'company'
      ? startCompanyBuild(db, { carried, addresses: (await options.addresses?.()) ?? null, ...resumed })
      : null;
  const invoice = options.registry === 'invoice' ? startInvoiceBuild(db, resumed) : null;
  const totalBytes = sizeOf(sources);
  const parts: ImportedPart[] = [];
  let doneBytes = 0;
  let rows = 0;
  let seen = 0;
  if (rowsDone > 0) options.onProgress?.({ step: `going on after ${rowsDone} rows`, share: 0, rows: rowsDone });
  for (const { source, identity } of sources) {
    const signature = options.key ? await startSignatureCheck(options.key, source.name, source.signature) : null;
    const check = company
      ? companyRowChecker({ file: source.name, updateDate: null, difference: false })
      : invoiceRowChecker({ file: source.name, difference: false });
    const result = await readRows(source, {
      onRow: (row, line) => {
        check(row, line);
        if (++seen <= rowsDone) return;
        try {
          if (company) company.add(row);
          else invoice!.add(row, source.name);
        } catch (error) {
          throw new ImportError(source.name, line, `${row[1]} could not be stored: ${(error as Error).message}`);
        }
      },
      ...(signature ? { onBytes: (chunk: Buffer) => signature.update(chunk) } : {}),
      onProgress: ({ bytes, rows: read }) =>
        options.onProgress?.({
          step: `reading ${source.name}`,
          share: (READING[options.registry] * (doneBytes + bytes)) / totalBytes,
          rows: rows + read,
        }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    signature?.finish();
    doneBytes += source.size;
    rows += result.rows;
    parts.push({ part: identity.part!, date: identity.date, rows: result.rows });
  }
  const { records } = company
    ? company.finish((share) =>
        options.onProgress?.({ step: 'indexing names', share: READING.company + share * 0.28, rows }),
      )
    : invoice!.finish();
  return { records, parts };
}

/** A file with far fewer or more rows than the last one is more likely cut or of another area than true. */
function checkCount({ registry, dir, allowCountChange }: ImportOptions, records: number): void {
  const before = Number(readManifest(dir, registry)?.meta.record_count ?? 0);
  if (records === 0) throw new ImportError(registry, null, 'the files hold no rows');
  if (before === 0 || allowCountChange) return;
  const change = Math.abs(records - before) / before;
  if (change > MAX_COUNT_CHANGE)
    throw new ImportError(
      registry,
      null,
      `${records} records where the snapshot in service has ${before} (${(change * 100).toFixed(1)} % apart, 2 % allowed); --allow-count-change accepts it`,
    );
}
