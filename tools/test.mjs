// npm test: static checks, then every *.test.ts. `npm test -- src/japan` runs a part without the checks.
import { spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from '../bin/find-node.mjs';

const node = findNode();
if (node !== process.execPath) {
  const again = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(again.status ?? 1);
}
const wanted = process.argv.slice(2);
if (wanted.length === 0) {
  const checks = spawnSync(node, ['tools/check.mjs'], { stdio: 'inherit' });
  if (checks.status !== 0) process.exit(checks.status ?? 1);
}
const isFolder = (path) => fs.statSync(path, { throwIfNoEntry: false })?.isDirectory();
const patterns =
  wanted.length > 0
    ? wanted.map((path) => (isFolder(path) ? `${path}/**/*.test.ts` : path))
    : ['{src,test,testkit,eval,bench}/**/*.test.ts'];
const files = patterns.flatMap((pattern) => fs.globSync(pattern)).sort();
if (files.length === 0) {
  console.error(`No test file matches ${patterns.join(' ')}`);
  process.exit(1);
}
const args = [
  '--disable-warning=ExperimentalWarning',
  '--test',
  '--test-concurrency=2',
  '--test-timeout=600000',
  ...files,
];
const child = spawn(node, args, {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}`, NODE_ENV: 'test', JBIS_LIVE_SOURCES: '0' },
});
let tail = '';
child.stdout.on('data', (chunk) => {
  process.stdout.write(chunk);
  tail = (tail + chunk).slice(-2000);
});
child.on('close', (code) => {
  const skipped = Number(/skipped (\d+)/.exec(tail)?.[1] ?? 0);
  // On CI every tool is installed, so a skipped test means something was silently not proven.
  if (process.env.CI && skipped > 0 && process.env.JBIS_ALLOW_SKIPS !== '1') {
    console.error(`CI: ${skipped} tests were skipped; on CI nothing may be.`);
    process.exit(1);
  }
  process.exit(code ?? 1);
});
