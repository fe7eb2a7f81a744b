import type { Grey } from '../../../document/index.ts';
import { LINE } from './line-height.ts';
import { SIDE, type Squares, sidesAround, sumsAround } from './squares.ts';

/** Most of what is around light print is its ground, over the height of a line: a block may be no higher. In squares. */
const MOSTLY = 0.55;
const squaresIn = (reach: number): number => Math.round((reach - SIDE / 2) / SIDE);
const [ABOVE, BESIDE] = [squaresIn(LINE / 2), squaresIn(LINE * 1.3)];
/** Light print is no further from a block than this, in squares. */
const REACH = { across: Math.ceil((LINE * 1.3) / SIDE), down: Math.ceil(LINE / 2 / SIDE) } as const;
/** Light print is so much of the way from its ground to paper. */
const LIGHTER = 0.3;

/** A part of a picture, in its pixels. */
export interface Within {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Print within a part that is lighter than its ground: white in a block of black, grey or a colour. `squares` tell what is
 * darker than `paper` by far; one that is so all over is a block.
 */
export function lightInk({ width, height, data }: Grey, squares: Squares, paper: number, within: Within): Uint8Array {
  const { across, down, darker, tones } = squares;
  const light = new Uint8Array(data.length);
  const near = nearBlocks(squares, width, height, within);
  // Few pages have a block at all.
  if (!near) return light;
  const darkerAround = sumsAround(squares, darker, [BESIDE, ABOVE]);
  const tonesAround = sumsAround(squares, tones, [BESIDE, ABOVE]);
  const [columns, rows] = [sidesAround(width, BESIDE), sidesAround(height, ABOVE)];
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      if (!near[row * across + column]) continue;
      const count = darkerAround(column, row);
      if (count <= MOSTLY * columns[column]! * rows[row]!) continue;
      const tone = tonesAround(column, row) / count;
      const limit = tone + LIGHTER * (paper - tone);
      const [right, bottom] = [Math.min(width, (column + 1) * SIDE), Math.min(height, (row + 1) * SIDE)];
      for (let y = row * SIDE; y < bottom; y++)
        for (let at = y * width + column * SIDE, end = y * width + right; at < end; at++)
          if (data[at]! > limit) light[at] = 1;
    }
  return light;
}

/** Squares with a block in or beside them; undefined where there is none. */
function nearBlocks({ across, down, darker }: Squares, width: number, height: number, within: Within) {
  const near = new Uint8Array(across * down);
  const [left, top] = [within.left, within.top].map((first) => Math.max(0, Math.floor(first / SIDE)));
  const [right, bottom] = [Math.min(width, within.right), Math.min(height, within.bottom)];
  let hasBlocks = false;
  for (let row = top!; (row + 1) * SIDE <= bottom; row++) {
    for (let column = left!; (column + 1) * SIDE <= right; column++) {
      if (darker[row * across + column]! < SIDE * SIDE) continue;
      hasBlocks = true;
      const [from, to] = [Math.max(0, column - REACH.across), Math.min(across, column + REACH.across + 1)];
      for (let y = Math.max(0, row - REACH.down); y <= Math.min(down - 1, row + REACH.down); y++)
        near.fill(1, y * across + from, y * across + to);
    }
  }
  return hasBlocks ? near : undefined;
}
