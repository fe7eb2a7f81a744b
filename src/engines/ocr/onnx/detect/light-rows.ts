import { type InkMap, type InkMaps, inkShare } from './ink-map.ts';
import type { Rect } from './rects.ts';
import { unreadInk } from './unread-ink.ts';

/** Boxes that take less than this share of a row's length have not read all of it. */
const FILLED = 0.85;
/** Two characters and more, in heights of the row; a single one is more often a gap in a drawing. */
const SHORTEST = 1.5;

/** Light print takes at least this share of its box, and its ground this share of what is beside the box's ends. */
const [LIGHT, GROUND] = [0.06, 0.5];
/** How far beside the ends one looks, in thicknesses. */
const BESIDE = 0.4;

/** A row of light print, and the boxes that have read it or parts of it. */
export interface LightRow<T> {
  readonly row: Rect;
  readonly parts: readonly T[];
  /** They are all of it. */
  readonly isRead: boolean;
}

/**
 * Rows of print that is lighter than its ground: white in a black or coloured block. The detector finds such print less
 * surely than dark one, and pieces of a row are read badly one by one.
 */
export function lightRows<T extends { readonly rect: Rect }>(
  light: InkMap,
  boxes: readonly T[],
  isOnSheet: (x: number, y: number) => boolean,
): LightRow<T>[] {
  const rows = unreadInk(light, [], isOnSheet).filter(({ w, h }) => w >= SHORTEST * h);
  return rows.map((row) => {
    const parts = boxes.filter(({ rect: { cx, cy } }) => isIn(row, cx, cy));
    const filled = parts.reduce((sum, { rect }) => sum + overlap(row, rect), 0);
    const isRead = Math.max(filled, ...boxes.map(({ rect }) => overlap(row, rect))) >= FILLED * row.w;
    return { row, parts, isRead };
  });
}

/** Whether a box holds light print. Between the strokes of bold print it is light as well, beside them it is not dark. */
export function isOnBlock({ light, ground }: InkMaps, rect: Rect): boolean {
  if (inkShare(light, rect) < LIGHT) return false;
  return [-1, 1].every((way) => {
    const w = BESIDE * rect.h;
    const along = (way * (rect.w + w)) / 2;
    const end = { ...rect, w, cx: rect.cx + along * rect.ux, cy: rect.cy + along * rect.uy };
    return inkShare(ground, end) >= GROUND;
  });
}

const isIn = ({ cx, cy, w, h }: Rect, x: number, y: number): boolean =>
  Math.abs(x - cx) <= w / 2 && Math.abs(y - cy) <= h / 2;

/** How much of the length of a row, which is level, lies in a box at its height. */
function overlap(row: Rect, { cx, cy, w, h, ux, uy }: Rect): number {
  const [across, down] = [Math.abs(ux) * w + Math.abs(uy) * h, Math.abs(uy) * w + Math.abs(ux) * h];
  if (Math.abs(row.cy - cy) > Math.max(row.h, down) / 2) return 0;
  const left = Math.max(row.cx - row.w / 2, cx - across / 2);
  return Math.max(0, Math.min(row.cx + row.w / 2, cx + across / 2) - left);
}
