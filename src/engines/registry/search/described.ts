import { describedNames } from '../../../japan/described-characters.ts';
import { spelledNames } from '../../../japan/spelled-names.ts';
import type { QueryAddress } from './address-evidence.ts';
import { sitsIn } from './at-place.ts';
import { join } from './collect.ts';
import { respelledHits } from './composed.ts';
import { exactHits } from './exact.ts';
import type { LineParts } from './line-parts.ts';
import { isThere, rank } from './rank.ts';
import type { NameMatch, Search } from './search.types.ts';
import { otherSpellings } from './spoken.ts';

/** Names of which the rest is only known by its sound. */
const MOST_RESPELLED = 2;
const KANA = /[ァ-ヺ]/u;

/** Companies whose characters or letters a line describes: にっせい工業、日曜の日に成功の成. Those where the line says come first. */
export function describedMatches(
  searchOf: (name: string, where: QueryAddress | null) => Search,
  line: string,
  where: QueryAddress | null,
  inLine: LineParts,
): readonly NameMatch[] {
  const names = [...new Set([...spelledNames(line), ...describedNames(line)])];
  if (names.length === 0) return [];
  const towns = inLine.parts.flatMap((part) => part.towns);
  const place = where ?? inLine.where;
  const found = names.flatMap((name) => {
    const search = searchOf(name, place);
    return search.query.core.length < 2 ? [] : rank(search, join(exactHits(search), otherSpellings(search))).matches;
  });
  const sounded = names.filter((name) => KANA.test(name)).slice(0, found.length > 0 ? 0 : MOST_RESPELLED);
  for (const name of sounded) {
    const search = searchOf(name, place);
    found.push(...rank(search, respelledHits(search)).matches);
  }
  const there = found.filter((match) => (place === null ? sitsIn(match.record, towns) : isThere(match)));
  return [...there, ...found.filter((match) => !there.includes(match))];
}
