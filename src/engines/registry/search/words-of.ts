/**
 * A block of little-endian entries as 32-bit words, on which one comparison does what four on bytes do. Blocks from a
 * database begin where words may; a piece of another array may not, and is copied.
 */
export const wordsOf = (list: Uint8Array): Uint32Array =>
  list.byteOffset % 4 === 0
    ? new Uint32Array(list.buffer, list.byteOffset, list.length >>> 2)
    : new Uint32Array(list.slice().buffer, 0, list.length >>> 2);
