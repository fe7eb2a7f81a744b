import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf, type Manifest, readManifest, syncFile, writeManifest } from './manifest.ts';

const DRAFT_LIFE_MS = 24 * 60 * 60 * 1000;

/** A finished file and the name it gets. */
export interface Finished {
  readonly draft: string;
  readonly file: string;
}

/** Gives finished files their names and makes the manifest the current one; each on disk before the next step. */
export async function putInPlace(dir: string, finished: readonly Finished[], manifest: Manifest): Promise<void> {
  const previous = currentManifest(dir, manifest.name);
  for (const { draft, file } of finished) {
    syncFile(draft);
    await rename(draft, join(dir, file));
  }
  writeManifest(dir, manifest);
  await tidy(dir, manifest, previous);
}

function currentManifest(dir: string, name: string): Manifest | null {
  try {
    return readManifest(dir, name);
  } catch {
    // A damaged manifest is about to be replaced.
    return null;
  }
}

export async function removeDraft(draft: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm', '-journal']) await rm(draft + suffix, { force: true });
}

/** Keeps the files of the current and the previous snapshot (a reader may be about to open it), removes older ones and dead drafts. */
async function tidy(dir: string, manifest: Manifest, previous: Manifest | null): Promise<void> {
  const ours = new RegExp(`^${manifest.name.replaceAll('.', '\\.')}\\.\\d{8}T\\d{6}Z-[0-9a-f]{8}(\\.changes)?\\.db$`);
  const kept = new Set([manifest, ...(previous ? [previous] : [])].flatMap(filesOf).map(({ file }) => file));
  for (const file of await readdir(dir)) {
    const path = join(dir, file);
    if (ours.test(file) && !kept.has(file)) await rm(path, { force: true });
    if (file.startsWith(`.${manifest.name}.`) && file.includes('.draft')) {
      const age = Date.now() - ((await stat(path).catch(() => null))?.mtimeMs ?? Date.now());
      if (age > DRAFT_LIFE_MS) await rm(path, { force: true });
    }
  }
}
