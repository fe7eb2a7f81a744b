import type { Rect } from '../detect/rects.ts';
import type { Reading } from '../types.ts';
import type { Quarter } from './crop.ts';

/** A box this much longer than thick shows which way its text runs. */
const CLEAR_ASPECT = 1.5;
/** Boxes read to decide; crops near this width are long enough to judge and cheap to read. */
const PROBES = 4;
const PROBE_WIDTH = 240;
/** Upside-down text is never read this surely, so the other direction need not be tried. */
const SURE = 0.93;

export const isTall = (rect: Rect): boolean => rect.h > rect.w * CLEAR_ASPECT;
const isWide = (rect: Rect): boolean => rect.w > rect.h * CLEAR_ASPECT;

export type ReadBox = (rect: Rect, quarter: Quarter) => Promise<Reading>;
export type ReadColumn = (rect: Rect) => Promise<Reading>;

/**
 * Which way the text of a page runs, by the confidence of a few boxes read each way. `column` says that the page is
 * upright and its lines stand vertically.
 */
export async function decideTurn(
  rects: readonly Rect[],
  read: ReadBox,
  readColumn: ReadColumn,
): Promise<{ quarter: Quarter; column: boolean }> {
  const extent = (list: readonly Rect[]) => list.reduce((sum, rect) => sum + Math.max(rect.w, rect.h), 0);
  const wide = rects.filter(isWide);
  const tall = rects.filter(isTall);
  const upright = extent(wide) >= extent(tall);
  const probes = pickProbes(upright ? (wide.length > 0 ? wide : rects) : tall);
  if (probes.length === 0) return { quarter: 0, column: false };
  const mean = async (readOne: (rect: Rect) => Promise<Reading>) => {
    const readings = await inOrder(probes, readOne);
    const chars = readings.reduce((sum, reading) => sum + reading.chars.length, 0);
    // Long readings weigh more; an empty one is no evidence.
    return chars === 0 ? 0 : readings.reduce((sum, r) => sum + r.confidence * r.chars.length, 0) / chars;
  };
  if (upright) {
    const forward = await mean((rect) => read(rect, 0));
    if (forward >= SURE) return { quarter: 0, column: false };
    return { quarter: (await mean((rect) => read(rect, 2))) > forward ? 2 : 0, column: false };
  }
  const down = await mean((rect) => read(rect, 1));
  if (down >= SURE) return { quarter: 1, column: false };
  const up = await mean((rect) => read(rect, 3));
  if (up >= SURE) return { quarter: 3, column: false };
  const column = await mean(readColumn);
  if (column > Math.max(down, up)) return { quarter: 0, column: true };
  return { quarter: down >= up ? 1 : 3, column: false };
}

function pickProbes(rects: readonly Rect[]): Rect[] {
  const distance = (rect: Rect) => {
    const [long, short] = [Math.max(rect.w, rect.h), Math.min(rect.w, rect.h)];
    return Math.abs((long / short) * 48 - PROBE_WIDTH);
  };
  return [...rects].sort((a, b) => distance(a) - distance(b)).slice(0, PROBES);
}

async function inOrder<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
