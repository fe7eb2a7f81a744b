import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../make-folder.ts';
import { digest } from './digest.ts';
import { filesOf, type Manifest, readManifest, SnapshotError } from './manifest.ts';
import { putInPlace, removeDraft } from './place.ts';

export interface PublishOptions {
  readonly dir: string;
  readonly name: string;
  /** The finished file, in the same file system as `dir` (use `draftPath`); it is moved. */
  readonly draft: string;
  readonly schema: number;
  readonly meta: Record<string, unknown>;
  /** The snapshot the draft was made from: refused when another one is current by now. */
  readonly replaces?: Manifest;
  /** The draft holds only what changed since the data file of `replaces` was built, and is published beside it. */
  readonly isChanges?: boolean;
  /** Throws when the file is not fit to serve: then the old one stays. */
  readonly verify?: (path: string) => void | Promise<void>;
  readonly now?: () => Date;
}

/** Where an importer writes. Forgotten drafts of dead importers are removed by later publications. */
export async function draftPath(dir: string, name: string): Promise<string> {
  makeFolder(dir);
  return join(dir, `.${name}.${randomBytes(6).toString('hex')}.draft`);
}

/** Verifies a draft and makes it the current snapshot. A crash at any moment leaves the old one serving. */
export async function publishSnapshot(options: PublishOptions): Promise<Manifest> {
  const { dir, name, draft, schema, meta, replaces } = options;
  const changesOf = options.isChanges ? replaces : undefined;
  const createdAt = (options.now ?? (() => new Date()))();
  try {
    await closeLog(draft);
    await options.verify?.(draft);
    // A full import may have ended meanwhile: then the draft says less than what serves.
    if (replaces && readManifest(dir, name)?.version !== replaces.version)
      throw new Error('other data were published while it was made; start again');
  } catch (error) {
    await removeDraft(draft);
    throw new SnapshotError(`The new ${name} data was refused: ${(error as Error).message}`, { cause: error });
  }
  const version = `${createdAt.toISOString().replace(/[-:]|\.\d+/g, '')}-${randomBytes(4).toString('hex')}`;
  const made = { file: `${name}.${version}${changesOf ? '.changes' : ''}.db`, ...(await digest(draft)) };
  const files = changesOf ? { ...filesOf(changesOf)[0]!, changes: made } : made;
  const manifest: Manifest = { name, version, ...files, schema, createdAt: createdAt.toISOString(), meta };
  await putInPlace(dir, [{ draft, file: made.file }], manifest);
  return manifest;
}

/** A draft with what differences changed so far in the current snapshot; there is no file yet when nothing did. */
export async function draftOfChanges(dir: string, name: string): Promise<{ draft: string; manifest: Manifest }> {
  const manifest = readManifest(dir, name);
  if (!manifest) throw new SnapshotError(`There is no ${name} data in ${dir} yet: run a full import first.`);
  const draft = await draftPath(dir, name);
  if (manifest.changes) await copy(join(dir, manifest.changes.file), draft);
  return { draft, manifest };
}

/** A draft with the data file of a snapshot, without its changes. */
export async function draftOfData(dir: string, { name, file }: Manifest): Promise<string> {
  const draft = await draftPath(dir, name);
  await copy(join(dir, file), draft);
  return draft;
}

// FICLONE: no bytes are copied where the file system can share them.
const copy = (from: string, to: string): Promise<void> => copyFile(from, to, constants.COPYFILE_FICLONE);

/** Compares the current files with their manifest, byte by byte. */
export async function verifySnapshot(dir: string, name: string): Promise<Manifest> {
  const manifest = readManifest(dir, name);
  if (!manifest) throw new SnapshotError(`There is no ${name} data in ${dir}.`);
  for (const { file, ...expected } of filesOf(manifest)) {
    const { bytes, sha256 } = await digest(join(dir, file));
    if (bytes !== expected.bytes || sha256 !== expected.sha256)
      throw new SnapshotError(`${file} does not match its manifest: import or pull the data again.`);
  }
  return manifest;
}

/** A write-ahead log is part of the database but not of the file: a copy without it silently lacks rows. */
async function closeLog(draft: string): Promise<void> {
  const log = await stat(`${draft}-wal`).catch(() => null);
  if (!log) return;
  const db = new DatabaseSync(draft);
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE');
  } finally {
    db.close();
  }
}
