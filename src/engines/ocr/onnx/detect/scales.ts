import type { Rect } from './rects.ts';

/** Print thicker than this, in pixels the network sees, is found better in a smaller picture. */
export const LARGE = 100;
/** Boxes thinner than this share of a large one are lines of their own, not pieces of it. */
const PIECE = 0.45;

export const thicknessOf = (rect: Rect): number => Math.min(rect.w, rect.h);

/**
 * Boxes of a page seen at two sizes: large print from the smaller picture, instead of the pieces the larger one shows
 * of it; everything else from the larger one. `large` is in page pixels.
 */
export function mergeScales(fine: readonly Rect[], coarse: readonly Rect[], large: number): Rect[] {
  const kept = coarse.filter((rect) => {
    if (thicknessOf(rect) < large) return false;
    const inside = fine.filter((other) => isInside(other, rect));
    const lines = inside.filter((other) => thicknessOf(other) < PIECE * thicknessOf(rect));
    // A block of small print looks like one thick line from afar.
    return lines.length < 2 || lines.length < inside.length / 2;
  });
  return [...fine.filter((rect) => !kept.some((other) => isInside(rect, other))), ...kept];
}

/** The boxes, and those others that lie apart from all of them. */
export const addMissing = (rects: readonly Rect[], others: readonly Rect[]): Rect[] => [
  ...rects,
  ...others.filter((other) => !rects.some((rect) => isInside(other, rect) || isInside(rect, other))),
];

/** The middle of one box lies in the other. */
function isInside(rect: Rect, other: Rect): boolean {
  const [dx, dy] = [rect.cx - other.cx, rect.cy - other.cy];
  const along = Math.abs(dx * other.ux + dy * other.uy);
  const across = Math.abs(-dx * other.uy + dy * other.ux);
  return along <= other.w / 2 && across <= other.h / 2;
}
