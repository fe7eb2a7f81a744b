import { foldKey } from './fold.ts';

/** Room for the names of one municipality: two of its some 1,000 towns meet in one case of 20,000 municipalities. */
const ROOM = 1e10;
const FNV_PRIME = 0x01000193;

/**
 * The key of a town in point files whose data set has no registry ids (MLIT 街区): municipality and folded name. The same
 * fold as the town book's, so that 大字桧原 of one data set is 桧原 of the other.
 */
export function namedTownKey(jis: number, town: string, chome: number, koaza: string): number {
  const text = `${foldKey(town)} ${chome} ${koaza === '' ? '' : foldKey(koaza)}`;
  let low = 0x811c9dc5;
  let high = 0x1000193;
  for (let i = 0; i < text.length; i++) {
    low = Math.imul(low ^ text.charCodeAt(i), FNV_PRIME);
    high = Math.imul(high ^ text.charCodeAt(i), 0x85ebca6b) ^ (low >>> 15);
  }
  return jis * ROOM + ((((high >>> 0) & 0x1fffff) * 0x1_0000_0000 + (low >>> 0)) % ROOM);
}
