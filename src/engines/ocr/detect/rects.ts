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
  for (const component of components(map, width, height)) {
    const core = smallestRect(hullOf(component));
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
function toPage(rect: Rect, sx: number, sy: number): Rect {
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

/**
 * 8-connected areas above the threshold, each as the end pixels of its rows (all a convex hull needs),
 * by a scan of runs with union-find.
 */
function* components(map: Float32Array, width: number, height: number): Generator<[number, number][]> {
  const parent: number[] = [];
  const runs: { y: number; from: number; to: number; label: number }[] = [];
  const find = (label: number): number => {
    let root = label;
    while (parent[root] !== root) root = parent[root]!;
    while (parent[label] !== root) [parent[label], label] = [root, parent[label]!];
    return root;
  };
  let above: typeof runs = [];
  for (let y = 0; y < height; y++) {
    const row: typeof runs = [];
    const offset = y * width;
    let next = 0;
    for (let x = 0; x < width; x++) {
      if (map[offset + x]! <= PIXEL_THRESHOLD) continue;
      const from = x;
      while (x < width && map[offset + x]! > PIXEL_THRESHOLD) x++;
      const run = { y, from, to: x - 1, label: -1 };
      while (next < above.length && above[next]!.to < run.from - 1) next++;
      for (let k = next; k < above.length && above[k]!.from <= run.to + 1; k++) {
        const label = find(above[k]!.label);
        if (run.label < 0) run.label = label;
        else parent[label] = find(run.label);
      }
      if (run.label < 0) run.label = parent.push(parent.length) - 1;
      row.push(run);
      runs.push(run);
    }
    above = row;
  }
  const points = new Map<number, [number, number][]>();
  for (const { y, from, to, label } of runs) {
    const root = find(label);
    const list = points.get(root) ?? points.set(root, []).get(root)!;
    // Corners of the pixels, so that a line one pixel thick has an extent.
    list.push([from, y], [to + 1, y], [from, y + 1], [to + 1, y + 1]);
  }
  yield* points.values();
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
