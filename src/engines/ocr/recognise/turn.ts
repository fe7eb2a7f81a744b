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
/** Print read the right way is never read as poorly as this. */
const DOUBTFUL = 0.8;
/** Characters of a line, taken for those of a column, lie on their side and are never read this surely. */
const STANDING = 0.72;

const isTall = (rect: Rect): boolean => rect.h > rect.w * CLEAR_ASPECT;
const isWide = (rect: Rect): boolean => rect.w > rect.h * CLEAR_ASPECT;

/** Longer across the reading direction than along it: a column of vertical text, or a single narrow character. */
export const isAcross = (rect: Rect, quarter: Quarter): boolean => (quarter % 2 === 0 ? isTall(rect) : isWide(rect));

/** Columns run down the page: a quarter turn clockwise of its lines. */
export const columnQuarter = (quarter: Quarter): Quarter => ((quarter + 1) % 4) as Quarter;

export type ReadBox = (rect: Rect, quarter: Quarter) => Promise<Reading>;

export interface Turn {
  /** Which way the lines of the page run in the picture. */
  readonly quarter: Quarter;
  /** Most of its text stands in columns. */
  readonly columns: boolean;
}

/**
 * Which way the text of a page runs, by the confidence of a few boxes read each way. The recogniser reads a line, and
 * a column turned to a line, equally well: which of the two a box is, `readCells` tells, which sets the characters of
 * a column upright one by one.
 */
export async function decideTurn(rects: readonly Rect[], read: ReadBox, readCells: ReadBox): Promise<Turn> {
  const extent = (list: readonly Rect[]) => list.reduce((sum, rect) => sum + Math.max(rect.w, rect.h), 0);
  const wide = rects.filter(isWide);
  const tall = rects.filter(isTall);
  const upright = extent(wide) >= extent(tall);
  const probes = pickProbes(upright ? (wide.length > 0 ? wide : rects) : tall);
  if (probes.length === 0) return { quarter: 0, columns: false };
  const ways: readonly [Quarter, Quarter] = upright ? [0, 2] : [1, 3];
  let best: { way: Quarter; confidence: number } = { way: ways[0], confidence: -1 };
  for (const way of ways) {
    const confidence = await meanConfidence(probes, (rect) => read(rect, way));
    if (confidence > best.confidence) best = { way, confidence };
    if (confidence >= SURE) break;
  }
  const asCells = (way: Quarter, boxes: readonly Rect[]) => meanConfidence(boxes, (rect) => readCells(rect, way));
  // Where neither way reads well, columns that only their single characters show may run either way.
  const doubtful = best.confidence < DOUBTFUL;
  let columns: Quarter | undefined;
  let most = doubtful ? best.confidence : STANDING;
  for (const way of doubtful ? [ways[1], ways[0]] : [best.way]) {
    // One box says no to most pages; the others are asked when it does not.
    if ((await asCells(way, probes.slice(0, 1))) < (doubtful ? 0 : STANDING)) continue;
    const confidence = await asCells(way, probes);
    if (confidence > most) [columns, most] = [way, confidence];
  }
  if (columns === undefined) return { quarter: best.way, columns: false };
  return { quarter: ((columns + 3) % 4) as Quarter, columns: true };
}

/** Long readings weigh more; an empty one is no evidence. */
async function meanConfidence(rects: readonly Rect[], read: (rect: Rect) => Promise<Reading>): Promise<number> {
  let [sum, chars] = [0, 0];
  for (const rect of rects) {
    const reading = await read(rect);
    sum += reading.confidence * reading.chars.length;
    chars += reading.chars.length;
  }
  return chars === 0 ? 0 : sum / chars;
}

function pickProbes(rects: readonly Rect[]): Rect[] {
  const distance = (rect: Rect) => {
    const [long, short] = [Math.max(rect.w, rect.h), Math.min(rect.w, rect.h)];
    return Math.abs((long / short) * 48 - PROBE_WIDTH);
  };
  return [...rects].sort((a, b) => distance(a) - distance(b)).slice(0, PROBES);
}
