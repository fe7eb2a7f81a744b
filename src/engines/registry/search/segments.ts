import type { Segment } from '../../../japan/line-segments.ts';
import { readQueryAddress } from './address-evidence.ts';
import { wordsOf } from './among.ts';
import { nearest } from './nearest.ts';
import type { NameMatch, NameSearchResult, Search } from './search.types.ts';

/** From here on a name found in a piece of a line is as good as the piece itself. */
const SURE = 0.85;
const LIKENESS = 0.9;

const BETWEEN = /[\s|｜,，、/"()（）]+/u;
const LATIN = /[A-Za-z]/u;
const PLACE = /[都道府県市区町村郡]/u;

interface InLine {
  readonly result: NameSearchResult;
  /** The whole piece is a name, so that other words of the line need not be looked for. */
  readonly isSure: boolean;
  /** The piece is marked as a name, whatever else the line has in it. */
  readonly isName: boolean;
}

/**
 * A line that has a name in one of its pieces: Y. Tanaka | Sales | Mihon Planning Inc. | Tokyo. The pieces that have a
 * legal form, or are the host's name, are asked for by themselves; the rest of the line orders what is found.
 */
export function inSegments(
  { companies: { places }, where }: Search,
  line: string,
  segments: readonly Segment[],
  address: string | null,
  ask: (segment: string, address: string | null) => NameSearchResult,
): InLine | null {
  let weak: InLine | null = null;
  if (segments.length === 0) return null;
  // A place in the line takes the part of the address where a name can be read in more ways than one.
  const place =
    where === null ? line.split(BETWEEN).find((word) => PLACE.test(word) && readQueryAddress(places, word)) : null;
  for (const { text, isName } of segments) {
    const asked = ask(text, address ?? (LATIN.test(text) ? place : null) ?? null);
    const [first] = asked.matches;
    if (first === undefined) continue;
    const result = nearest({ ...asked, matches: asked.matches.map(candidate), namesakes: 0 }, wordsOf(line));
    const isSure = first.agreement !== 'fuzzy' || (first.errors === 0 && first.similarity >= SURE);
    if (isSure) return { result, isSure, isName };
    weak ??= { result, isSure, isName };
  }
  return weak;
}

/** What stands in a longer line is a candidate and never the name itself. */
const candidate = (match: NameMatch): NameMatch => ({
  ...match,
  agreement: 'fuzzy',
  foundBy: 'inside',
  similarity: match.similarity * LIKENESS,
});
