// Lints every Python file with Ruff: mistakes (F, E9), and likely bugs (B).
import * as fs from 'node:fs';
import { PositionEncoding, Workspace } from '@astral-sh/ruff-wasm-nodejs';

const workspace = new Workspace(
  { 'line-length': 120, lint: { select: ['F', 'E7', 'E9', 'B'], ignore: ['B905'] } },
  PositionEncoding.Utf16,
);
let problems = 0;
for (const file of fs
  .globSync('{training,clients,docs/generated}/**/*.py', { exclude: (name) => name === 'cache' })
  .sort()) {
  for (const { code, message, start_location: at } of workspace.check(fs.readFileSync(file, 'utf8'))) {
    console.error(`${file}:${at.row}:${at.column} ${code} ${message}`);
    problems++;
  }
}
process.exit(problems > 0 ? 1 : 0);
