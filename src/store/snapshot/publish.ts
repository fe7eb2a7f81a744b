import { createHash, type Hash, randomBytes } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Manifest, readManifest, SnapshotError, syncFile, writeManifest } from './manifest.ts';
import { claimPartial } from './partial.ts';

const DRAFT_LIFE_MS = 24 * 60 * 60 * 1000;

export interface PublishOptions {
  readonly dir: string;
  readonly name: string;
  /** The finished file, in the same file system as `dir` (use `draftPath`); it is moved. */
  readonly draft: string;
  readonly schema: number;
  readonly meta: Record<string, unknown>;
  /** Throws when the file is not fit to serve: then the old one stays. */
  readonly verify?: (path: string) => void | Promise<void>;
  readonly now?: () => Date;
}

/** Where an importer writes. Forgotten drafts of dead importers are removed by later publications. */
export async function draftPath(dir: string, name: string): Promise<string> {
  await mkdir(dir, { recursive: true });
  return join(dir, `.${name}.${randomBytes(6).toString('hex')}.draft`);
}

/** Verifies a draft and makes it the current snapshot. A crash at any moment leaves the old one serving. */
export async function publishSnapshot(options: PublishOptions): Promise<Manifest> {
  const { dir, name, draft, schema, meta } = options;
  const createdAt = (options.now ?? (() => new Date()))();
  try {
    await closeLog(draft);
    await options.verify?.(draft);
  } catch (error) {
    await removeDraft(draft);
    throw new SnapshotError(`The new ${name} data was refused: ${(error as Error).message}`, { cause: error });
  }
  const { bytes, sha256 } = await digest(draft);
  const version = `${createdAt.toISOString().replace(/[-:]|\.\d+/g, '')}-${randomBytes(4).toString('hex')}`;
  const manifest: Manifest = {
    name,
    version,
    file: `${name}.${version}.db`,
    bytes,
    sha256,
    schema,
    createdAt: createdAt.toISOString(),
    meta,
  };
  await putInPlace(dir, draft, manifest);
  return manifest;
}

/**
 * Installs a snapshot that another node published; what does not match its manifest is refused. A transfer that broke
 * off goes on where it stopped: its bytes stay in the folder for a day.
 */
export async function installSnapshot(options: {
  readonly dir: string;
  readonly manifest: Manifest;
  /** The file from this byte on. Called only when the snapshot is not here already. */
  readonly content: (from: number) => AsyncIterable<Uint8Array>;
  readonly verify?: (path: string) => void | Promise<void>;
  readonly onBytes?: (received: number) => void;
}): Promise<void> {
  const { dir, manifest } = options;
  if (readManifest(dir, manifest.name)?.version === manifest.version) return;
  const draft = await claimPartial(dir, manifest);
  try {
    const { bytes, sha256 } = await receive(options, draft);
    if (bytes !== manifest.bytes || sha256 !== manifest.sha256) {
      throw new SnapshotError(`${manifest.file} does not match its manifest: the copy is incomplete or damaged.`);
    }
    await options.verify?.(draft);
  } catch (error) {
    if (error instanceof SnapshotError) await removeDraft(draft);
    throw error;
  }
  await putInPlace(dir, draft, manifest);
}

/** A draft with the content of the current snapshot, to apply differences to. */
export async function draftFromCurrent(dir: string, name: string): Promise<{ draft: string; manifest: Manifest }> {
  const manifest = readManifest(dir, name);
  if (!manifest) throw new SnapshotError(`There is no ${name} data in ${dir} yet: run a full import first.`);
  const draft = await draftPath(dir, name);
  // FICLONE: no bytes are copied where the file system can share them.
  await copyFile(join(dir, manifest.file), draft, constants.COPYFILE_FICLONE);
  return { draft, manifest };
}

/** Compares the current file with its manifest, byte by byte. */
export async function verifySnapshot(dir: string, name: string): Promise<Manifest> {
  const manifest = readManifest(dir, name);
  if (!manifest) throw new SnapshotError(`There is no ${name} data in ${dir}.`);
  const { bytes, sha256 } = await digest(join(dir, manifest.file));
  if (bytes !== manifest.bytes || sha256 !== manifest.sha256) {
    throw new SnapshotError(`${manifest.file} does not match its manifest: import or pull the data again.`);
  }
  return manifest;
}

async function putInPlace(dir: string, draft: string, manifest: Manifest): Promise<void> {
  syncFile(draft);
  const previous = currentFile(dir, manifest.name);
  await rename(draft, join(dir, manifest.file));
  writeManifest(dir, manifest);
  await tidy(dir, manifest, previous);
}

function currentFile(dir: string, name: string): string | undefined {
  try {
    return readManifest(dir, name)?.file;
  } catch {
    // A damaged manifest is about to be replaced.
    return undefined;
  }
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

async function receive(options: Parameters<typeof installSnapshot>[0], path: string) {
  const { manifest, content, onBytes } = options;
  const hash = createHash('sha256');
  let bytes = await digestInto(hash, path);
  const file = await open(path, 'a');
  try {
    if (bytes < manifest.bytes) {
      for await (const chunk of content(bytes)) {
        bytes += chunk.length;
        if (bytes > manifest.bytes) throw new SnapshotError(`${manifest.file} is longer than its manifest says.`);
        hash.update(chunk);
        await file.writeFile(chunk);
        onBytes?.(bytes);
      }
    }
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

async function digest(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  const bytes = await digestInto(hash, path);
  return { bytes, sha256: hash.digest('hex') };
}

async function digestInto(hash: Hash, path: string): Promise<number> {
  let bytes = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    bytes += (chunk as Buffer).length;
    hash.update(chunk as Buffer);
  }
  return bytes;
}

async function removeDraft(draft: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm', '-journal']) await rm(draft + suffix, { force: true });
}

/** Keeps the current and the previous file (a reader may be about to open it), removes older ones and dead drafts. */
async function tidy(dir: string, manifest: Manifest, previous: string | undefined): Promise<void> {
  const ours = new RegExp(`^${manifest.name.replaceAll('.', '\\.')}\\.\\d{8}T\\d{6}Z-[0-9a-f]{8}\\.db$`);
  for (const file of await readdir(dir)) {
    const path = join(dir, file);
    if (ours.test(file) && file !== manifest.file && file !== previous) await rm(path, { force: true });
    if (file.startsWith(`.${manifest.name}.`) && file.includes('.draft')) {
      const age = Date.now() - ((await stat(path).catch(() => null))?.mtimeMs ?? Date.now());
      if (age > DRAFT_LIFE_MS) await rm(path, { force: true });
    }
  }
}
