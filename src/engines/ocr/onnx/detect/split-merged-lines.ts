import type { Grey } from '../../../document/index.ts';
import { type BoxView, viewOf } from './box-view.ts';
import type { Rect } from './rects.ts';

/** A box this much thicker than the page's lines may hold several, one below the other. */
const THICK = 1.45;
/** A row of figures is this much wider than high; a character of a column is about as wide as high. */
const WIDER = 1.3;
/** Room around the ink of a row, as boxes have. */
const ROOM = 0.12;
/** How far around a box its rows are looked for, in heights of a usual line, and how much of one must lie inside. */
const AROUND = 0.6;
const INSIDE = 0.35;
/** A single row that is too high for its page is only looked at again when it is as short as an amount. */
const SHORT = 3;

/**
 * Amounts that stand right below each other look like a column to the detector. Where the rows of ink in a thick box
 * are wider than high, each is a line of its own. `isLine` knows boxes that read well as they stand: a part of the page
 * may be turned.
 */
export function splitMergedLines(
  page: Grey,
  rects: readonly Rect[],
  isLine: (rect: Rect) => boolean = () => false,
): Rect[] {
  const usual = usualHeight(rects);
  if (usual === undefined) return [...rects];
  return rects.flatMap((rect) => (rect.h > usual * THICK && !isLine(rect) ? rowsOf(page, rect, usual, rects) : [rect]));
}

/** The height of the page's lines; undefined where there are too few. */
export function usualHeight(rects: readonly Rect[]): number | undefined {
  const flat = rects.filter((rect) => rect.w > rect.h * 1.5).map((rect) => rect.h);
  return flat.length < 4 ? undefined : flat.sort((a, b) => a - b)[flat.length >> 1];
}

/** The rows of a box. It may cut the first and the last, and the ends of all: they are looked for around it. */
function rowsOf(page: Grey, rect: Rect, usual: number, others: readonly Rect[]): Rect[] {
  const around = usual * AROUND;
  const [before, after] = roomBeside(rect, others, around);
  const view = viewOf(page, { ...rect, w: rect.w + 2 * around, h: rect.h + 2 * around });
  if (!view) return [rect];
  const [top, bottom] = [around, around + rect.h];
  const inked = inkRows(view, around | 0, (around + rect.w) | 0)
    .filter(({ from, to }) => Math.min(to, bottom) - Math.max(from, top) > (to - from) * INSIDE)
    .map((row) => ({ ...row, ...extentOf(view, row, around, around + rect.w, around, around) }));
  const tallest = Math.max(...inked.map(({ from, to }) => to - from));
  // A dash or a comma between two rows is none itself, and says nothing about their shape.
  const rows = inked.filter(({ from, to }) => to - from > tallest * 0.4);
  const [only] = rows;
  if (!only || (rows.length === 1 && rect.w > usual * SHORT)) return [rect];
  // Whether they are rows is told by what is their own: columns side by side would make rows of each other.
  const ratios = rows.map((row) => widthOf(extentOf(view, row, around, around + rect.w, before, after), row));
  ratios.sort((a, b) => a - b);
  if (ratios[ratios.length >> 1]! < WIDER) return [rect];
  return rows.map(({ from, to, left, right }) => {
    const room = (to - from) * ROOM;
    const [u, v] = [(left + right) / 2 - around - rect.w / 2, (from + to) / 2 - around - rect.h / 2];
    const [cx, cy] = [rect.cx + u * rect.ux - v * rect.uy, rect.cy + u * rect.uy + v * rect.ux];
    return { ...rect, cx, cy, w: right - left + 2 * room, h: to - from + 2 * room };
  });
}

const widthOf = ({ left, right }: { left: number; right: number }, { from, to }: Row): number =>
  (right - left) / (to - from);

/** How far the rows of a box reach to its left and right without what stands in other boxes. */
function roomBeside({ cx, cy, w, h, ux, uy }: Rect, others: readonly Rect[], most: number): [number, number] {
  let [before, after] = [most, most];
  for (const other of others) {
    const [dx, dy] = [other.cx - cx, other.cy - cy];
    const [along, across] = [dx * ux + dy * uy, dy * ux - dx * uy];
    if (Math.abs(across) > (h + other.h) / 2) continue;
    if (along > w / 2) after = Math.min(after, along - other.w / 2 - w / 2);
    if (along < -w / 2) before = Math.min(before, -along - other.w / 2 - w / 2);
  }
  return [Math.max(0, before), Math.max(0, after)];
}

interface Row {
  readonly from: number;
  readonly to: number;
}

/** Stretches of rows with ink between two columns. */
function inkRows({ ink, width, height }: BoxView, first: number, last: number): Row[] {
  const has = (y: number) => ink.subarray(y * width + first, y * width + Math.min(width, last + 1)).includes(1);
  const rows: Row[] = [];
  for (let y = 0; y < height; y++) {
    if (!has(y)) continue;
    const from = y;
    while (y < height && has(y)) y++;
    if (y - from > 1) rows.push({ from, to: y });
  }
  return rows;
}

/** From the first to the last ink of a row; outside the box as far as no gap is wider than half the row's height. */
function extentOf(
  { ink, width }: BoxView,
  { from, to }: Row,
  first: number,
  last: number,
  before: number,
  after: number,
): { left: number; right: number } {
  const has = (x: number) => {
    for (let y = from; y < to; y++) if (ink[y * width + x]) return true;
    return false;
  };
  const gap = (to - from) / 2;
  const inked = Array.from({ length: width }, (_, x) => x).filter(has);
  const inside = inked.filter((x) => x >= first && x < last);
  let [left, right] = [inside[0] ?? first, inside.at(-1) ?? last];
  for (const x of inked) if (x > right && x - right <= gap && x < last + after) right = x;
  for (const x of inked.reverse()) if (x < left && left - x <= gap && x >= first - before) left = x;
  return { left, right: right + 1 };
}
