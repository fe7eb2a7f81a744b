import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { print, type RunOptions } from './figure.ts';

const ROOT = join(import.meta.dirname, '..');
const MB = 1024 * 1024;

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}

/** What a production install weighs, with and without what onnxruntime brings for other platforms. */
export default async function packageSizes({ note }: RunOptions): Promise<void> {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  const folders = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev && existsSync(join(ROOT, path)))
    .map(([path]) => join(ROOT, path));
  const sizes = folders.map((folder) => ({ folder, bytes: bytesOf(folder) })).sort((a, b) => b.bytes - a.bytes);
  for (const { folder, bytes } of sizes.slice(0, 8))
    note(`${(bytes / MB).toFixed(1).padStart(7)}  ${folder.slice(ROOT.length + 1)}`);
  const own = ['bin', 'data', 'docs', 'models', 'dist'].map((part) => bytesOf(join(ROOT, part)));
  const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0) + own.reduce((sum, bytes) => sum + bytes, 0);
  const foreign = otherPlatforms().reduce((sum, folder) => sum + bytesOf(folder), 0);
  const context = { packages: folders.length, platform: process.platform, arch: process.arch };
  const figure = (name: string, bytes: number, unit: 'MB' | 'KB') =>
    print({ figure: `package.${name}`, value: Math.round(bytes / (unit === 'MB' ? MB : 1000)), unit, context });
  figure('production_mb', all - foreign, 'MB');
  figure('production_with_other_platforms_mb', all, 'MB');
  const packed = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: join(ROOT, 'clients/typescript'),
    encoding: 'utf8',
  });
  const code = join(ROOT, 'clients/typescript/dist/index.js');
  if (existsSync(code)) {
    figure('client_kb', lstatSync(code).size, 'KB');
    figure('client_packed_kb', (JSON.parse(packed.stdout) as [{ size: number }])[0].size, 'KB');
  } else note('npm run build:client makes the client, whose size is then shown');
}

function otherPlatforms(): string[] {
  const bin = join(ROOT, 'node_modules/onnxruntime-node/bin/napi-v6');
  if (!existsSync(bin)) return [];
  return readdirSync(bin).flatMap((platform) =>
    readdirSync(join(bin, platform))
      .filter((arch) => platform !== process.platform || arch !== process.arch)
      .map((arch) => join(bin, platform, arch)),
  );
}

/** Nested packages have entries of their own. */
function bytesOf(folder: string): number {
  if (!existsSync(folder)) return 0;
  const stat = lstatSync(folder);
  if (!stat.isDirectory()) return stat.isSymbolicLink() ? 0 : stat.size;
  return readdirSync(folder)
    .filter((name) => name !== 'node_modules')
    .reduce((sum, name) => sum + bytesOf(join(folder, name)), 0);
}
