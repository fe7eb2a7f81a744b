import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A snapshot is one data file that never changes after it was published, and a manifest that names the current one:
 * `NAME.json` and `NAME.VERSION.db` in one folder. The manifest is replaced by rename, so a reader sees the old or the
 * new snapshot, never half of one.
 */
export interface Manifest {
  readonly name: string;
  /** Unique for this publication: the file's name follows from it. */
  readonly version: string;
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Layout of the file, as its reader counts it. */
  readonly schema: number;
  readonly createdAt: string;
  /** What readers and `doctor` want to know without opening the file: counts, dates, source. */
  readonly meta: Readonly<Record<string, unknown>>;
}

export class SnapshotError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SnapshotError';
  }
}

export const manifestPath = (dir: string, name: string): string => join(dir, `${name}.json`);

/** Null when nothing was published yet. */
export function readManifest(dir: string, name: string): Manifest | null {
  const path = manifestPath(dir, name);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return parseManifest(text, path, name);
}

/** `where` is told in errors. A manifest may come from another machine, so its file name must stay in the folder. */
export function parseManifest(text: string, where: string, name?: string): Manifest {
  let value: Partial<Manifest>;
  try {
    value = JSON.parse(text) as Partial<Manifest>;
  } catch (error) {
    throw new SnapshotError(`${where} is not JSON: import or pull the data again.`, { cause: error });
  }
  const sound =
    typeof value === 'object' &&
    value !== null &&
    typeof value.name === 'string' &&
    (name === undefined || value.name === name) &&
    typeof value.version === 'string' &&
    /^[\w.-]{1,200}$/.test(String(value.file)) &&
    !String(value.file).startsWith('.') &&
    Number.isSafeInteger(value.bytes) &&
    /^[0-9a-f]{64}$/.test(String(value.sha256)) &&
    Number.isSafeInteger(value.schema) &&
    typeof value.meta === 'object' &&
    value.meta !== null;
  if (!sound) throw new SnapshotError(`${where} is not a snapshot manifest: import or pull the data again.`);
  return value as Manifest;
}

export function writeManifest(dir: string, manifest: Manifest): void {
  const path = manifestPath(dir, manifest.name);
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(manifest, null, 2)}\n`);
  syncFile(draft);
  renameSync(draft, path);
  // A rename is on disk only when its folder is.
  syncFile(dirname(path));
}

export function syncFile(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
