import { type Match, matchFor, type Place } from '../match/place.ts';

/** The place down to a level and nothing below it: what a partial agreement may still assert. */
export function truncatePlace(found: Match, place: Place, level: number): Place {
  const end = matchFor(found, place).text.length;
  const bare = {
    ...place.tail,
    chome: 0,
    chomeRow: -1,
    chomeSpan: undefined,
    unlisted: undefined,
    numbers: [],
    style: 'none' as const,
    restFrom: end,
  };
  if (level < 3) return { ...place, city: -1, town: -1, koaza: -1, street: undefined, tail: bare };
  if (level < 5)
    return { ...place, town: -1, koaza: -1, townSpan: undefined, koazaSpan: undefined, street: undefined, tail: bare };
  if (level === 5) return { ...place, koaza: -1, koazaSpan: undefined, tail: bare };
  const keep = level === 6 ? 0 : level === 7 ? 1 : 2;
  const listed = place.tail.chomeRow >= 0 || place.koaza >= 0;
  return {
    ...place,
    tail: {
      ...place.tail,
      unlisted: listed && level === 6 ? undefined : place.tail.unlisted,
      numbers: place.tail.numbers.slice(0, keep),
      restFrom: end,
    },
  };
}

/** Where the part of the input below a level begins, and that part verbatim. */
export function tailBelow(match: Match, place: Place, level: number): string | null {
  const { tail } = place;
  const { numbers } = tail;
  let from: number;
  if (level >= 8) from = numbers.length <= 2 ? tail.restFrom : numbers[1]!.end;
  else if (level === 7) from = numbers.length <= 1 ? tail.restFrom : numbers[0]!.end;
  else if (level === 6) from = Math.max(tail.chomeSpan?.[1] ?? 0, place.koazaSpan?.[1] ?? 0, place.townSpan?.[1] ?? 0);
  else if (level === 5) from = place.townSpan?.[1] ?? 0;
  else from = level >= 3 ? place.adminSpan[1] : 0;
  const rest = matchFor(match, place)
    .text.slice(from)
    .replace(/^[\s　,、，\-－‐−ー―]+/, '')
    .trimEnd();
  return rest === '' ? null : rest;
}
