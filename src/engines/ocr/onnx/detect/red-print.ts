import type { Grey } from '../../../document/index.ts';
import { areasAbove, boundsOf } from './areas.ts';
import type { Rect } from './rects.ts';

/** A part of a page, in its pixels; `x1` and `y1` are outside. */
export interface Part {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** So much lighter without red, a pixel was red; warm paper is not. */
const RED = 24;
/** One pixel of a box in so many is asked, both ways. */
const STEP = 3;
/** Room around the red, so that lines through a seal are seen with their surroundings. */
const ROOM = 64;

/** The page is looked at in squares of so many pixels: where print stands, some of a square is red, and not all of it. */
const SQUARE = 32;
const [PALEST, FULL] = [0.02, 0.9];
/** One pixel in so many of a square is asked, both ways. */
const ASKED_STEP = 4;
/** A single square is a speck. */
const FEWEST_SQUARES = 2;

/**
 * Where red print and seals of a page stand: its picture in grey, and the one without red. Single pixels are grain and
 * the rim of other colours, and a surface that is red all over is a table.
 */
export function redParts(grey: Grey, withoutRed: Grey): Part[] {
  const { width, height } = grey;
  const [across, down] = [Math.ceil(width / SQUARE), Math.ceil(height / SQUARE)];
  const areas = areasAbove(redSquares(grey, withoutRed, across, down), across, down, 0)
    .filter((area) => area.reduce((sum, { from, to }) => sum + to - from + 1, 0) >= FEWEST_SQUARES)
    .map(boundsOf);
  const parts = areas.map(({ x0, y0, x1, y1 }) => ({
    x0: Math.max(0, x0 * SQUARE - ROOM),
    y0: Math.max(0, y0 * SQUARE - ROOM),
    x1: Math.min(width, (x1 + 1) * SQUARE + ROOM),
    y1: Math.min(height, (y1 + 1) * SQUARE + ROOM),
  }));
  return parts.reduce<Part[]>(joinedWith, []);
}

/** 1 for every square of which some is red. */
function redSquares(grey: Grey, withoutRed: Grey, across: number, down: number): Float32Array {
  const { width, height } = grey;
  const reds = new Float32Array(across * down);
  for (let y = 0; y < height; y += ASKED_STEP) {
    const row = Math.floor(y / SQUARE) * across;
    for (let x = 0, at = y * width; x < width; x += ASKED_STEP, at += ASKED_STEP)
      if (withoutRed.data[at]! - grey.data[at]! >= RED) reds[row + ((x / SQUARE) | 0)]!++;
  }
  const askedAlong = (start: number, end: number) => Math.ceil(Math.min(SQUARE, end - start) / ASKED_STEP);
  return reds.map((count, square) => {
    const [x, y] = [(square % across) * SQUARE, Math.floor(square / across) * SQUARE];
    const share = count / (askedAlong(x, width) * askedAlong(y, height));
    return share >= PALEST && share <= FULL ? 1 : 0;
  });
}

/** The parts with another one; those it meets become one with it, so that no line is seen in two halves. */
function joinedWith(parts: readonly Part[], part: Part): Part[] {
  const met = parts.find((other) => isMeeting(other, part));
  if (!met) return [...parts, part];
  const both = {
    x0: Math.min(met.x0, part.x0),
    y0: Math.min(met.y0, part.y0),
    x1: Math.max(met.x1, part.x1),
    y1: Math.max(met.y1, part.y1),
  };
  return joinedWith(
    parts.filter((other) => other !== met),
    both,
  );
}

const isMeeting = (a: Part, b: Part): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

/** Less red than this share of a box is grain, and the rim of another colour. */
const LEAST_RED = 0.01;

/** Whether a seal, a stamp or red print stands in a box: elsewhere the page without its red shows the same. */
export function hasRedIn(grey: Grey, withoutRed: Grey, { cx, cy, w, h, ux, uy }: Rect): boolean {
  const [right, bottom] = [grey.width - 1, grey.height - 1];
  let [red, all] = [0, 0];
  for (let v = -h / 2; v < h / 2; v += STEP) {
    for (let u = -w / 2; u < w / 2; u += STEP) {
      const x = Math.min(right, Math.max(0, Math.round(cx + u * ux - v * uy)));
      const y = Math.min(bottom, Math.max(0, Math.round(cy + u * uy + v * ux)));
      const at = y * grey.width + x;
      if (withoutRed.data[at]! - grey.data[at]! >= RED) red++;
      all++;
    }
  }
  return red >= LEAST_RED * all;
}

export function cutOut({ width, data }: Grey, { x0, y0, x1, y1 }: Part): Grey {
  const part = { width: x1 - x0, height: y1 - y0, data: new Uint8Array((x1 - x0) * (y1 - y0)) };
  for (let y = y0; y < y1; y++) part.data.set(data.subarray(y * width + x0, y * width + x1), (y - y0) * part.width);
  return part;
}
