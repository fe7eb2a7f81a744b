// npm run build: dist/ for production, with the files that are not TypeScript; the models stay in models/.
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from '../bin/find-node.mjs';
import { billOfMaterials } from './bill-of-materials.mjs';

if (findNode() !== process.execPath) {
  process.exit(spawnSync(findNode(), [fileURLToPath(import.meta.url)], { stdio: 'inherit' }).status ?? 1);
}
const { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } = fs;
const files = (pattern) =>
  globSync(pattern, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const env = { ...process.env, PATH: `${dirname(findNode())}:${process.env.PATH}` };
rmSync('dist', { recursive: true, force: true });
// Types are checked by `npm run check`; here they are only written.
const tsc = ['-p', 'tsconfig.build.json', '--noCheck'];
const { status } = spawnSync('node_modules/.bin/tsc', tsc, { stdio: 'inherit', env });
if (status !== 0) process.exit(status ?? 1);

const assets = files('src/**/*').filter((file) => !/\.(ts|md)$/.test(file));
for (const file of assets) {
  const target = join('dist', file.slice('src/'.length));
  mkdirSync(dirname(target), { recursive: true });
  cpSync(file, target);
}

// Declarations keep the extension of the source they were made from; a consumer's compiler looks for what is there.
for (const file of files('dist/**/*.d.ts')) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/((?:from|import)\s*\(?\s*')(\.{1,2}\/[^']*)\.ts'/g, "$1$2.js'"));
}

const { vendor } = await import('./vendor.mjs');
const bundled = await vendor();

const compiled = [JSON.parse(readFileSync('src/payment/signature/curve.json', 'utf8'))];
const bill = billOfMaterials(readFileSync('package-lock.json', 'utf8'), bundled, compiled);
writeFileSync('dist/sbom.cdx.json', `${JSON.stringify(bill, null, 1)}\n`);
