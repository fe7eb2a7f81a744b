import { collect, NAMES_ONLY } from './collect.ts';
import { characterBits, gramKey } from './hash.ts';
import { KeyCounts } from './key-counts.ts';
import { type Hits, noHits, type Search } from './search.types.ts';

const SHORTEST = 4;
const LONGEST = 48;
const RUNS_READ = 6;
const MAX_COUNTED = 2000;
const MAX_CORES = 60;
/** Characters that may be missing or too many: a word in another's place. */
const LACKING = 5;
const OTHERS = 8;
/** Pairs of characters in common; below it the names have a word in common and nothing else. */
const LEAST_COMMON = 0.5;
/** As far as a name with a wrong character, at best. */
const LIKENESS = 0.8;

/** Names that have most of the asked one in common, in place: 米子自動車学校 for 米子自動車教習所. The last resort. */
export function similarHits(search: Search): Hits {
  const { companies, query } = search;
  const { core } = query;
  if (core.length < SHORTEST || core.length > LONGEST) return noHits();
  const wanted = { bits: characterBits(core), lacking: LACKING, others: OTHERS };
  const counts = new KeyCounts();
  const runs = [...new Set(Array.from({ length: core.length - 2 }, (_, i) => gramKey(core, i)))]
    .map((key) => ({ key, bytes: companies.gramBytes(key) }))
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => a.bytes - b.bytes)
    .slice(0, RUNS_READ);
  for (const { key } of runs) companies.gram(key, wanted, (found) => counts.add(found, 1, MAX_COUNTED));
  const all = noHits();
  for (const key of counts.best(MAX_CORES, 1)) {
    const row = companies.coreByKey(key);
    const common = row === null ? 0 : commonPairs(core, row.core);
    if (row === null || common < LEAST_COMMON) continue;
    const found = collect(search, row.list, {
      by: 'part',
      errors: 0,
      similarity: common * LIKENESS,
      wanted: NAMES_ONLY,
    });
    all.hits.push(...found.hits);
    all.count += found.count;
  }
  return all;
}

/** Dice's measure over pairs of neighbours: 1 for the same text, 0 without one pair in common. */
export function commonPairs(a: string, b: string): number {
  const pairs = new Map<string, number>();
  for (let i = 0; i + 1 < a.length; i++) pairs.set(a.slice(i, i + 2), (pairs.get(a.slice(i, i + 2)) ?? 0) + 1);
  let common = 0;
  for (let i = 0; i + 1 < b.length; i++) {
    const left = pairs.get(b.slice(i, i + 2)) ?? 0;
    if (left === 0) continue;
    common++;
    pairs.set(b.slice(i, i + 2), left - 1);
  }
  return (2 * common) / Math.max(1, a.length + b.length - 2);
}
