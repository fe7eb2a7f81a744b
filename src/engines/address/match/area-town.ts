import type { CityNames } from '../data/city-names.ts';
import { ENTRY } from '../data/data-format.ts';
import { type Folded, isNumber } from '../data/fold.ts';
import type { Found } from './place.ts';
import { hasGap, isBoundary } from './symbols.ts';

/** Characters of an area, and of what is written without it. */
const SHORTEST_AREA = 2;
const SHORTEST = 2;
const LONGEST = 12;
/** Towns that begin with a word before it is an area's name. */
const TOWNS_OF_AREA = 3;

/** 鹿原中 begins three towns of 鹿原's thirty: the area is 鹿原. */
const MOST_MORE = 1.5;

/**
 * 大仙市福住町 is 大曲福住町: towns that were joined to a municipality carry the name of their area, and people leave it out.
 * Whole names only, and an area begins several towns. Several towns that fit are all returned.
 */
export function townsWithoutArea(cities: CityNames, folded: Folded, found: Found): Found[] {
  const from = found.adminTo;
  let to = from;
  while (to < folded.length && to - from <= LONGEST && !isBoundary(folded, to) && !hasGap(folded, to + 1)) to++;
  if (to < folded.length && !isBoundary(folded, to)) to++;
  if (to - from < SHORTEST || to - from > LONGEST) return [];
  const written = String.fromCharCode(...folded.symbols.subarray(from, to));
  // Most that is written is the end of no name.
  if (!cities.hasEnding(found.city, written)) return [];
  const { first, names } = cities.all(found.city);
  const fitting = names.flatMap((name, i) =>
    name.endsWith(written) && isArea(names, name, written) ? [first + i] : [],
  );
  if (fitting.length === 0) return [];
  // 田町 may be 田端町 as well, with a character left out: then neither is chosen.
  const longer = names.flatMap((name, i) => (isOneLonger(name, written) ? [first + i] : []));
  const towns = new Set([...fitting, ...longer]);
  return [...towns].map((town) => ({
    ...found,
    streetTo: from,
    hit: { town, koaza: -1, from, townTo: to, to, flags: ENTRY.partial, recovered: true },
  }));
}

/** Whether what stands before the end of a name is an area: it begins several towns, and not by chance a character more of one. */
function isArea(names: readonly string[], name: string, written: string): boolean {
  const area = name.slice(0, -written.length);
  if (area.length < SHORTEST_AREA || isNumber(area.charCodeAt(area.length - 1)) || /^[町村]/.test(written))
    return false;
  const begun = (start: string) => names.filter((other) => other.startsWith(start)).length;
  const towns = begun(area);
  return towns >= TOWNS_OF_AREA && (area.length === SHORTEST_AREA || begun(area.slice(0, -1)) <= towns * MOST_MORE);
}

function isOneLonger(name: string, written: string): boolean {
  if (name.length !== written.length + 1) return false;
  let at = 0;
  while (at < written.length && name[at] === written[at]) at++;
  return name.slice(at + 1) === written.slice(at);
}
