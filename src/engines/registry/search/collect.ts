import type { NameKey } from '../types.ts';
import { municipalityAt, type Posting, postingAt, postingCount, spellingAt } from './postings.ts';
import { type FoundBy, type Hit, type Hits, MAX_MATCHES, MAX_ROWS, type Search } from './search.types.ts';

/** After this many of one name the best ten are not looked for any further. */
const ENOUGH = 2000;
/** Namesakes in the asked spelling that are kept for reading. */
const MAX_ALIKE = MAX_ROWS;

export interface Found {
  readonly by: FoundBy;
  readonly errors: number;
  readonly similarity: number;
  /** Which postings count; all by default. */
  readonly wanted?: ((posting: Posting) => boolean) | undefined;
  /** The spelling that stands out among them. */
  readonly spelling?: number | undefined;
}

/** A reading or an English name is short of meaning; errors in it are not forgiven. */
export const NAMES_ONLY = (posting: Posting): boolean => posting.key === 'current' || posting.key === 'former';
export const READINGS_ONLY = (posting: Posting): boolean => posting.key === 'kana';

/**
 * The companies of one core that can come out on top: thousands share 八幡神社, but only those in the municipality
 * asked for, those spelled to the letter as asked, and else the ten that fit best by what the index knows, are worth
 * reading. The namesakes to the letter are counted to the last.
 */
export function collect(search: Search, list: Uint8Array, found: Found): Hits {
  const { by, errors, similarity, wanted, spelling = -1 } = found;
  const hits: Hit[] = [];
  const others: Hit[] = [];
  let count = 0;
  let namesakes = 0;
  let alikeKept = 0;
  for (let i = 0; i < postingCount(list); i++) {
    const isThere = search.where?.codes.has(municipalityAt(list, i)) ?? false;
    const alike = spellingAt(list, i) === spelling;
    if (!isThere && !alike && others.length >= MAX_MATCHES && count > ENOUGH) {
      count++;
      continue;
    }
    const posting = postingAt(list, i);
    if (wanted && !wanted(posting)) continue;
    count++;
    const isNamesake = alike && posting.key === 'current';
    if (isNamesake && !posting.closed) namesakes++;
    const rank = roughRank(search, posting, errors) + (alike ? 3 : 0);
    const hit = { posting, foundBy: by, errors, similarity, alike, rank };
    if (isThere || (alike && alikeKept++ < MAX_ALIKE)) hits.push(hit);
    else insertBest(others, hit);
  }
  hits.push(...others);
  return { hits, count, namesakes };
}

/** Keeps the best ten in order. */
function insertBest(best: Hit[], hit: Hit): void {
  if (best.length >= MAX_MATCHES && best.at(-1)!.rank >= hit.rank) return;
  let at = best.length;
  while (at > 0 && best[at - 1]!.rank < hit.rank) at--;
  best.splice(at, 0, hit);
  if (best.length > MAX_MATCHES) best.pop();
}

export function join(into: Hits, more: Hits): Hits {
  return {
    hits: [...into.hits, ...more.hits],
    count: into.count + more.count,
    namesakes: into.namesakes + more.namesakes,
  };
}

const KEY_RANK: Readonly<Record<NameKey, number>> = { current: 4, kana: 2, english: 2, trade: 2, former: 1 };

export function roughRank({ query, where }: Search, posting: Posting, errors: number): number {
  let rank = KEY_RANK[posting.key] - errors * 4;
  if (query.form !== null && posting.form !== null && query.form !== posting.form) rank -= 2;
  if (query.position !== null && posting.position !== null && query.position !== posting.position) rank -= 0.3;
  if (posting.closed) rank -= 0.5;
  if (where?.codes.has(posting.municipality)) rank += 20;
  return rank;
}
