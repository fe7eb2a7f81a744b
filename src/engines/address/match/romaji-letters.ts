/* Which letters a romaji key has: two keys that differ in many of them need not be compared letter by letter. */

const FIRST = 'a'.charCodeAt(0);
/** Figures share the bits behind the letters. */
const FIGURES = 26;
const BITS_OF_FIGURES = 5;

/** One bit for each letter that occurs. */
export function lettersOf(key: string): number {
  let letters = 0;
  for (let i = 0; i < key.length; i++) {
    const code = key.charCodeAt(i);
    letters |= 1 << (code >= FIRST ? code - FIRST : FIGURES + (code % BITS_OF_FIGURES));
  }
  return letters;
}

/** Whether keys with these letters may be within so many changes: each adds one letter and takes one away at most. */
export function mayBeNear(a: number, b: number, changes: number): boolean {
  let different = a ^ b;
  for (let left = changes * 2; different !== 0; left--) {
    if (left === 0) return false;
    different &= different - 1;
  }
  return true;
}
