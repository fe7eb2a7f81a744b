/** Seeded damage to a file: flipped bits, cut ends, swapped and repeated pieces, huge numbers. */
export function mutated(bytes: Uint8Array, seed: number): Buffer {
  let state = (seed * 2654435761 + 97) >>> 0;
  const next = (limit: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return state % Math.max(1, limit);
  };
  let out: Buffer = Buffer.from(bytes);
  const rounds = 1 + next(4);
  for (let round = 0; round < rounds; round++) out = damage(out, next);
  return out;
}

const NUMBERS = [0, 1, 0x7f, 0x80, 0xff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff];

function damage(bytes: Buffer, next: (limit: number) => number): Buffer {
  const length = bytes.length;
  if (length < 16) return bytes;
  // Headers are small and decide most, so half of the damage goes there.
  const place = () => (next(2) === 0 ? next(Math.min(length, 512)) : next(length));
  const copy = Buffer.from(bytes);
  switch (next(7)) {
    case 0:
      copy[place()]! ^= 1 << next(8);
      return copy;
    case 1:
      for (let i = 0; i < 16; i++) copy[place()] = next(256);
      return copy;
    case 2:
      return copy.subarray(0, 8 + next(length - 8));
    case 3:
      copy.writeUInt32BE(NUMBERS[next(NUMBERS.length)]!, Math.min(place(), length - 4));
      return copy;
    case 4:
      copy.writeUInt16LE(NUMBERS[next(6)]! & 0xffff, Math.min(place(), length - 2));
      return copy;
    case 5: {
      const [from, size] = [place(), next(64)];
      return Buffer.concat([copy.subarray(0, from), copy.subarray(from, from + size), copy.subarray(from)]);
    }
    default: {
      const [from, size] = [place(), next(64)];
      return Buffer.concat([copy.subarray(0, from), copy.subarray(from + size)]);
    }
  }
}
