import type { Grey } from '../../../document/index.ts';
import { viewOf } from './box-view.ts';
import type { Rect } from './rects.ts';

/** A box this much thicker than the page's lines may hold two or three that touch each other. */
const THICK = 1.45;
const MOST_LINES = 3;
/** Lines are longer than this, in their own height: of a short box a sign or a seal is likelier. */
const LONG = 2.3;
/** How far from where equal lines would part the valley between them is looked for, in heights of a line. */
const AROUND = 0.3;
/** Between two lines there is less ink than this share of what a row of them usually has. */
const VALLEY = 0.7;
/** Room around a row, in heights: brackets and tails reach into the next. */
const ROOM = 0.06;

/** How far the lines in a box may lean against it, in slopes: of two lines that touch it has no angle of its own. */
const LEANS = [0, 0.015, -0.015, 0.03, -0.03];

/**
 * Lines set so tightly that brackets and tails of one reach into the next leave no white between them. Where a box is
 * as thick as two or three lines, it parts where there is least ink, along the lean that shows the valley best; one that
 * shows no valley comes back as it is.
 */
export function partTouching(page: Grey, rect: Rect, usual: number): Rect[] {
  const count = Math.min(MOST_LINES, Math.round(rect.h / usual));
  if (rect.h < usual * THICK || count < 2 || rect.w < (rect.h / count) * LONG) return [rect];
  let best: Parted | undefined;
  for (const lean of LEANS) {
    const parted = partAlong(page, leaning(rect, lean), count);
    if (parted && parted.ink < (best?.ink ?? VALLEY)) best = parted;
  }
  if (!best) return [rect];
  const { along, edges } = best;
  return edges.slice(1).map((to, i) => {
    const from = edges[i]!;
    const room = (to - from) * ROOM;
    const v = (from + to) / 2 - along.h / 2;
    return { ...along, cx: along.cx - v * along.uy, cy: along.cy + v * along.ux, h: to - from + 2 * room };
  });
}

interface Parted {
  readonly along: Rect;
  /** Where the lines begin, and where the last one ends. */
  readonly edges: readonly number[];
  /** Of all valleys the most ink, as a share of what a row usually has. */
  readonly ink: number;
}

function partAlong(page: Grey, along: Rect, count: number): Parted | undefined {
  const rows = inkByRow(page, along);
  if (!rows) return undefined;
  const usualInk = rows.toSorted((a, b) => a - b)[rows.length >> 1]!;
  const pitch = rows.length / count;
  const edges = [0];
  let ink = 0;
  for (let line = 1; line < count; line++) {
    const [from, to] = [Math.floor((line - AROUND) * pitch), Math.ceil((line + AROUND) * pitch)];
    let least = from;
    for (let y = from; y <= to; y++) if (rows[y]! < rows[least]!) least = y;
    ink = Math.max(ink, rows[least]! / Math.max(1, usualInk));
    edges.push(least);
  }
  return { along, edges: [...edges, rows.length], ink };
}

/** The box turned by a slope, about its middle. */
function leaning(rect: Rect, slope: number): Rect {
  if (slope === 0) return rect;
  const length = Math.hypot(1, slope);
  const [cos, sin] = [1 / length, slope / length];
  return { ...rect, ux: rect.ux * cos - rect.uy * sin, uy: rect.uy * cos + rect.ux * sin };
}

/** Dark pixels of each row of a turned box; undefined where nothing stands out. */
function inkByRow(page: Grey, rect: Rect): number[] | undefined {
  const view = viewOf(page, rect);
  if (!view) return undefined;
  const { ink, width, height } = view;
  return Array.from({ length: height }, (_, row) =>
    ink.subarray(row * width, (row + 1) * width).reduce((sum, value) => sum + value, 0),
  );
}
