import { wordsOf } from './words-of.ts';

/**
 * A block of the fuzzy index: all entries whose keys share their upper bits, sorted by the lower ones.
 * Entry of 8 bytes, little-endian: the lower 16 bits of the key, then the 48-bit key of the core.
 */
export const PROBE_BYTES = 8;
/** 2^18 blocks: about 1 kB each at national scale. */
export const BLOCK_SHIFT = 14;

export function writeProbe(target: Uint8Array, offset: number, key: number, core: number): void {
  target[offset] = key & 255;
  target[offset + 1] = (key >>> 8) & 255;
  const low = core % 0x1_0000_0000;
  const high = Math.floor(core / 0x1_0000_0000);
  target[offset + 2] = low & 255;
  target[offset + 3] = (low >>> 8) & 255;
  target[offset + 4] = (low >>> 16) & 255;
  target[offset + 5] = low >>> 24;
  target[offset + 6] = high & 255;
  target[offset + 7] = high >>> 8;
}

const keyAt = (list: Uint8Array, index: number): number =>
  list[index * PROBE_BYTES]! | (list[index * PROBE_BYTES + 1]! << 8);

const coreAt = (list: Uint8Array, offset: number): number =>
  list[offset + 2]! +
  list[offset + 3]! * 0x100 +
  list[offset + 4]! * 0x1_0000 +
  list[offset + 5]! * 0x100_0000 +
  (list[offset + 6]! | (list[offset + 7]! << 8)) * 0x1_0000_0000;

const PROBE_WORDS = PROBE_BYTES / 4;

/** Calls `found` with every core stored under the key. */
export function findInBlock(list: Uint8Array, key: number, found: (core: number) => void): void {
  const words = wordsOf(list);
  const wanted = key & 0xffff;
  // The block fixes the upper 18 bits; of the 16 stored, the upper two repeat them and do not disturb the order.
  let low = 0;
  let high = words.length / PROBE_WORDS;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle * PROBE_WORDS]! & 0xffff) < wanted) low = middle + 1;
    else high = middle;
  }
  for (let i = low * PROBE_WORDS; i < words.length && (words[i]! & 0xffff) === wanted; i += PROBE_WORDS)
    found((words[i]! >>> 16) + words[i + 1]! * 0x1_0000);
}

/** Both blocks in one (of the same upper bits, each sorted); what the first has already is not added again. */
export function withProbes(list: Uint8Array, added: Uint8Array): Uint8Array {
  const next = new Uint8Array(list.length + added.length);
  let from = 0;
  let to = 0;
  for (let o = 0; o < added.length; o += PROBE_BYTES) {
    const key = keyAt(added, o / PROBE_BYTES);
    const core = coreAt(added, o);
    let isThere = false;
    findInBlock(list, key, (found) => (isThere ||= found === core));
    if (isThere) continue;
    const start = from;
    while (from < list.length && keyAt(list, from / PROBE_BYTES) <= key) from += PROBE_BYTES;
    next.set(list.subarray(start, from), to);
    to += from - start;
    next.set(added.subarray(o, o + PROBE_BYTES), to);
    to += PROBE_BYTES;
  }
  next.set(list.subarray(from), to);
  return next.subarray(0, to + list.length - from);
}
