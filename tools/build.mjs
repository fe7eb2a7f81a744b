// npm run build: dist/ for production, with the files that are not TypeScript; the models stay in models/.
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from '../bin/find-node.mjs';

if (findNode() !== process.execPath) {
  process.exit(spawnSync(findNode(), [fileURLToPath(import.meta.url)], { stdio: 'inherit' }).status ?? 1);
}
const { cpSync, globSync, mkdirSync, rmSync } = fs;
const files = (pattern) =>
  globSync(pattern, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const env = { ...process.env, PATH: `${dirname(findNode())}:${process.env.PATH}` };
rmSync('dist', { recursive: true, force: true });
const { status } = spawnSync('node_modules/.bin/tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit', env });
if (status !== 0) process.exit(status ?? 1);

const assets = files('src/**/*').filter((file) => !/\.(ts|md)$/.test(file));
for (const file of assets) {
  const target = join('dist', file.slice('src/'.length));
  mkdirSync(dirname(target), { recursive: true });
  cpSync(file, target);
}
