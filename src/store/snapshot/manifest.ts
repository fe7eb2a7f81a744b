import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A published file: it never changes, and its name is never used again. */
export interface DataFile {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * A snapshot is one data file, what differences changed since it was built in a second small one, and a manifest that
 * names both: `NAME.json`, `NAME.VERSION.db` and `NAME.VERSION.changes.db` in one folder. Published files never change;
 * the manifest is replaced by rename, so a reader sees the old or the new snapshot, never half of one.
 */
export interface Manifest extends DataFile {
  readonly name: string;
  /** Unique for this publication: the name of its new file follows from it. */
  readonly version: string;
  /** What a reader looks into before the data file. */
  readonly changes?: DataFile;
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
    isDataFile(value) &&
    (value.changes === undefined || isDataFile(value.changes)) &&
    Number.isSafeInteger(value.schema) &&
    typeof value.meta === 'object' &&
    value.meta !== null;
  if (!sound) throw new SnapshotError(`${where} is not a snapshot manifest: import or pull the data again.`);
  return value as Manifest;
}

const isDataFile = (value: Partial<DataFile> | null): boolean =>
  typeof value === 'object' &&
  value !== null &&
  /^[\w.-]{1,200}$/.test(String(value.file)) &&
  !String(value.file).startsWith('.') &&
  Number.isSafeInteger(value.bytes) &&
  /^[0-9a-f]{64}$/.test(String(value.sha256));

/** The files of a snapshot, the large one first. */
export const filesOf = ({ file, bytes, sha256, changes }: Manifest): readonly DataFile[] => [
  { file, bytes, sha256 },
  ...(changes ? [changes] : []),
];

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
