import { foldCompanyName } from '../../../japan/company-name.ts';
import { andSpellings } from '../../../japan/name-additions.ts';
import { collect, type Found, join, READINGS_ONLY, roughRank } from './collect.ts';
import { spellingHash } from './hash.ts';
import type { Posting } from './postings.ts';
import { readingCores } from './reading.ts';
import { type Hits, noHits, type Search } from './search.types.ts';

/** All fields, always: sharing its layout with other searches, `collect` was compiled again twenty times in 3,000 requests. */
const underName = (spelling?: number, wanted?: Found['wanted']): Found => ({
  by: 'name',
  errors: 0,
  similarity: 1,
  wanted,
  spelling,
});

/** Companies under the name itself: as a name, a reading, an English name, a trade name. */
export function exactHits(search: Search): Hits {
  const { companies, query, text } = search;
  let found = noHits();
  const row = companies.asked(query.core);
  if (row !== null) found = collect(search, row.list, underName(search.spelling));
  for (const core of readingCores(text, query)) {
    const reading = companies.asked(core);
    if (reading === null) continue;
    found = join(found, collect(search, reading.list, underName(spellingHash(query.core), READINGS_ONLY)));
  }
  for (const number of search.tradeNames?.(query.core) ?? []) addNumber(search, number, 'trade', found);
  for (const number of search.english ?? []) addNumber(search, number, 'english', found);
  // 有限会社ピー&エフ may be ピーエフ or ピーアンドエフ; what is found under a name without the sign is that name.
  if (found.hits.length > 0 && !text.includes('&') && !text.includes('＆')) return found;
  for (const spelling of andSpellings(text)) {
    const { core } = foldCompanyName(spelling);
    const other = core === query.core ? null : companies.core(core);
    if (other !== null) found = join(found, collect(search, other.list, underName()));
  }
  return found;
}

function addNumber(search: Search, number: string, key: 'trade' | 'english', found: Hits): void {
  const record = search.companies.byNumber(number);
  if (record === null) return;
  const posting: Posting = {
    body: Number(number.slice(1)),
    municipality: Number(record.municipalityCode ?? 0),
    key,
    closed: record.closeDate !== null,
    form: null,
    position: null,
    spelling: 0,
  };
  const rank = roughRank(search, posting, 0);
  found.hits.push({ posting, foundBy: 'name', errors: 0, similarity: 1, alike: false, rank });
  found.count++;
}
