import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { digest, digestInto } from './digest.ts';
import { type DataFile, filesOf, type Manifest, readManifest, SnapshotError } from './manifest.ts';
import { claimPartial } from './partial.ts';
import { type Finished, putInPlace, removeDraft } from './place.ts';

export interface InstallOptions {
  readonly dir: string;
  readonly manifest: Manifest;
  /** A file of the manifest from this byte on. Called only for files that are not here already. */
  readonly content: (file: string, from: number) => AsyncIterable<Uint8Array>;
  /** Bytes that are here, of all files together. */
  readonly onBytes?: (received: number) => void;
}

/**
 * Installs a snapshot that another node published; what does not match its manifest is refused. A transfer that broke
 * off goes on where it stopped: its bytes stay in the folder for a day. The large file is fetched once, the changes of
 * the days after it alone.
 */
export async function installSnapshot(options: InstallOptions): Promise<void> {
  const { dir, manifest, onBytes } = options;
  if (readManifest(dir, manifest.name)?.version === manifest.version) return;
  const finished: Finished[] = [];
  let before = 0;
  for (const wanted of filesOf(manifest)) {
    if (!(await isHere(dir, wanted)))
      finished.push({ draft: await fetchFile(options, wanted, (n) => onBytes?.(before + n)), file: wanted.file });
    before += wanted.bytes;
    onBytes?.(before);
  }
  await putInPlace(dir, finished, manifest);
}

async function isHere(dir: string, { file, bytes, sha256 }: DataFile): Promise<boolean> {
  const found = await digest(join(dir, file)).catch(() => null);
  return found !== null && found.bytes === bytes && found.sha256 === sha256;
}

async function fetchFile(options: InstallOptions, wanted: DataFile, onBytes: (n: number) => void): Promise<string> {
  const draft = await claimPartial(options.dir, options.manifest.name, wanted);
  try {
    const { bytes, sha256 } = await receive((from) => options.content(wanted.file, from), wanted, draft, onBytes);
    if (bytes !== wanted.bytes || sha256 !== wanted.sha256)
      throw new SnapshotError(`${wanted.file} does not match its manifest: the copy is incomplete or damaged.`);
  } catch (error) {
    if (error instanceof SnapshotError) await removeDraft(draft);
    throw error;
  }
  return draft;
}

async function receive(
  content: (from: number) => AsyncIterable<Uint8Array>,
  wanted: DataFile,
  path: string,
  onBytes: (received: number) => void,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = await digestInto(hash, path);
  const file = await open(path, 'a');
  try {
    if (bytes < wanted.bytes) {
      for await (const chunk of content(bytes)) {
        bytes += chunk.length;
        if (bytes > wanted.bytes) throw new SnapshotError(`${wanted.file} is longer than its manifest says.`);
        hash.update(chunk);
        await file.writeFile(chunk);
        onBytes(bytes);
      }
    }
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}
