import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  filesOf,
  installSnapshot,
  type Manifest,
  parseManifest,
  readManifest,
  verifySnapshot,
} from '../store/snapshot/index.ts';
import { type Remote, RemoteError, type RetryOptions, withRetry } from './remote.ts';

/** The manifest of the current version is `NAME.json`; that of every version that is kept `NAME.VERSION.db.json`. */
const currentName = (name: string) => `${name}.json`;
const versionName = (name: string, version: string) => `${name}.${version}.db.json`;
const VERSION = '\\d{8}T\\d{6}Z-[0-9a-f]{8}';

/** Versions of a name that a remote keeps, the newest first: they sort by time of publication. */
export async function remoteVersions(remote: Remote, name: string): Promise<string[]> {
  const pattern = new RegExp(`^${name}\\.(${VERSION})\\.db\\.json$`);
  const versions = (await remote.list())
    .map((file) => pattern.exec(file)?.[1])
    .filter((version) => version !== undefined);
  return versions.sort().reverse();
}

export interface Progress {
  readonly step: string;
  readonly share: number;
}

export type Moved = 'copied' | 'same' | 'newer_there';

interface Common {
  readonly dir: string;
  readonly remote: Remote;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** Names with a published snapshot in a folder. */
export function publishedNames(dir: string): string[] {
  let files: string[];
  try {
    files = readdirSync(dir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return files
    .filter((file) => /^[a-z][a-z0-9-]*\.json$/.test(file))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

/** The current snapshots of a remote. */
export async function remoteManifests(remote: Remote): Promise<Manifest[]> {
  const names = (await remote.list()).filter((name) => /^[a-z][a-z0-9-]*\.json$/.test(name)).sort();
  const manifests: Manifest[] = [];
  for (const name of names) {
    const manifest = await remoteManifest(remote, name, name.slice(0, -'.json'.length));
    if (manifest) manifests.push(manifest);
  }
  return manifests;
}

async function remoteManifest(remote: Remote, file: string, name: string): Promise<Manifest | null> {
  const text = await remote.readText(file);
  return text === null ? null : parseManifest(text, `${remote.where} ${file}`, name);
}

/**
 * Copies the published snapshot of a name to the remote: verified here byte by byte, then the files that are not there
 * yet (of a day's differences only the small one), then the manifest, so that a node pulling at the same time gets the
 * old one or the new one.
 */
export async function pushSnapshot(
  options: Common & { name: string; force?: boolean; keep?: number },
): Promise<{ moved: Moved; manifest: Manifest }> {
  const { dir, name, remote, onProgress } = options;
  const current = await remoteManifest(remote, currentName(name), name);
  const local = readManifest(dir, name);
  if (!local) throw new RemoteError(`There is no ${name} data in ${dir}: run "jbis import" or "jbis sync" first.`);
  if (current?.version === local.version) return { moved: 'same', manifest: local };
  if (current && current.createdAt > local.createdAt && !options.force)
    return { moved: 'newer_there', manifest: current };
  onProgress?.({ step: `verifying ${name}`, share: 0 });
  const manifest = await verifySnapshot(dir, name);
  const files = filesOf(manifest);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let before = 0;
  for (const { file, bytes, sha256 } of files) {
    const sentBefore = before;
    if ((await remote.size(file)) !== bytes)
      await remote.upload(file, { path: join(dir, file), bytes, sha256 }, (sent) =>
        onProgress?.({ step: `sending ${name}`, share: (sentBefore + sent) / total }),
      );
    before += bytes;
  }
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await remote.writeText(versionName(name, manifest.version), text);
  await remote.writeText(currentName(name), text);
  await tidy(remote, manifest, options.keep ?? 2);
  return { moved: 'copied', manifest };
}

/** The current version always stays, whatever its age; a file stays while a kept version names it. */
async function tidy(remote: Remote, current: Manifest, keep: number): Promise<void> {
  const { name } = current;
  const others = (await remoteVersions(remote, name)).filter((version) => version !== current.version);
  const kept = new Set(filesOf(current).map(({ file }) => file));
  for (const version of others.slice(0, Math.max(0, keep - 1))) {
    const manifest = await remoteManifest(remote, versionName(name, version), name);
    for (const { file } of manifest ? filesOf(manifest) : []) kept.add(file);
  }
  for (const version of others.slice(Math.max(0, keep - 1))) await remote.remove(versionName(name, version));
  const data = new RegExp(`^${name}\\.(${VERSION})(\\.changes)?\\.db$`);
  for (const file of await remote.list()) {
    const version = data.exec(file)?.[1];
    // A newer one may be on its way from another node, its manifest not yet written.
    if (version !== undefined && version < current.version && !kept.has(file)) await remote.remove(file);
  }
}

export interface PullOptions extends Common {
  readonly name: string;
  /** A version other than the current one: going back. */
  readonly version?: string | undefined;
  /** Take it although what is here is newer. */
  readonly force?: boolean | undefined;
  /** The layout this program reads; another one is refused before anything is transferred. */
  readonly schema?: number | undefined;
  readonly retry?: RetryOptions;
}

const RETRY: RetryOptions = { attempts: 8, firstWaitMs: 1000 };

/** Brings a snapshot here and switches to it; a server on this folder notices by itself. */
export async function pullSnapshot(options: PullOptions): Promise<{ moved: Moved; manifest: Manifest }> {
  const { dir, name, remote, version, onProgress } = options;
  const wanted = version === undefined ? currentName(name) : versionName(name, version);
  const manifest = await remoteManifest(remote, wanted, name);
  if (!manifest) throw new RemoteError(`${remote.where} has no ${name}${version ? ` of version ${version}` : ''}.`);
  if (options.schema !== undefined && manifest.schema !== options.schema) {
    const advice = manifest.schema > options.schema ? 'Update this node first.' : 'Import and push the data again.';
    throw new RemoteError(
      `${name} at ${remote.where} has layout ${manifest.schema}, this program reads ${options.schema}. ${advice}`,
    );
  }
  const held = readManifest(dir, name);
  if (held?.version === manifest.version) return { moved: 'same', manifest };
  if (held && held.createdAt > manifest.createdAt && !options.force && version === undefined)
    return { moved: 'newer_there', manifest: held };
  const total = filesOf(manifest).reduce((sum, { bytes }) => sum + bytes, 0);
  await withRetry(options.retry ?? RETRY, () =>
    installSnapshot({
      dir,
      manifest,
      content: (file, from) => remote.read(file, from),
      onBytes: (received) => onProgress?.({ step: `fetching ${name}`, share: received / total }),
    }),
  );
  return { moved: 'copied', manifest };
}
