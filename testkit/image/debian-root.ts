import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Why a root cannot be built on this machine; not a fault of the image. */
export class NoDebianRoot extends Error {}

/** What node:VERSION-slim stands on: the essential packages, and the libraries of the node binary. */
const PACKAGES = ['?essential', 'libstdc++6', 'usr-is-merged'];
/** The slim images leave these out. */
const LEFT_OUT = ['usr/share/doc', 'usr/share/man', 'usr/share/info', 'usr/share/locale', 'var/cache'];
const FETCH_LIMIT_MS = 180_000;

/**
 * A folder like the base image node:VERSION-slim, made from Debian's packages and a Node distribution (`node`: a folder
 * with bin/, include/ and share/; npm comes from `npm`). Kept in `cache`; made once.
 */
export function debianRoot(cache: string, node: string, npm: string): string {
  const root = join(cache, 'base');
  if (existsSync(root)) return root;
  const packages = fetchPackages(join(cache, 'packages'));
  const half = join(cache, `base.${process.pid}`);
  try {
    for (const name of ['bin', 'sbin', 'lib', 'lib64']) {
      mkdirSync(join(half, 'usr', name), { recursive: true });
      symlinkSync(`usr/${name}`, join(half, name));
    }
    for (const file of packages) done(spawnSync('dpkg-deb', ['-x', file, half], { encoding: 'utf8' }));
    for (const path of LEFT_OUT) rmSync(join(half, path), { recursive: true, force: true });
    addUser(half);
    addNode(half, node, npm);
    renameSync(half, root);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
  return root;
}

/** apt picks what belongs together as for an empty machine, and checks signatures and digests. */
function fetchPackages(folder: string): string[] {
  const stamp = join(folder, 'complete');
  if (!existsSync(stamp)) {
    mkdirSync(join(folder, 'partial'), { recursive: true });
    writeFileSync(join(folder, 'status'), '');
    const options = {
      'Debug::NoLocking': '1',
      'Dir::State::status': join(folder, 'status'),
      'Dir::Cache::archives': folder,
      'APT::Install-Recommends': '0',
      'APT::Sandbox::User': '',
      'Acquire::Retries': '2',
      'Acquire::http::Timeout': '15',
    };
    const settings = Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
    const apt = spawnSync('apt-get', ['-y', '-q', ...settings, '--download-only', 'install', ...PACKAGES], {
      encoding: 'utf8',
      timeout: FETCH_LIMIT_MS,
    });
    if (apt.status !== 0) throw new NoDebianRoot(`Debian's packages cannot be fetched: ${lastLine(apt)}`);
    writeFileSync(stamp, '');
  }
  return readdirSync(folder)
    .filter((name) => name.endsWith('.deb'))
    .map((name) => join(folder, name));
}

function lastLine({ error, stderr, signal }: SpawnSyncReturns<string>): string {
  if (error) return error.message;
  return signal ? `apt-get was ended by ${signal}` : (stderr.trim().split('\n').at(-1) ?? '');
}

/** The packages' own scripts are not run: the accounts are copied from where they keep them, and node's is added. */
function addUser(root: string): void {
  for (const name of ['passwd', 'group'])
    cpSync(join(root, `usr/share/base-passwd/${name}.master`), join(root, `etc/${name}`));
  appendFileSync(join(root, 'etc/passwd'), 'node:x:1000:1000::/home/node:/bin/bash\n');
  appendFileSync(join(root, 'etc/group'), 'node:x:1000:\n');
  mkdirSync(join(root, 'home/node'), { recursive: true });
  chownSync(join(root, 'home/node'), 1000, 1000);
}

function addNode(root: string, node: string, npm: string): void {
  const target = join(root, 'usr/local');
  for (const part of ['bin/node', 'include', 'share'])
    cpSync(join(node, part), join(target, part), { recursive: true, verbatimSymlinks: true });
  cpSync(npm, join(target, 'lib/node_modules/npm'), { recursive: true, verbatimSymlinks: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(target, 'bin/npm'));
  for (const name of ['dev', 'proc', 'tmp']) mkdirSync(join(root, name), { recursive: true });
}

function done({ status, stderr, error }: SpawnSyncReturns<string>): void {
  if (status !== 0) throw error ?? new Error(stderr);
}
