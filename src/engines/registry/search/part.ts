import { foldText } from '../../../japan/company-name.ts';
import { collect, NAMES_ONLY } from './collect.ts';
import { characterBits, edgeKey, gramKey } from './hash.ts';
import { KeyCounts } from './key-counts.ts';
import { municipalityAt, postingCount } from './postings.ts';
import { SHORTEST_EDGED } from './probes.ts';
import { type Hits, noHits, type Search } from './search.types.ts';

const MAX_CORES = 40;
const MAX_COUNTED = 2000;
const MAX_CORES_WITH_PLACE = 600;
const SHORTEST = 3;
const LONGEST = 48;
const LEAST_IN_OTHER_ORDER = 0.7;
const RUNS_READ = 4;
const GROUP_LIKENESS = 0.9;

/**
 * Companies whose name has the asked one in it, or has it but for a word left out: 日本青空工業 for 日本青空電機工業.
 * Every character asked for must be there, and most of its runs of three.
 */
export function partHits(search: Search): Hits {
  const { companies, query } = search;
  const { core } = query;
  if (core.length > LONGEST) return noHits();
  const shortened = core.length <= SHORTEST_EDGED ? withGroupEndings(search) : noHits();
  if (core.length < SHORTEST) return shortened;
  const wanted = { bits: characterBits(core), lacking: 0, others: 32 };
  const counts = new KeyCounts();
  const keys = rarest(search, core);
  const runs = keys.length;
  // The rarest run comes first: what it does not have is hardly the name.
  for (const gram of keys) companies.gram(gram, wanted, (key) => counts.add(key, 1, MAX_COUNTED));
  // The same beginning and end are worth the two runs that a word left out between them breaks.
  if (core.length >= SHORTEST_EDGED)
    companies.gram(edgeKey(core), wanted, (key) => counts.add(key, 2, Number.POSITIVE_INFINITY));
  // A word left out breaks two runs at most; runs that thousands share are kept for nobody.
  const all = shortened;
  const codes = search.where?.codes;
  for (const [i, key] of counts.best(codes ? MAX_CORES_WITH_PLACE : MAX_CORES, runs - 2).entries()) {
    const row = companies.coreByKey(key);
    const similarity = row === null ? 0 : likeness(core, row.core);
    if (row === null || similarity === 0) continue;
    // Of a part that thousands have, the place tells which are worth a look.
    if (i >= MAX_CORES && !isIn(row.list, codes!)) continue;
    const { hits, count } = collect(search, row.list, { by: 'part', errors: 0, similarity, wanted: NAMES_ONLY });
    all.hits.push(...hits);
    all.count += count;
  }
  return all;
}

/** What people leave off the name of a parent company: 見本 for 見本グループ. Too short to be found by runs of three. */
const GROUP_ENDINGS = ['グループ', 'ホールディングス', 'グループホールディングス', 'フィナンシャルグループ'].map(
  foldText,
);

function withGroupEndings(search: Search): Hits {
  const { core } = search.query;
  const all = noHits();
  if (core.length < 2) return all;
  for (const ending of GROUP_ENDINGS) {
    const row = search.companies.core(core + ending);
    if (row === null) continue;
    const found = collect(search, row.list, { by: 'part', errors: 0, similarity: GROUP_LIKENESS, wanted: NAMES_ONLY });
    all.hits.push(...found.hits);
    all.count += found.count;
  }
  return all;
}

function isIn(list: Uint8Array, codes: ReadonlySet<number>): boolean {
  for (let i = 0; i < postingCount(list); i++) if (codes.has(municipalityAt(list, i))) return true;
  return false;
}

/** Keys of the runs of three that fewest cores share: what has all runs but two has one of any three of them. */
function rarest({ companies }: Search, core: string): number[] {
  const keys = [...new Set(Array.from({ length: core.length - 2 }, (_, i) => gramKey(core, i)))];
  return keys
    .map((key) => ({ key, bytes: companies.gramBytes(key) }))
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => a.bytes - b.bytes)
    .slice(0, RUNS_READ)
    .map(({ key }) => key);
}

/** How far the asked part makes up the name; 0 when it is no part of it. */
function likeness(part: string, core: string): number {
  if (part.length > core.length) return 0;
  const share = part.length / core.length;
  if (share === 1) return hasCharacters(core, part) ? 0.6 : 0;
  if (core.startsWith(part)) return 0.5 + share / 2;
  if (core.includes(part)) return 0.45 + share / 2;
  let start = 0;
  while (start < part.length && part[start] === core[start]) start++;
  let end = 0;
  while (end < part.length && part[part.length - 1 - end] === core[core.length - 1 - end]) end++;
  if (start + end >= part.length) return 0.45 + share / 2;
  return share >= LEAST_IN_OTHER_ORDER && hasCharacters(core, part) ? 0.3 + share / 4 : 0;
}

/** Every character of the part, as often as the part has it: the words of a name in another order. */
function hasCharacters(core: string, part: string): boolean {
  let rest = core;
  for (const character of part) {
    const at = rest.indexOf(character);
    if (at < 0) return false;
    rest = rest.slice(0, at) + rest.slice(at + 1);
  }
  return true;
}
