import type { Reading } from '../../types.ts';
import type { Rect } from '../detect/rects.ts';
import { areColumns, DOUBTFUL, type ReadBox } from './columns-or-lines.ts';
import type { Quarter } from './crop.ts';
import { isRuleReading } from './rule-reading.ts';

/** A box this much longer than thick shows which way its text runs. */
const CLEAR_ASPECT = 1.5;
/** Boxes read to decide; crops near this width are long enough to judge and cheap to read. */
const PROBES = 4;
const PROBE_WIDTH = 240;
/** Upside-down text is never read this surely, so the other direction need not be tried. */
const SURE = 0.93;

/** Nor are two of them this surely: a logo or a drawing among the others says nothing against it. */
const BEYOND_DOUBT = 0.99;
const LEAST_CHARACTERS = 3;
/** What looks the same upside down: strokes of rules, rows of dots and stars, some digits and letters. */
const EITHER_WAY = /[\s\-ーニ一二=_|・.:*+×xX/○〇●□■◆0O869HINSZ]/g;
const ENOUGH = 2;
/** Boxes asked where the first read badly both ways: worn print has a few lines that are whole. */
const FURTHER = 16;

const isBeyondDoubt = ({ text, confidence }: Reading): boolean =>
  confidence >= BEYOND_DOUBT && text.replace(EITHER_WAY, '').length >= LEAST_CHARACTERS;

const isWide = (rect: Rect): boolean => rect.w > rect.h * CLEAR_ASPECT;

/** Higher than wide: on an upright page a column of vertical text, or a single narrow character. */
export const isTall = (rect: Rect): boolean => rect.h > rect.w * CLEAR_ASPECT;

export interface PageOrientation {
  /** Which way the lines of the page run in the picture. */
  readonly quarter: Quarter;
  /** Most of its text stands in columns. */
  readonly columns: boolean;
}

/**
 * Which way the text of a page runs, by the confidence of a few boxes read each way, and whether these are lines or
 * columns.
 */
export async function decidePageOrientation(
  rects: readonly Rect[],
  read: ReadBox,
  readCells: ReadBox,
): Promise<PageOrientation> {
  const extent = (list: readonly Rect[]) => list.reduce((sum, rect) => sum + Math.max(rect.w, rect.h), 0);
  const wide = rects.filter(isWide);
  const tall = rects.filter(isTall);
  const upright = extent(wide) >= extent(tall);
  const boxes = bestToAsk(upright ? (wide.length > 0 ? wide : rects) : tall);
  const probes = probesOf(boxes);
  if (probes.length === 0) return { quarter: 0, columns: false };
  const ways: readonly [Quarter, Quarter] = upright ? [0, 2] : [1, 3];
  let best: { way: Quarter; confidence: number } = { way: ways[0], confidence: -1 };
  let settled = false;
  for (const way of ways) {
    const readings: Reading[] = [];
    for (const rect of probes) readings.push(await read(rect, way));
    const confidence = meanConfidence(readings);
    if (confidence > best.confidence) best = { way, confidence };
    settled = confidence >= SURE || readings.filter(isBeyondDoubt).length >= ENOUGH;
    if (settled) break;
  }
  if (await areColumns(boxes, best.way, read, readCells)) return { quarter: before(best.way), columns: true };
  if (settled || best.confidence >= DOUBTFUL) return { quarter: best.way, columns: false };
  const told = await furtherWitnesses(boxes.slice(0, FURTHER), ways, read);
  if (told) {
    const columns = await areColumns(told.boxes, told.way, read, readCells);
    return { quarter: columns ? before(told.way) : told.way, columns };
  }
  // Neither way reads well: perhaps columns that only their single characters show, running either way.
  let turn: PageOrientation = { quarter: best.way, columns: false };
  for (const way of [ways[1], ways[0]]) {
    const readings: Reading[] = [];
    for (const rect of probes) readings.push(await readCells(rect, way));
    const confidence = meanConfidence(readings);
    if (confidence > best.confidence)
      [turn, best] = [
        { quarter: before(way), columns: true },
        { way, confidence },
      ];
  }
  return turn;
}

/** The way in which some boxes read beyond doubt that say nothing the other way, and these boxes. */
async function furtherWitnesses(boxes: readonly Rect[], ways: readonly [Quarter, Quarter], read: ReadBox) {
  const told: [Rect[], Rect[]] = [[], []];
  for (const rect of boxes)
    for (const [i, way] of ways.entries()) {
      if (isBeyondDoubt(await read(rect, way))) told[i as 0 | 1].push(rect);
      if (told[i as 0 | 1].length >= told[(1 - i) as 0 | 1].length + ENOUGH) return { way, boxes: told[i as 0 | 1] };
    }
  return null;
}

const before = (way: Quarter): Quarter => ((way + 3) % 4) as Quarter;

/** Long readings weigh more; an empty one is no evidence, nor is a rule, often the longest box of a receipt. */
function meanConfidence(readings: readonly Reading[]): number {
  let [sum, chars] = [0, 0];
  for (const reading of readings) {
    if (isRuleReading(reading.text)) continue;
    sum += reading.confidence * reading.chars.length;
    chars += reading.chars.length;
  }
  return chars === 0 ? 0 : sum / chars;
}

/** The longest box is always among those asked: pieces of a seal or a drawing are short, and it outweighs them. */
function probesOf(boxes: readonly Rect[]): Rect[] {
  const extent = (rect: Rect) => Math.max(rect.w, rect.h);
  const longest = boxes.reduce<Rect | undefined>((a, b) => (a && extent(a) >= extent(b) ? a : b), undefined);
  const others = boxes.filter((rect) => rect !== longest).slice(0, PROBES - 1);
  return longest ? [...others, longest] : others;
}

function bestToAsk(rects: readonly Rect[]): Rect[] {
  const distance = (rect: Rect) => {
    const [long, short] = [Math.max(rect.w, rect.h), Math.min(rect.w, rect.h)];
    return Math.abs((long / short) * 48 - PROBE_WIDTH);
  };
  return [...rects].sort((a, b) => distance(a) - distance(b));
}
