import type { Grey } from '../../../document/index.ts';

/** Pixels along the side of a square: no stroke of print is as thick. What is around a pixel, its square knows. */
export const SIDE = 5;

/** A picture in squares, row by row; the last ones of a row or column may be cut by the picture's edge. */
export interface Squares {
  readonly across: number;
  readonly down: number;
  /** Sum of all levels of each. */
  readonly levels: Uint32Array;
  /** How many of its pixels are darker than the limit, and the sum of their levels. */
  readonly darker: Uint32Array;
  readonly tones: Uint32Array;
  /** 1 for each pixel of the picture that is darker. */
  readonly isDarker: Uint8Array;
}

export function squaresOf({ data, width, height }: Grey, limit: number): Squares {
  const [across, down] = [Math.ceil(width / SIDE), Math.ceil(height / SIDE)];
  const [levels, darker, tones] = [0, 1, 2].map(() => new Uint32Array(across * down)) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  const isDarker = new Uint8Array(data.length);
  const least = Math.ceil(limit);
  // The innermost loop over the page: without calls, objects and branches.
  for (let y = 0, at = 0; y < height; y++) {
    const end = (y + 1) * width;
    for (let square = ((y / SIDE) | 0) * across; at < end; square++) {
      let [level, count, tone] = [0, 0, 0];
      for (const stop = Math.min(end, at + SIDE); at < stop; at++) {
        const value = data[at]!;
        const is = (value - least) >>> 31;
        isDarker[at] = is;
        level += value;
        count += is;
        tone += value & -is;
      }
      levels[square]! += level;
      darker[square]! += count;
      tones[square]! += tone;
    }
  }
  return { across, down, levels, darker, tones, isDarker };
}

/** Sums over the squares up to `columns` and `rows` away from one, cut at the picture's edges. */
export function sumsAround(
  { across, down }: Squares,
  values: Uint32Array,
  [columns, rows]: readonly [number, number],
): (column: number, row: number) => number {
  const wide = across + 1;
  const sums = new Uint32Array(wide * (down + 1));
  for (let row = 0; row < down; row++)
    for (let column = 0, sum = 0; column < across; column++) {
      sum += values[row * across + column]!;
      sums[(row + 1) * wide + column + 1] = sums[row * wide + column + 1]! + sum;
    }
  return (column, row) => {
    const left = Math.max(0, column - columns);
    const right = Math.min(across, column + columns + 1);
    const top = Math.max(0, row - rows) * wide;
    const bottom = Math.min(down, row + rows + 1) * wide;
    // Sums of very large pages run over 32 bits; their differences, taken in 32 bits, do not.
    return (sums[bottom + right]! - sums[top + right]! - sums[bottom + left]! + sums[top + left]!) >>> 0;
  };
}

/** How many pixels the squares up to `reach` away from one have along a side of the picture. */
export const sidesAround = (length: number, reach: number): Uint16Array =>
  Uint16Array.from(
    { length: Math.ceil(length / SIDE) },
    (_, at) => Math.min(length, (at + reach + 1) * SIDE) - Math.max(0, at - reach) * SIDE,
  );
