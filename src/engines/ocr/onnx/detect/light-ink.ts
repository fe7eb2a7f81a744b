import type { Grey } from '../../../document/index.ts';
import { LINE } from './line-height.ts';
import { integralOf, levelOf } from './sums.ts';

/** The paper is the tone so much of a page is darker than; a block is darker than this share of it. */
const PAPER = 0.9;
const BLOCK = 0.8;
/** Squares of so many pixels that are ground all over are a block: strokes of print are thinner. */
const SQUARE = 5;
/** Most of what is around light print is its ground, over the height of a line: a block may be no higher. */
const MOSTLY = 0.55;
const [ABOVE, BESIDE] = [LINE / 2, Math.round(LINE * 1.3)];
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
  const tones = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i++) {
    if (data[i]! >= limit) continue;
    ground[i] = 1;
    tones[i] = data[i]!;
  }
  const counts = integralOf(ground, width, height);
  const sums = integralOf(tones, width, height);
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - ABOVE) * (width + 1);
    const below = Math.min(height, y + ABOVE + 1) * (width + 1);
    const row = Math.floor(y / SQUARE) * near.across;
    for (let x = 0; x < width; x++) {
      if (!near.squares[row + ((x / SQUARE) | 0)]) continue;
      const left = Math.max(0, x - BESIDE);
      const right = Math.min(width, x + BESIDE + 1);
      const count = counts[below + right]! - counts[above + right]! - counts[below + left]! + counts[above + left]!;
      if (count * (width + 1) <= MOSTLY * (right - left) * (below - above)) continue;
      const sum = (sums[below + right]! - sums[above + right]! - sums[below + left]! + sums[above + left]!) >>> 0;
      const tone = sum / count;
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
