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

/** Calls `found` with every core stored under the key. */
export function findInBlock(list: Uint8Array, key: number, found: (core: number) => void): void {
  const wanted = key & 0xffff;
  // The block fixes the upper 18 bits; of the 16 stored, the upper two repeat them and do not disturb the order.
  let low = 0;
  let high = list.length / PROBE_BYTES;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keyAt(list, middle) < wanted) low = middle + 1;
    else high = middle;
  }
  for (let i = low; i * PROBE_BYTES < list.length && keyAt(list, i) === wanted; i++) {
    const o = i * PROBE_BYTES;
    found(
      list[o + 2]! +
        list[o + 3]! * 0x100 +
        list[o + 4]! * 0x1_0000 +
        list[o + 5]! * 0x100_0000 +
        (list[o + 6]! | (list[o + 7]! << 8)) * 0x1_0000_0000,
    );
  }
}

/** An entry of the fuzzy index before it is in a block. */
export interface Probe {
  readonly key: number;
  readonly core: number;
}

/** The block with more entries (of this block, ascending by key); those it has already are not added again. */
export function withProbes(list: Uint8Array, added: readonly Probe[]): Uint8Array {
  const fresh = added.filter(({ key, core }) => {
    let isThere = false;
    findInBlock(list, key, (found) => (isThere ||= found === core));
    return !isThere;
  });
  const next = new Uint8Array(list.length + fresh.length * PROBE_BYTES);
  let from = 0;
  let to = 0;
  for (const { key, core } of fresh) {
    while (from < list.length && keyAt(list, from / PROBE_BYTES) <= (key & 0xffff)) {
      next.set(list.subarray(from, from + PROBE_BYTES), to);
      from += PROBE_BYTES;
      to += PROBE_BYTES;
    }
    writeProbe(next, to, key, core);
    to += PROBE_BYTES;
  }
  next.set(list.subarray(from), to);
  return next;
}
