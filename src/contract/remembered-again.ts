import { remembered } from './remembered.ts';

/** Answers held of what was asked for once: the companies of one question, which it may read more than once. */
const RECENT = 64;
/** A power of two; four bytes each. */
const SLOTS = 0x1_0000;

/**
 * `remembered` for keys of which most never come again: what is asked for a second time is kept. Holding all of them,
 * the collector copied and carried along what nobody asked for. Two keys that share a mark count as one.
 */
export function rememberedAgain<T, K extends string | number = string>(
  make: (key: K) => T,
  kept: number,
  isSmall?: (value: T) => boolean,
): (key: K) => T {
  const marks = new Int32Array(SLOTS);
  const recent = remembered(make, RECENT, isSmall);
  const again = remembered(recent, kept, isSmall);
  return (key) => {
    const mark = typeof key === 'number' ? markOfNumber(key) : markOfText(key);
    const slot = (mark ^ (mark >>> 16)) & (SLOTS - 1);
    if (marks[slot] === mark) return again(key);
    marks[slot] = mark;
    return recent(key);
  };
}

/** Never 0, which marks nothing. */
function markOfNumber(key: number): number {
  const upper = Math.floor(key / 0x1_0000_0000);
  return Math.imul((key - upper * 0x1_0000_0000) ^ Math.imul(upper, 0x85eb_ca6b), 0x9e37_79b1) | 1;
}

function markOfText(key: string): number {
  let mark = key.length;
  for (let i = 0; i < key.length; i++) mark = Math.imul(mark ^ key.charCodeAt(i), 0x5bd1_e995) ^ (mark >>> 15);
  return mark | 1;
}
