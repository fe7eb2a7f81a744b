import { edgeKey, gramKey, pieceKey, probeKey } from './hash.ts';

/**
 * The fuzzy index. One error: every core of 3–48 characters is found under itself and under each of its texts with one
 * character left out; a query looks under itself and its own such texts, which meets every substitution, insertion,
 * deletion and neighbouring swap. Two errors: cores of 7–48 characters are cut into three pieces, of which two errors
 * leave one whole; the query looks for each piece near its place. Part of a name: every three characters in a row,
 * and the first two with the last two, which a word left out between them does not touch.
 */
export const SHORTEST = 3;
export const LONGEST = 48;
export const SHORTEST_FOR_TWO = 7;
/** From this length on a core is also found by its first and last two characters. */
export const SHORTEST_EDGED = 4;
const PIECES = 3;

/** All keys a core is stored under. */
export function storedKeys(core: string, emit: (key: number) => void): void {
  const length = core.length;
  if (length < SHORTEST || length > LONGEST) return;
  emit(probeKey(core, -1));
  for (let i = 0; i < length; i++) {
    // The same character left out of a run gives the same text.
    if (i > 0 && core.charCodeAt(i) === core.charCodeAt(i - 1)) continue;
    emit(probeKey(core, i));
  }
}

/** All keys under which a core is found by a part of it. */
export function storedGrams(core: string, emit: (key: number) => void): void {
  const length = core.length;
  if (length < SHORTEST || length > LONGEST) return;
  for (let i = 0; i + 3 <= length; i++) emit(gramKey(core, i));
  if (length >= SHORTEST_EDGED) emit(edgeKey(core));
  if (length < SHORTEST_FOR_TWO) return;
  for (let piece = 0; piece < PIECES; piece++)
    emit(pieceKey(piece, length, core, pieceStart(piece, length), pieceStart(piece + 1, length)));
}

const pieceStart = (piece: number, length: number): number => Math.floor((piece * length) / PIECES);

/** Keys under which cores one error away from the query are stored. */
export function oneErrorKeys(query: string): number[] {
  const length = query.length;
  if (length < SHORTEST - 1 || length > LONGEST + 1) return [];
  const keys = [probeKey(query, -1)];
  for (let i = 0; i < length; i++) {
    if (i > 0 && query.charCodeAt(i) === query.charCodeAt(i - 1)) continue;
    keys.push(probeKey(query, i));
  }
  return keys;
}

/** A key of the two-error search, and by how much the cores under it are longer than the query. */
export interface TwoErrorKey {
  readonly key: number;
  readonly longer: number;
}

/** Keys under which cores two errors away are stored, those of the same length first. */
export function twoErrorKeys(query: string): TwoErrorKey[] {
  const length = query.length;
  if (length < SHORTEST_FOR_TWO - 2) return [];
  const keys = new Map<number, TwoErrorKey>();
  for (const longer of [0, -1, 1, -2, 2]) {
    const coreLength = length + longer;
    if (coreLength < SHORTEST_FOR_TWO || coreLength > LONGEST) continue;
    const difference = -longer;
    for (let piece = 0; piece < PIECES; piece++) {
      const start = pieceStart(piece, coreLength);
      const size = pieceStart(piece + 1, coreLength) - start;
      // A piece moves by at most the errors before it, and those after it must make up the difference in length.
      for (let shift = -2; shift <= 2; shift++) {
        if (Math.abs(shift) + Math.abs(difference - shift) > 2) continue;
        const from = start + shift;
        if (from < 0 || from + size > length) continue;
        const key = pieceKey(piece, coreLength, query, from, from + size);
        keys.set(key, { key, longer });
      }
    }
  }
  return [...keys.values()];
}
