import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedDocuments, withGeneratedTables } from './generated-docs.ts';

const root = join(import.meta.dirname, '..');
for (const { file, text } of [...generatedDocuments(), ...withGeneratedTables(root)]) {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
  process.stderr.write(`wrote ${file}\n`);
}
