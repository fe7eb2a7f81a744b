import type { Grey } from '../../../document/index.ts';
import { LINE } from './line-height.ts';
import { levelOf, windowSides, windowSums } from './sums.ts';

/** The paper is the tone so much of a page is darker than; a block is darker than this share of it. */
const PAPER = 0.9;
const BLOCK = 0.8;
/** Squares of so many pixels that are ground all over are a block: strokes of print are thinner. */
const SQUARE = 5;
/** Most of what is around light print is its ground, over the height of a line: a block may be no higher. */
const MOSTLY = 0.55;
const [ABOVE, BESIDE] = [LINE / 2, Math.round(LINE * 1.3)];
/** A window has fewer tones than this in all: what counts its pixels stands above. */
const BITS = 18;
const ONE = 2 ** BITS;
/** Light print is so much of the way from its ground to paper. */
const LIGHTER = 0.3;

/** A part of a picture, in its pixels. */
export interface Within {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Print within a part that is lighter than its ground: white in a block of black, grey or a colour. */
export function lightInk({ width, height, data }: Grey, within: Within): { light: Uint8Array; ground: Uint8Array } {
  const paper = levelOf(data, PAPER);
  const limit = BLOCK * paper;
  const ground = new Uint8Array(data.length);
  const light = new Uint8Array(data.length);
  const near = nearBlocks(data, width, height, limit, within);
  // Few pages have a block at all.
  if (!near) return { light, ground };
  for (let i = 0; i < data.length; i++) if (data[i]! < limit) ground[i] = 1;
  // How many pixels are ground, and their tones, in one sum.
  const worth = Uint32Array.from({ length: 256 }, (_, level) => (level < limit ? ONE + level : 0));
  const sumsAt = windowSums({ data, width, height }, BESIDE, ABOVE, worth);
  const [columns, rows] = [windowSides(width, BESIDE), windowSides(height, ABOVE)];
  for (let y = 0; y < height; y++) {
    const squares = near.squares.subarray(Math.floor(y / SQUARE) * near.across).subarray(0, near.across);
    if (!squares.includes(1)) continue;
    const sums = sumsAt(y);
    const most = MOSTLY * rows[y]!;
    for (let x = 0; x < width; x++) {
      // On from square to square.
      if (squares[(x / SQUARE) | 0] === 0) {
        x += SQUARE - 1 - (x % SQUARE);
        continue;
      }
      const sum = sums[x]!;
      const count = sum >>> BITS;
      if (count <= most * columns[x]!) continue;
      const tone = (sum & (ONE - 1)) / count;
      if (data[y * width + x]! > tone + LIGHTER * (paper - tone)) light[y * width + x] = 1;
    }
  }
  return { light, ground };
}

/** Squares with a block in or beside them. */
function nearBlocks(data: Uint8Array, width: number, height: number, limit: number, within: Within) {
  const [across, down] = [Math.ceil(width / SQUARE), Math.ceil(height / SQUARE)];
  const squares = new Uint8Array(across * down);
  const [dx, dy] = [Math.ceil(BESIDE / SQUARE), Math.ceil(ABOVE / SQUARE)];
  const [left, top] = [within.left, within.top].map((first) => Math.max(0, Math.floor(first / SQUARE)));
  const [right, bottom] = [Math.min(width, within.right), Math.min(height, within.bottom)];
  let hasBlocks = false;
  for (let row = top!; (row + 1) * SQUARE <= bottom; row++) {
    for (let column = left!; (column + 1) * SQUARE <= right; column++) {
      if (!isGround(data, width, limit, row * SQUARE * width + column * SQUARE)) continue;
      hasBlocks = true;
      const [from, to] = [Math.max(0, column - dx), Math.min(across, column + dx + 1)];
      for (let y = Math.max(0, row - dy); y <= Math.min(down - 1, row + dy); y++)
        squares.fill(1, y * across + from, y * across + to);
    }
  }
  return hasBlocks ? { squares, across } : undefined;
}

/** Whether a square is dark all over. */
function isGround(data: Uint8Array, width: number, limit: number, first: number): boolean {
  for (let y = 0; y < SQUARE; y++)
    for (let at = first + y * width, end = at + SQUARE; at < end; at++) if (data[at]! >= limit) return false;
  return true;
}
