import { areasAbove, cornersOf } from './areas.ts';
import { hullOf, smallestRect } from './hull.ts';

/** A turned rectangle: centre, half extents along its own axes, and the direction of its long run (u) as a unit vector. */
export interface Rect {
  readonly cx: number;
  readonly cy: number;
  /** Length along (ux, uy) and across it. */
  readonly w: number;
  readonly h: number;
  readonly ux: number;
  readonly uy: number;
  /** Mean probability of text inside, 0..1. */
  readonly score: number;
}

/** A pixel of the map is text from here on; a box counts when its mean probability reaches the second figure. */
const PIXEL_THRESHOLD = 0.3;
const BOX_THRESHOLD = 0.6;
/** The network marks the core of a line; the box grows by area × ratio / perimeter (1.3 and 2.0 read worse). */
const UNCLIP_RATIO = 1.5;
const MIN_SIDE = 3;
const MAX_BOXES = 1500;

/** Connected areas of the probability map as turned rectangles, in page pixels. */
export function rectsFromMap(map: Float32Array, width: number, height: number, sx: number, sy: number): Rect[] {
  const rects: Rect[] = [];
  for (const area of areasAbove(map, width, height, PIXEL_THRESHOLD)) {
    const core = smallestRect(hullOf(cornersOf(area)));
    if (Math.min(core.w, core.h) < MIN_SIDE) continue;
    const score = meanInside(map, width, height, core);
    if (score < BOX_THRESHOLD) continue;
    const grow = (core.w * core.h * UNCLIP_RATIO) / (2 * (core.w + core.h));
    rects.push(toPage({ ...core, w: core.w + 2 * grow, h: core.h + 2 * grow, score }, sx, sy));
    if (rects.length === MAX_BOXES) break;
  }
  return rects;
}

/** The two axes of the map may be scaled a little differently (sides are rounded to the stride). */
export function toPage(rect: Rect, sx: number, sy: number): Rect {
  const [ux, uy] = [rect.ux * sx, rect.uy * sy];
  const [vx, vy] = [-rect.uy * sx, rect.ux * sy];
  const length = Math.hypot(ux, uy);
  return {
    cx: rect.cx * sx,
    cy: rect.cy * sy,
    w: rect.w * length,
    h: rect.h * Math.hypot(vx, vy),
    ux: ux / length,
    uy: uy / length,
    score: rect.score,
  };
}

function meanInside(map: Float32Array, width: number, height: number, rect: Rect): number {
  const { cx, cy, ux, uy } = rect;
  const [a, b] = [rect.w / 2, rect.h / 2];
  const dx = Math.abs(ux) * a + Math.abs(uy) * b;
  const dy = Math.abs(uy) * a + Math.abs(ux) * b;
  let sum = 0;
  let count = 0;
  for (let y = Math.max(0, Math.floor(cy - dy)); y < Math.min(height, cy + dy); y++) {
    for (let x = Math.max(0, Math.floor(cx - dx)); x < Math.min(width, cx + dx); x++) {
      const [px, py] = [x + 0.5 - cx, y + 0.5 - cy];
      if (Math.abs(px * ux + py * uy) > a || Math.abs(-px * uy + py * ux) > b) continue;
      sum += map[y * width + x]!;
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** Corners of a box, clockwise from its upper left one. */
export function rectCorners({ cx, cy, w, h, ux, uy }: Rect): [number, number][] {
  const at = (a: number, b: number): [number, number] => [
    cx + (a * w * ux - b * h * uy) / 2,
    cy + (a * w * uy + b * h * ux) / 2,
  ];
  return [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)];
}
