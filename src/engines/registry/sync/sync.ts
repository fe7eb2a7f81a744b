import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dateInJapan } from '../../../japan/business-days.ts';
import { makeFolder } from '../../../store/make-folder.ts';
import { readManifest } from '../../../store/snapshot/index.ts';
import { GapError, isBeyondWindow, missingDays } from '../import/gap.ts';
import { importDifferences } from '../import/import-differences.ts';
import { importFull } from '../import/import-full.ts';
import type { ImportOptions, ImportProgress } from '../import/import-options.ts';
import type { RegistryName } from '../import/publish-registry.ts';
import { SignatureError, type SigningKey } from '../import/signature.ts';
import { SCHEMA_VERSION } from '../snapshot/schema.ts';
import { downloadCompanyFull, type Listed, listCompanyDifferences } from './company-site.ts';
import { downloadInvoiceFull, listInvoiceDifferences } from './invoice-site.ts';
import { type Download, type SiteClient, siteClient } from './site-client.ts';

export interface SyncOptions {
  readonly registry: RegistryName;
  /** Folder of the snapshots; downloads are kept in `downloads` inside until they are loaded. */
  readonly dir: string;
  readonly site: string;
  readonly key?: SigningKey | undefined;
  /** Load the newest full file even when differences would do. */
  readonly full?: boolean;
  readonly allowCountChange?: boolean;
  /** Rows that the publication is known to have; see `ImportOptions`. */
  readonly published?: ImportOptions['published'];
  readonly addresses?: ImportOptions['addresses'];
  readonly onProgress?: (progress: ImportProgress) => void;
  readonly now?: () => Date;
  readonly signal?: AbortSignal;
}

export interface SyncResult {
  /** What was done: `none` when the data were up to date. */
  readonly loaded: 'full' | 'differences' | 'none';
  readonly dataAsOf: string;
  readonly applied: readonly string[];
}

/** Brings one registry up to date from its download site. A kill at any moment costs at most the running step. */
export async function syncRegistry(options: SyncOptions): Promise<SyncResult> {
  const now = options.now ?? (() => new Date());
  const downloads = join(options.dir, 'downloads', options.registry);
  makeFolder(downloads);
  const site = siteClient(options.site, options.signal);
  const step = (text: string) => options.onProgress?.({ step: text, share: 0, rows: 0 });
  const held = readManifest(options.dir, options.registry);
  // Data of another layout cannot be served: after an update they are loaded anew.
  const asOf = held?.schema === SCHEMA_VERSION ? String(held.meta.data_as_of) : null;

  step('looking at the differences on offer');
  let listed = await listDifferences(site, options.registry);
  const needsFull =
    options.full === true || asOf === null || isBeyondWindow(asOf, dateInJapan(now())) || hasGap(asOf, listed);
  let base = asOf;
  if (needsFull) {
    step('downloading the full file');
    const files = await downloadFull(site, options.registry, downloads);
    const info = await importFull({
      ...importOptions(options),
      files,
      allowCountChange: options.allowCountChange ?? false,
      ...(options.published ? { published: options.published } : {}),
    });
    base = info.dataAsOf;
    await rm(downloads, { recursive: true, force: true });
    makeFolder(downloads);
    // Loading takes minutes; a new difference may have come in between.
    listed = await listDifferences(site, options.registry);
  }
  const wanted = listed.filter(({ date }) => date > base!);
  const missing = missingDays(
    base!,
    wanted.map(({ date }) => date),
  );
  if (missing.length > 0) throw new GapError(options.registry, missing, base!);
  if (wanted.length === 0) return { loaded: needsFull ? 'full' : 'none', dataAsOf: base!, applied: [] };
  const files: string[] = [];
  for (const { date, fetch } of wanted) {
    step(`downloading the difference of ${date}`);
    files.push(await keep(downloads, `diff_${date.replaceAll('-', '')}`, fetch));
  }
  try {
    const result = await importDifferences({ ...importOptions(options), files });
    await rm(downloads, { recursive: true, force: true });
    return {
      loaded: needsFull ? 'full' : 'differences',
      dataAsOf: result.info?.dataAsOf ?? base!,
      applied: result.applied,
    };
  } catch (error) {
    // A refused download must not be tried again from the disk.
    if (!(error instanceof GapError)) await rm(downloads, { recursive: true, force: true });
    throw error;
  }
}

const importOptions = ({ registry, dir, key, addresses, onProgress, now, signal }: SyncOptions) => ({
  registry,
  dir,
  key,
  ...(addresses ? { addresses } : {}),
  ...(onProgress ? { onProgress } : {}),
  ...(now ? { now } : {}),
  ...(signal ? { signal } : {}),
});

const listDifferences = (site: SiteClient, registry: RegistryName): Promise<Listed[]> =>
  registry === 'company' ? listCompanyDifferences(site) : listInvoiceDifferences(site);

/** A day between the data and the oldest file on offer is no longer there. */
const hasGap = (asOf: string, listed: readonly Listed[]): boolean =>
  missingDays(
    asOf,
    listed.map(({ date }) => date).filter((date) => date > asOf),
  ).length > 0;

async function downloadFull(site: SiteClient, registry: RegistryName, dir: string): Promise<string[]> {
  if (registry === 'company') return [await store(dir, await downloadCompanyFull(site))];
  const files: string[] = [];
  for await (const download of downloadInvoiceFull(site)) files.push(await store(dir, download));
  return files;
}

/** A file that an interrupted run has left is used again. */
async function keep(dir: string, prefix: string, fetch: () => Promise<Download>): Promise<string> {
  const there = (await readdir(dir)).find((name) => name.startsWith(prefix) && name.endsWith('.zip'));
  if (there && (await stat(join(dir, there))).size > 0) return join(dir, there);
  return store(dir, await fetch());
}

async function store(dir: string, { name, content }: Download): Promise<string> {
  const path = join(dir, name);
  // Whole or not at all: the name appears only when all bytes are written.
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
  return path;
}

/** What a failed synchronisation is called in `/health`. */
export const syncFailure = (error: unknown): 'gap_detected' | 'signature_invalid' | 'failed' =>
  error instanceof GapError ? 'gap_detected' : error instanceof SignatureError ? 'signature_invalid' : 'failed';
