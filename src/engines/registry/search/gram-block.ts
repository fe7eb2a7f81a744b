import { ones } from './hash.ts';
import { wordsOf } from './words-of.ts';

/**
 * A block of the index of parts: all entries whose keys share their upper bits, sorted by the lower ones. Entry of 12
 * bytes, little-endian: the lower 16 bits of the key, the 48-bit key of the core, and the bits of its characters, which
 * rule out nearly all cores before one is read.
 */
export const GRAM_BYTES = 12;
/** 2^18 blocks: about 1 kB each at national scale. */
export const GRAM_SHIFT = 14;
/** Three characters that more cores share (ホール, 製作所) say nothing, and their lists would be long. */
export const MOST_SHARED = 20_000;

export function writeGram(target: Uint8Array, offset: number, key: number, core: number, bits: number): void {
  const low = core % 0x1_0000_0000;
  const high = Math.floor(core / 0x1_0000_0000);
  target[offset] = key & 255;
  target[offset + 1] = (key >>> 8) & 255;
  for (let i = 0; i < 4; i++) target[offset + 2 + i] = (low >>> (8 * i)) & 255;
  target[offset + 6] = high & 255;
  target[offset + 7] = high >>> 8;
  for (let i = 0; i < 4; i++) target[offset + 8 + i] = (bits >>> (8 * i)) & 255;
}

const gramKeyAt = (list: Uint8Array, offset: number): number => list[offset]! | (list[offset + 1]! << 8);

const gramCoreAt = (list: Uint8Array, offset: number): number =>
  list[offset + 2]! +
  list[offset + 3]! * 0x100 +
  list[offset + 4]! * 0x1_0000 +
  list[offset + 5]! * 0x100_0000 +
  (list[offset + 6]! | (list[offset + 7]! << 8)) * 0x1_0000_0000;

const GRAM_WORDS = GRAM_BYTES / 4;

/** Which cores are looked for, by the bits of their characters. */
export interface GramFilter {
  readonly bits: number;
  /** How many of the bits a core may lack, and how many others it may have. */
  readonly lacking: number;
  readonly others: number;
}

/**
 * Calls `found` with every core stored under the key that passes the filter. Read in words of four bytes: twenty
 * thousand cores may share a key, and all but a few are passed over.
 */
export function findGrams(list: Uint8Array, key: number, filter: GramFilter, found: (core: number) => void): void {
  const { bits, lacking, others } = filter;
  const words = wordsOf(list);
  const wanted = key & 0xffff;
  let low = 0;
  let high = words.length / GRAM_WORDS;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle * GRAM_WORDS]! & 0xffff) < wanted) low = middle + 1;
    else high = middle;
  }
  for (let i = low * GRAM_WORDS; i < words.length && (words[i]! & 0xffff) === wanted; i += GRAM_WORDS) {
    const own = words[i + 2]!;
    if (ones(bits & ~own) <= lacking && ones(own & ~bits) <= others)
      found((words[i]! >>> 16) + words[i + 1]! * 0x1_0000);
  }
}

const EVERY: GramFilter = { bits: 0, lacking: 0, others: 32 };

/** Both blocks in one (of the same upper bits, each sorted); what the first has already is not added again. */
export function withGrams(list: Uint8Array, added: Uint8Array): Uint8Array {
  const next = new Uint8Array(list.length + added.length);
  let from = 0;
  let to = 0;
  for (let o = 0; o < added.length; o += GRAM_BYTES) {
    const key = gramKeyAt(added, o);
    const core = gramCoreAt(added, o);
    let isThere = false;
    findGrams(list, key, EVERY, (found) => (isThere ||= found === core));
    if (isThere) continue;
    const start = from;
    while (from < list.length && gramKeyAt(list, from) <= key) from += GRAM_BYTES;
    next.set(list.subarray(start, from), to);
    to += from - start;
    next.set(added.subarray(o, o + GRAM_BYTES), to);
    to += GRAM_BYTES;
  }
  next.set(list.subarray(from), to);
  return next.subarray(0, to + list.length - from);
}
