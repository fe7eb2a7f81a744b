import { editDistance } from '../../../contract/edit-distance.ts';
import { coresWithoutDamagedForm } from '../../../japan/company-name.ts';
import type { CompanyReader } from '../snapshot/company-reader.ts';
import { collect, join, NAMES_ONLY } from './collect.ts';
import { characterBits } from './hash.ts';
import { oneErrorKeys, SHORTEST_FOR_TWO, twoErrorKeys } from './probes.ts';
import { type Hits, noHits, type Search } from './search.types.ts';

const MAX_CORES = 400;
const MAX_TWO_ERROR_CORES = 300;
/** Of a name beside a damaged form, for a wrong character of its own. */
const SHORTEST_DAMAGED = 4;
const SHORTEST_DAMAGED_THERE = 3;

/** Companies whose core is one character off. */
export const oneErrorHits = (search: Search): Hits =>
  hitsOf(search, coresUnder(search.companies, oneErrorKeys(search.query.core), MAX_CORES), 1);

/** Cores stored under the keys, those of rare keys first: a piece that thousands share tells little. */
function coresUnder(companies: CompanyReader, keys: readonly number[], max: number): Set<number> {
  const lists = keys.map((key) => {
    const list: number[] = [];
    companies.probe(key, (found) => list.push(found));
    return list;
  });
  lists.sort((a, b) => a.length - b.length);
  const cores = new Set<number>();
  for (const list of lists) {
    for (const core of list) cores.add(core);
    if (cores.size > max) break;
  }
  return cores;
}

/** Companies whose core is two characters off; for names long enough that this is no accident. */
export function twoErrorHits(search: Search): Hits {
  const { companies, query } = search;
  if (query.core.length < SHORTEST_FOR_TWO - 2) return noHits();
  const bits = characterBits(query.core);
  const cores = new Set<number>();
  for (const { key, longer } of twoErrorKeys(query.core)) {
    // Two errors take away and bring in two characters at most, fewer where they change the length.
    const lacking = longer > 0 ? 2 - longer : 2;
    const others = longer < 0 ? 2 + longer : 2;
    companies.gram(key, { bits, lacking, others }, (core) => {
      if (cores.size < MAX_TWO_ERROR_CORES) cores.add(core);
    });
    if (cores.size >= MAX_TWO_ERROR_CORES) break;
  }
  return hitsOf(search, cores, 2);
}

function hitsOf(search: Search, cores: ReadonlySet<number>, limit: number): Hits {
  const { companies, query } = search;
  const all = noHits();
  for (const key of cores) {
    const core = companies.coreText(key);
    if (core === undefined || core === query.core) continue;
    const errors = editDistance(query.core, core, limit);
    if (errors > limit) continue;
    const similarity = 1 - errors / Math.max(query.core.length, core.length);
    const { hits, count } = collect(search, companies.coreByKey(key)!.list, {
      by: 'errors',
      errors,
      similarity,
      wanted: NAMES_ONLY,
    });
    all.hits.push(...hits);
    all.count += count;
  }
  return all;
}

/** 株武会社…: the error sits in the legal form. What is found so counts as one error. */
export function damagedFormHits(search: Search): Hits {
  const { query, text, companies } = search;
  if (query.form !== null || query.western) return noHits();
  let all = noHits();
  for (const core of coresWithoutDamagedForm(text)) {
    const row = companies.core(core);
    if (row === null) continue;
    const similarity = 1 - 1 / (core.length + 4);
    all = join(all, collect(search, row.list, { by: 'errors', errors: 1, similarity, wanted: NAMES_ONLY }));
  }
  if (all.hits.length > 0) return all;
  // 株式会杜見本木材市埸: one character of the name besides.
  for (const core of coresWithoutDamagedForm(text)) {
    if (core.length < (search.where === null ? SHORTEST_DAMAGED : SHORTEST_DAMAGED_THERE)) continue;
    const { hits, count } = oneErrorHits({ ...search, query: { ...query, core } });
    all.hits.push(...hits.map((hit) => ({ ...hit, errors: 2 })));
    all.count += count;
  }
  return all;
}
