import { linePieces } from '../../../japan/line-pieces.ts';
import { namesInPhrase, withoutRequest } from '../../../japan/requests.ts';
import type { QueryAddress } from './address-evidence.ts';
import { join } from './collect.ts';
import { exactHits } from './exact.ts';
import type { LineParts } from './line-parts.ts';
import { oneErrorHits } from './near.ts';
import { isPlaceItself } from './not-the-place.ts';
import { partHits } from './part.ts';
import { isThere, rank } from './rank.ts';
import { type Hits, type NameMatch, noHits, type Search } from './search.types.ts';
import { otherSpellings } from './spoken.ts';

const MOST_NAMES = 8;
/** Elsewhere than the line says, or where it says nothing, a short name means nothing. */
const SHORTEST_ANYWHERE = 4;
const SHORTEST_PART = 4;
const SHORTEST_WITH_ERROR = 6;

/** From the surest to the weakest. */
const WAYS: readonly ((search: Search) => Hits)[] = [
  (search) => join(exactHits(search), otherSpellings(search)),
  (search) => (search.query.core.length >= SHORTEST_PART ? partHits(search) : noHits()),
  (search) => (search.query.core.length >= SHORTEST_WITH_ERROR ? oneErrorHits(search) : noHits()),
];

/** Companies under a name that something is asked about: 見本市の食堂見本の運営会社. Those where the line says, if any. */
export function requestedMatches(
  searchOf: (name: string, where: QueryAddress | null) => Search,
  line: string,
  where: QueryAddress | null,
  { where: named }: LineParts,
): readonly NameMatch[] {
  const plain = withoutRequest(line);
  const pieces = linePieces(plain).slice(0, 2);
  const names = pieces.flatMap((piece) => (plain === line ? namesInPhrase(piece) : [piece, ...namesInPhrase(piece)]));
  const place = where ?? named;
  const searches = [...new Set(names)]
    .slice(0, MOST_NAMES)
    .map((name) => searchOf(name, place))
    .filter(({ query }) => query.core.length > 1);
  for (const way of WAYS) {
    const found = searches.flatMap((search) => {
      const { matches } = rank(search, way(search));
      const isLong = search.query.core.length >= SHORTEST_ANYWHERE;
      return matches.filter((match) => isThere(match) || (isLong && !isPlaceItself(match.record)));
    });
    const there = found.filter(isThere);
    if (found.length > 0) return there.length > 0 ? there : found;
  }
  return [];
}
