import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { buildImage, type Image } from './build.ts';
import { debianRoot, NoDebianRoot } from './debian-root.ts';
import { inRoot } from './in-root.ts';

const CHECKOUT = join(import.meta.dirname, '../..');
/** Goes with the installed packages; downloads and the base are kept. */
const CACHE = join(CHECKOUT, 'node_modules/.cache/jbis-image');

export interface BuiltImage extends Image {
  remove(): void;
}

/** The image's last stage as a folder, or the reason why this machine cannot build one. */
export function openImage(): BuiltImage | { readonly reason: string } {
  if (process.platform !== 'linux') return { reason: 'the image is for Linux' };
  if (process.getuid?.() !== 0) return { reason: 'its steps change owners and accounts, which takes root' };
  let base: string;
  try {
    base = debianRoot(CACHE, nodeFolder(), npmFolder());
  } catch (error) {
    if (error instanceof NoDebianRoot) return { reason: error.message };
    throw error;
  }
  const [program, ...args] = inRoot({ root: base, workdir: '/', env: {}, readOnly: true, command: ['true'] });
  const probe = spawnSync(program!, args, { encoding: 'utf8' });
  if (probe.status !== 0) return { reason: `no other root can be entered here: ${probe.error ?? probe.stderr.trim()}` };
  const folder = mkdtempSync(join(CACHE, 'stages-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    return { ...buildImage(CHECKOUT, folder, base), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function nodeFolder(): string {
  try {
    const manifest = createRequire(import.meta.url).resolve(`node-linux-${process.arch}/package.json`);
    return dirname(manifest);
  } catch {
    throw new NoDebianRoot(`npm ci brings no Node for ${process.arch}`);
  }
}

function npmFolder(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const npm = folders.map((folder) => join(folder, 'npm')).find((path) => existsSync(path));
  const folder = npm && dirname(dirname(realpathSync(npm)));
  if (!folder || !existsSync(join(folder, 'bin/npm-cli.js')))
    throw new NoDebianRoot('npm is not where it can be copied');
  return folder;
}
