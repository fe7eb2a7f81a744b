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

/** Which way the text of a page runs, by the confidence of a few boxes read each way. */
export async function decideTurn(rects: readonly Rect[], read: ReadBox, readColumn: ReadBox): Promise<Turn> {
  const extent = (list: readonly Rect[]) => list.reduce((sum, rect) => sum + Math.max(rect.w, rect.h), 0);
  const wide = rects.filter(isWide);
  const tall = rects.filter(isTall);
  const upright = extent(wide) >= extent(tall);
  const probes = pickProbes(upright ? (wide.length > 0 ? wide : rects) : tall);
  if (probes.length === 0) return { quarter: 0, columns: false };
  const ways: readonly [Quarter, Quarter] = upright ? [0, 2] : [1, 3];
  let best: Turn & { confidence: number } = { quarter: ways[0], columns: false, confidence: -1 };
  const consider = async (quarter: Quarter, columns: boolean, readOne: (rect: Rect) => Promise<Reading>) => {
    const confidence = await meanConfidence(probes, readOne);
    if (confidence > best.confidence) best = { quarter, columns, confidence };
    return best.confidence >= SURE;
  };
  for (const way of ways) if (await consider(way, false, (rect) => read(rect, way))) return best;
  // Neither way reads well: perhaps the boxes are columns, whose page then stands a quarter turn back.
  if (best.confidence < DOUBTFUL) {
    for (const way of [ways[1], ways[0]]) {
      const quarter = ((way + 3) % 4) as Quarter;
      if (await consider(quarter, true, (rect) => readColumn(rect, way))) return best;
    }
  }
  return best;
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
