// The static checks: formatting and lint, types, unused files and exports.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { findNode } from '../bin/find-node.mjs';

const env = { ...process.env, PATH: `${dirname(findNode())}:${process.env.PATH}` };
const steps = [
  ['biome', ['check', '.']],
  ['tsc', ['-p', 'tsconfig.json']],
  ['knip', ['--no-progress']],
];
for (const [tool, args] of steps) {
  const { status } = spawnSync(`node_modules/.bin/${tool}`, args, { stdio: 'inherit', env });
  if (status !== 0) {
    console.error(`check: ${tool} failed`);
    process.exit(status ?? 1);
  }
}
