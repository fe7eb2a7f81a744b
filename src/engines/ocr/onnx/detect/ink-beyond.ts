import type { InkMap } from './ink-map.ts';
import { LINE } from './line-height.ts';
import { type Rect, toPage } from './rects.ts';

/** Characters of one line stand no further apart than this, in thicknesses. */
const GAP = 0.45;
/** A box loses a few characters at most; more is another line. */
const FURTHEST = 3;
/** Less ink than this (in thicknesses) is the end of a stroke. */
const LEAST = 0.22;
const ROOM = 0.12;

/** The box with the ink that goes on beyond its ends; undefined where it ends with its ink. */
export function inkBeyond(map: InkMap, rect: Rect, others: readonly Rect[]): Rect | undefined {
  if (rect.w < rect.h * 1.5) return undefined;
  const box = toPage(rect, 1 / map.scale, 1 / map.scale);
  // All that is within reach: most boxes of a page are nowhere near.
  const reach = rect.w / 2 + (FURTHEST + 1) * rect.h;
  const near = others
    .filter((other) => other !== rect && distance(other, rect) <= reach + (other.w + other.h) / 2)
    .map((other) => toPage(other, 1 / map.scale, 1 / map.scale));
  const [before, after] = [reachOf(map, box, near, -1), reachOf(map, box, near, 1)];
  if (before === 0 && after === 0) return undefined;
  const shift = ((after - before) / 2) * map.scale;
  const w = rect.w + (before + after) * map.scale;
  return { ...rect, w, cx: rect.cx + rect.ux * shift, cy: rect.cy + rect.uy * shift };
}

/** How far ink goes on beyond one end, in pixels of the map. */
function reachOf(map: InkMap, box: Rect, others: readonly Rect[], way: 1 | -1): number {
  const gap = Math.max(2, GAP * box.h);
  let [last, inked] = [0, 0];
  for (let step = 1; step <= FURTHEST * box.h; step++) {
    if (step - last > gap) break;
    const along = way * (box.w / 2 + step);
    const [x, y] = [box.cx + box.ux * along, box.cy + box.uy * along];
    if (x < 0 || y < 0 || x >= map.width || y >= map.height || others.some((other) => isInside(other, x, y))) return 0;
    const ink = inkAcross(map, box, along);
    if (ink === 'rule') return 0;
    if (ink) [last, inked] = [step, inked + 1];
  }
  // What goes on and on is a rule or a row of dashes.
  if (inked < LEAST * LINE || last > FURTHEST * box.h - gap) return 0;
  return last + ROOM * box.h;
}

/** Whether a cut across the line meets ink; a rule goes on above and below it. */
function inkAcross(map: InkMap, box: Rect, along: number): boolean | 'rule' {
  let [inside, above, below] = [false, false, false];
  for (let v = -0.75; v <= 0.75; v += 1 / LINE) {
    const across = v * box.h;
    const x = Math.round(box.cx + box.ux * along - box.uy * across);
    const y = Math.round(box.cy + box.uy * along + box.ux * across);
    if (x < 0 || y < 0 || x >= map.width || y >= map.height || !map.ink[y * map.width + x]) continue;
    if (Math.abs(v) <= 0.36) inside = true;
    else if (v < -0.6) above = true;
    else if (v > 0.6) below = true;
  }
  return inside && above && below ? 'rule' : inside;
}

const distance = (a: Rect, b: Rect): number => Math.hypot(a.cx - b.cx, a.cy - b.cy);

const isInside = (rect: Rect, x: number, y: number): boolean => {
  const [dx, dy] = [x - rect.cx, y - rect.cy];
  return Math.abs(dx * rect.ux + dy * rect.uy) <= rect.w / 2 && Math.abs(dy * rect.ux - dx * rect.uy) <= rect.h / 2;
};
