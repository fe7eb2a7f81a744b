import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGED_DATA } from '../open.ts';
import { foldDigest } from './fold-symbols.ts';
import { HISTORY_FILE } from './history.ts';
import { readManifest, sha256 } from './layers.ts';

const manifest = readManifest(PACKAGED_DATA);
const REFRESH = 'run: node tools/run.mjs tools/build-address-data.ts --refresh';

test('the data files are those of the manifest, and small', () => {
  let total = 0;
  for (const { file, sha256: digest, bytes } of Object.values(manifest.layers)) {
    assert.equal(sha256(readFileSync(join(PACKAGED_DATA, file))), digest, file);
    total += bytes;
  }
  for (const file of ['history.tsv', 'confusions.txt']) total += statSync(join(PACKAGED_DATA, file)).size;
  assert.ok(total <= 6_000_000, String(total));
});

test('keys were made with the folding and the history in use', () => {
  assert.equal(manifest.meta.fold, foldDigest(), REFRESH);
  const history = manifest.made_from!.find((item) => (item as { name: string }).name === 'history.tsv');
  assert.equal((history as { sha256: string }).sha256, sha256(readFileSync(HISTORY_FILE)), REFRESH);
});

test('every source has its licence and attribution', () => {
  const sources = manifest.meta.stamps.map(({ source }) => source);
  assert.deepEqual(sources.sort(), ['geolonia_addresses', 'jp_postal_data', 'municipality_history']);
  for (const { licence, attribution } of manifest.meta.stamps) assert.ok(licence !== '' && attribution !== '');
});
