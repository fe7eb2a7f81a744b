import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { generatedDocuments, withGeneratedTables } from '../tools/generated-docs.ts';

const ROOT = join(import.meta.dirname, '..');

for (const { file, text } of [...generatedDocuments(), ...withGeneratedTables(ROOT)]) {
  test(`${file} is as the endpoint list makes it (npm run docs writes it)`, () => {
    const path = join(ROOT, file);
    assert.ok(existsSync(path), `${file} is missing`);
    assert.ok(readFileSync(path, 'utf8') === text, `${file} is out of date: run "npm run docs"`);
  });
}
