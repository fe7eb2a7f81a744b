import { distanceTo, hullOf } from './hull.ts';
import { type Rect, rectCorners } from './rects.ts';
import { thicknessOf } from './scales.ts';
import type { Cells } from './sheet-cells.ts';

type P = [number, number];

/** Print of one sheet: no more than so many times thicker, and no more turned against each other (sine of 9°). */
const THICKER = 2.2;
const TURNED = 0.156;
/** How far, in thicknesses, the next line of a sheet is; the next word of a line; and print of which one cannot tell. */
const NEXT_LINE = 8;
const NEXT_WORD = 12;
const DOUBTFUL = 30;
/** Paper between two of its lines is in no channel further than this from what the two stand on. */
const PAPER = 24;
/** A shadow dims the channels alike, up to this factor; another colour is another thing. */
const SHADE = 1.35;
const BLACK = 10;
/** So many cells of something else in a row are a table; one is the shade of a fold. */
const TABLE = 2;
/** Room around print that widens the outline, in thicknesses. */
const ROOM = 0.3;

export interface Widened {
  readonly outline: P[];
  /** Print outside of it that may be of this sheet: nothing is seen to lie between. */
  readonly doubtful: readonly Rect[];
}

/**
 * A fold or the edge of a shadow ends the tone of the paper, not its print: a line like those within the outline, next
 * to one of them and with no table between, is on the same sheet, and the outline goes around it.
 */
export function withPrintBeyond(cells: Cells, outline: P[], print: readonly Rect[]): Widened {
  const isWithin = ({ cx, cy }: Rect) => distanceTo(outline, [cx, cy]) === 0;
  const within = print.filter(isWithin);
  let beyond = print.filter((rect) => !isWithin(rect));
  const isPartOf = (rect: Rect) => (other: Rect) =>
    isNext(other, rect, NEXT_LINE, NEXT_WORD) &&
    isShade(toneAt(cells, other.cx, other.cy), toneAt(cells, rect.cx, rect.cy)) &&
    !hasTableBetween(cells, other, rect);
  for (let before = -1; before !== within.length; ) {
    before = within.length;
    const rest: Rect[] = [];
    for (const rect of beyond) (within.some(isPartOf(rect)) ? within : rest).push(rect);
    beyond = rest;
  }
  // A line that begins on the sheet ends on it.
  const cut = within.filter((rect) => rectCorners(rect).some((corner) => distanceTo(outline, corner) > 0));
  return {
    outline: cut.length === 0 ? outline : hullOf([...outline, ...cut.flatMap((rect) => rectCorners(roomy(rect)))]),
    doubtful: beyond.filter((rect) =>
      within.some((other) => isNext(other, rect, DOUBTFUL, DOUBTFUL) && !hasTableBetween(cells, other, rect)),
    ),
  };
}

function roomy(rect: Rect): Rect {
  const room = 2 * ROOM * thicknessOf(rect);
  return { ...rect, w: rect.w + room, h: rect.h + room };
}

/** Of about the same size and direction, above, below or in the same row, and no further than so many thicknesses. */
function isNext(a: Rect, b: Rect, line: number, word: number): boolean {
  const [thin, thick] = [thicknessOf(a), thicknessOf(b)].sort((x, y) => x - y) as [number, number];
  const [cos, sin] = [a.ux * b.ux + a.uy * b.uy, a.ux * b.uy - a.uy * b.ux].map(Math.abs) as [number, number];
  if (thick > THICKER * thin || Math.min(cos, sin) > TURNED) return false;
  const [dx, dy] = [b.cx - a.cx, b.cy - a.cy];
  const [bw, bh] = cos > sin ? [b.w, b.h] : [b.h, b.w];
  const along = Math.abs(dx * a.ux + dy * a.uy) - (a.w + bw) / 2;
  const across = Math.abs(dy * a.ux - dx * a.uy) - (a.h + bh) / 2;
  // Of a box that is taller than wide the text runs down.
  const [inLine, toNext] = a.w >= a.h ? [along, across] : [across, along];
  return (inLine <= thick && toNext <= line * thick) || (toNext <= -thin / 2 && inLine <= word * thick);
}

type Tone = readonly [red: number, green: number, blue: number];

function toneAt({ tone, width, height, size }: Cells, x: number, y: number): Tone {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x / size)));
  const at = (Math.min(height - 1, Math.max(0, Math.floor(y / size))) * width + column) * 3;
  return [tone[at]!, tone[at + 1]!, tone[at + 2]!];
}

function isShade(a: Tone, b: Tone): boolean {
  const dimmed = a.map((value, channel) => (b[channel]! + BLACK) / (value + BLACK));
  return Math.max(...dimmed) <= SHADE * Math.min(...dimmed);
}

/** Whether on the way from one box to the other there is something neither stands on. */
function hasTableBetween(cells: Cells, a: Rect, b: Rect): boolean {
  const [one, other] = [toneAt(cells, a.cx, a.cy), toneAt(cells, b.cx, b.cy)];
  const isPaper = (tone: Tone) =>
    tone.every((value, channel) => {
      const [x, y] = [one[channel]!, other[channel]!];
      return value >= Math.min(x, y) - PAPER && value <= Math.max(x, y) + PAPER;
    });
  const [px, py] = nearestIn(a, b);
  const steps = Math.max(1, Math.ceil(Math.hypot(px - b.cx, py - b.cy) / cells.size));
  for (let step = 0, others = 0; step <= steps; step++) {
    const [x, y] = [b.cx + ((px - b.cx) * step) / steps, b.cy + ((py - b.cy) * step) / steps];
    others = isPaper(toneAt(cells, x, y)) ? 0 : others + 1;
    if (others >= TABLE) return true;
  }
  return false;
}

/** The point of a box that is nearest to the middle of another. */
function nearestIn({ cx, cy, w, h, ux, uy }: Rect, other: Rect): P {
  const [dx, dy] = [other.cx - cx, other.cy - cy];
  const along = Math.max(-w / 2, Math.min(w / 2, dx * ux + dy * uy));
  const across = Math.max(-h / 2, Math.min(h / 2, dy * ux - dx * uy));
  return [cx + along * ux - across * uy, cy + along * uy + across * ux];
}
