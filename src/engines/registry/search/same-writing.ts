import { foldCompanyName } from '../../../japan/company-name.ts';
import { collect, join, NAMES_ONLY } from './collect.ts';
import { type Hits, type NameMatch, noHits, type Search } from './search.types.ts';

/** Different writings of one reading that are looked up. */
const WRITINGS = 3;
const LIKENESS = 0.9;

/**
 * One company in ten has no registered reading. Asked for by a reading, those are found that are written as one found by
 * it: Murata Seisakusho is a 村田製作所 that has its reading registered, and so may be meant the others.
 */
export function sameWriting(search: Search, matches: readonly Pick<NameMatch, 'record'>[]): Hits {
  const cores = new Set<string>();
  for (const { record } of matches) if (cores.size < WRITINGS) cores.add(foldCompanyName(record.name).core);
  cores.delete(search.query.core);
  let found = noHits();
  for (const core of cores) {
    const row = search.companies.core(core);
    if (row === null) continue;
    found = join(found, collect(search, row.list, { by: 'part', errors: 0, similarity: LIKENESS, wanted: NAMES_ONLY }));
  }
  return found;
}
