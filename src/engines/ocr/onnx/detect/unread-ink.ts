import { areasOf, type RowRun, type Stretch } from './areas.ts';
import { eachRowInside, type InkMap } from './ink-map.ts';
import { LINE } from './line-height.ts';
import type { Rect } from './rects.ts';

/** Boxes are taken this much larger (in thicknesses): the ends of strokes stick out of them. */
const GROW = 0.22;
/** Characters of a line stand no further apart than this, in lines. */
const GAP = 0.75;
/** How thick a line of unread text may be, and how long it is at least: a single digit. */
const [THINNEST, THICKEST, SHORTEST] = [0.42, 2.1, 0.32];
/** Share of ink in a box of text; less is a rule or dirt, more a picture. */
const [PALEST, DARKEST] = [0.1, 0.62];
/** Bars that reach from top to bottom in more than this share of the columns: a bar code. */
const BARS = 0.4;
/** A row of pixels through text meets a stroke this often per line's height. */
const [FEWEST, MOST] = [0.45, 3.2];
/** Rows of a block part where the ink falls below this share of what its rows usually have. */
const VALLEY = 0.4;
const ROOM = 0.18;
/** Ink without a gap over so many lines' heights is a rule. */
const [RULE_DOWN, RULE_ACROSS] = [1.6, 3];

/** Ink that looks like lines of text and that no box covers, as boxes in page pixels. */
export function unreadInk(map: InkMap, covered: readonly Rect[], isOnSheet: (x: number, y: number) => boolean): Rect[] {
  const left = map.ink.slice();
  for (const rect of covered) eachRowInside(map, rect, GROW, (from, to) => left.fill(0, from, to));
  // Few pages have light print on dark ground at all.
  if (!left.includes(1)) return [];
  const { width, height, scale } = map;
  withoutRules(left, width, height);
  const found: Rect[] = [];
  for (const area of areasOf(height, (y) => wordsIn(left, y * width, width))) {
    for (const box of linesIn(left, width, area)) {
      const shape = { ...box, w: box.x1 - box.x0, h: box.y1 - box.y0 };
      if (!isLikeText(left, width, shape)) continue;
      const room = shape.h * ROOM;
      const [cx, cy] = [((box.x0 + box.x1) / 2) * scale, ((box.y0 + box.y1) / 2) * scale];
      if (!isOnSheet(cx, cy)) continue;
      found.push({ cx, cy, w: (shape.w + 2 * room) * scale, h: (shape.h + 2 * room) * scale, ux: 1, uy: 0, score: 0 });
    }
  }
  return found;
}

/** Rules and frames go: they are longer than any stroke of a character and would join what they stand between. */
function withoutRules(ink: Uint8Array, width: number, height: number): void {
  const least = RULE_DOWN * LINE;
  // How far the ink above each pixel goes on, row by row: down the columns one by one every step is far away in memory.
  const lengths = new Uint16Array(width);
  let hadInk = false;
  for (let y = 0, row = 0; y <= height; y++, row += width) {
    const hasInk = ink.subarray(row, row + width).includes(1);
    // Nothing goes on here, and nothing ends.
    if (!hasInk && !hadInk) continue;
    hadInk = hasInk;
    for (let x = 0; x < width; x++) {
      if (y < height && ink[row + x] !== 0) lengths[x]!++;
      else if (lengths[x] !== 0) {
        const length = lengths[x]!;
        lengths[x] = 0;
        if (length >= least) for (let i = 1; i <= length; i++) ink[row - i * width + x] = 0;
      }
    }
  }
  for (let row = 0; row < ink.length; row += width)
    for (let from = row, end = row + width; from < end; from++) {
      if (ink[from] === 0) continue;
      let to = from;
      while (to < end && ink[to] !== 0) to++;
      if (to - from >= RULE_ACROSS * LINE) ink.fill(0, from, to);
      from = to;
    }
}

/** The stretches of a row with ink, gaps between the characters of a line closed. */
function wordsIn(ink: Uint8Array, row: number, width: number): Stretch[] {
  const gap = Math.round(GAP * LINE);
  const found: Stretch[] = [];
  const first = ink.subarray(row, row + width).indexOf(1);
  for (let x = first < 0 ? width : first; x < width; x++) {
    if (ink[row + x] === 0) continue;
    const from = x;
    let to = x;
    for (; x < width && x - to <= gap; x++) if (ink[row + x] !== 0) to = x;
    found.push({ from, to });
    x = to;
  }
  return found;
}

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** An area as one line, or as the rows it parts into where it is too thick for one. */
function linesIn(ink: Uint8Array, width: number, area: readonly RowRun[]): Box[] {
  const [y0, y1] = [area[0]!.y, area[area.length - 1]!.y + 1];
  const x0 = area.reduce((least, run) => Math.min(least, run.from), Infinity);
  const x1 = area.reduce((most, run) => Math.max(most, run.to), 0) + 1;
  if (y1 - y0 < THINNEST * LINE || x1 - x0 < SHORTEST * LINE) return [];
  if (y1 - y0 <= THICKEST * LINE) return [{ x0, y0, x1, y1 }];
  const rows = Array.from({ length: y1 - y0 }, (_, i) => {
    const at = (y0 + i) * width;
    return ink.subarray(at + x0, at + x1).reduce((sum, value) => sum + value, 0);
  });
  const inked = rows.filter((count) => count > 0).sort((a, b) => a - b);
  const least = inked[inked.length >> 1]! * VALLEY;
  const lines: Box[] = [];
  for (let i = 0; i < rows.length; i++) {
    if (rows[i]! < least) continue;
    const from = i;
    while (i < rows.length && rows[i]! >= least) i++;
    const thick = i - from;
    if (thick >= THINNEST * LINE && thick <= THICKEST * LINE) lines.push({ x0, y0: y0 + from, x1, y1: y0 + i });
  }
  return lines;
}

function isLikeText(ink: Uint8Array, width: number, { x0, y0, x1, y1 }: Box): boolean {
  const [w, h] = [x1 - x0, y1 - y0];
  let [dark, strokes] = [0, 0];
  const columns = new Uint16Array(w);
  for (let y = y0; y < y1; y++) {
    let before = 0;
    for (let x = x0; x < x1; x++) {
      const here = ink[y * width + x]!;
      dark += here;
      columns[x - x0]! += here;
      if (here && !before) strokes++;
      before = here;
    }
  }
  const share = dark / (w * h);
  // A single digit is narrower than what its strokes are counted in.
  const perLine = (strokes / h / Math.max(w, LINE / 2)) * LINE;
  const bars = columns.reduce((sum, count) => sum + (count > 0.85 * h ? 1 : 0), 0) / w;
  return share >= PALEST && share <= DARKEST && perLine >= FEWEST && perLine <= MOST && bars < BARS;
}
