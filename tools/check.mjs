// npm run check: formatting and lint (Python too), types, unused files and exports, duplicated blocks.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { findNode } from '../bin/find-node.mjs';

const env = { ...process.env, PATH: `${dirname(findNode())}:${process.env.PATH}` };
const steps = [
  ['biome', ['check', '.']],
  ['tsc', ['-p', 'tsconfig.json']],
  ['knip', ['--no-progress']],
  ['knip', ['--no-progress', '--production']],
  ['node', ['tools/lint-python.mjs']],
  ['jscpd', ['--reporters', 'console', '--exit-code', '1', 'src', 'bench', 'eval', 'tools']],
];
for (const [tool, args] of steps) {
  const command = tool === 'node' ? findNode() : `node_modules/.bin/${tool}`;
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) {
    console.error(`check: ${tool} ${args.join(' ')} failed`);
    process.exit(status ?? 1);
  }
}
