import type { Rect } from './rects.ts';

/** Only a box this much longer than thick shows which way its line runs. */
const CLEAR_ASPECT = 2.2;
/** Pieces of one line are about as thick as each other, and stand on one axis (shares of the thinner one). */
const LEAST_RATIO = 0.65;
const MAX_OFFSET = 0.2;
/** Cosine of the angle between two pieces of one line: 5°. */
const SAME_DIRECTION = 0.996;

/**
 * Boxes that overlap end to end are one line: the detector cuts at thin strokes (ー in a column, 一) and in wide-set
 * names, and boxes only overlap when there is less than a character between them. Columns of a table stand further
 * apart.
 */
export function joinPieces(rects: readonly Rect[]): Rect[] {
  const open = [...rects];
  const joined: Rect[] = [];
  while (open.length > 0) {
    let rect = open.pop()!;
    for (let i = 0; i < open.length; i++) {
      const both = join(rect, open[i]!);
      if (!both) continue;
      rect = both;
      open.splice(i, 1);
      // The longer box may reach others that were passed over.
      i = -1;
    }
    joined.push(rect);
  }
  return joined.reverse();
}

/** One box around two pieces of a line, or undefined when they are none. */
function join(a: Rect, b: Rect): Rect | undefined {
  // The longer one decides which way the line runs.
  const [long, short] = extent(a) >= extent(b) ? [a, b] : [b, a];
  if (long.ux * short.ux + long.uy * short.uy < SAME_DIRECTION) return undefined;
  const flat = long.w >= long.h;
  if (extent(long) < CLEAR_ASPECT * Math.min(long.w, long.h)) return undefined;
  const [ux, uy] = flat ? [long.ux, long.uy] : [-long.uy, long.ux];
  const [thick, thin] = flat ? [long.h, short.h] : [long.w, short.w];
  if (Math.min(thick, thin) < LEAST_RATIO * Math.max(thick, thin)) return undefined;
  const [dx, dy] = [short.cx - long.cx, short.cy - long.cy];
  const [along, across] = [dx * ux + dy * uy, -dx * uy + dy * ux];
  if (Math.abs(across) > MAX_OFFSET * Math.min(thick, thin)) return undefined;
  const [l, s] = flat ? [long.w, short.w] : [long.h, short.h];
  if (Math.abs(along) >= (l + s) / 2) return undefined;
  const [from, to] = [Math.min(-l / 2, along - s / 2), Math.max(l / 2, along + s / 2)];
  const [top, bottom] = [Math.min(-thick / 2, across - thin / 2), Math.max(thick / 2, across + thin / 2)];
  const [u, v] = [(from + to) / 2, (top + bottom) / 2];
  const [length, thickness] = [to - from, bottom - top];
  return {
    ...long,
    cx: long.cx + u * ux - v * uy,
    cy: long.cy + u * uy + v * ux,
    w: flat ? length : thickness,
    h: flat ? thickness : length,
    score: Math.max(a.score, b.score),
  };
}

const extent = (rect: Rect): number => Math.max(rect.w, rect.h);
