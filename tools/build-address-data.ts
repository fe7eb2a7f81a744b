import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BuildInput, buildPackagedData, refreshPackagedData } from '../src/engines/address/index.ts';

/*
 * Builds data/address from the official files and prints what it made:
 *
 *   node tools/run.mjs tools/build-address-data.ts --postal utf_ken_all.csv@2026-07-31 --postal ken_all.zip@2024-04-25 \
 *     --offices jigyosyo.csv@2026-07-31 --romaji ken_all_rome.zip@2023-06-06 --towns geolonia.tar.gz@2024-01-15
 *
 * With --refresh the data are compiled again from their own rows, without the files: after a change of the folding
 * (src/japan/kanji-variants.ts), of data/address/history.tsv or of the format.
 *
 * The first postal file decides; further ones complete codes that it gives to one town only.
 */
const { values } = parseArgs({
  options: {
    postal: { type: 'string', multiple: true },
    offices: { type: 'string' },
    romaji: { type: 'string' },
    towns: { type: 'string' },
    refresh: { type: 'boolean' },
    out: { type: 'string', default: join(import.meta.dirname, '../data/address') },
  },
});

function input(value: string | undefined, what: string): BuildInput {
  const match = /^(.+)@(\d{4}-\d{2}-\d{2})$/.exec(value ?? '');
  if (!match) throw new Error(`--${what} FILE@YYYY-MM-DD is needed: the file and the date of its data`);
  return { path: match[1]!, name: basename(match[1]!), asOf: match[2]!, bytes: readFileSync(match[1]!).length };
}

const build = () =>
  buildPackagedData(
    {
      postal: (values.postal ?? []).map((value) => input(value, 'postal')),
      offices: input(values.offices, 'offices'),
      romaji: input(values.romaji, 'romaji'),
      towns: input(values.towns, 'towns'),
    },
    values.out,
  );

const manifest = values.refresh ? refreshPackagedData(values.out) : build();
const total = Object.values(manifest.layers).reduce((sum, layer) => sum + layer.bytes, 0);
console.log(JSON.stringify({ ...manifest.meta, stamps: undefined, total }, null, 2));
for (const [name, { bytes }] of Object.entries(manifest.layers)) console.log(name, bytes);
