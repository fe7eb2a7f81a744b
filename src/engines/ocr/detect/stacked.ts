import type { Grey } from '../../document/raster.ts';
import type { Rect } from './rects.ts';

/** A box this much thicker than the page's lines may hold several, one below the other. */
const THICK = 1.45;
/** A row of figures is this much wider than high; a character of a column is about as wide as high. */
const WIDER = 1.3;
/** Ink is this share of the way from paper to the darkest of the box. */
const INK = 0.5;
const LEAST_CONTRAST = 30;
/** Room above and below the ink of a row, as boxes have. */
const ROOM = 0.12;

/**
 * Amounts that stand right below each other look like a column to the detector. Where the rows of ink in a thick box
 * are wider than high, each is a line of its own. `lying` when the lines of the page run up or down the picture.
 */
export function splitStacked(page: Grey, rects: readonly Rect[], lying: boolean): Rect[] {
  if (lying) return splitStacked(page, rects.map(turned), false).map(turnedBack);
  const flat = rects.filter((rect) => rect.w > rect.h * 1.5).map((rect) => rect.h);
  if (flat.length < 4) return [...rects];
  const usual = flat.sort((a, b) => a - b)[flat.length >> 1]!;
  return rects.flatMap((rect) => (rect.h > usual * THICK ? rowsOf(page, rect) : [rect]));
}

/** The same box, its other axis called the first. */
const turned = (rect: Rect): Rect => ({ ...rect, w: rect.h, h: rect.w, ux: -rect.uy, uy: rect.ux });
const turnedBack = (rect: Rect): Rect => ({ ...rect, w: rect.h, h: rect.w, ux: rect.uy, uy: -rect.ux });

function rowsOf(page: Grey, rect: Rect): Rect[] {
  const rows = inkRows(page, rect);
  if (rows.length < 2) return [rect];
  const ratios = rows.map(({ from, to, width }) => width / (to - from)).sort((a, b) => a - b);
  if (ratios[ratios.length >> 1]! < WIDER) return [rect];
  const tallest = Math.max(...rows.map(({ from, to }) => to - from));
  // A dash or a comma between two rows is none itself.
  return rows
    .filter(({ from, to }) => to - from > tallest * 0.4)
    .map(({ from, to }) => {
      const height = (to - from) * (1 + 2 * ROOM);
      const v = (from + to) / 2 - rect.h / 2;
      return { ...rect, cx: rect.cx - v * rect.uy, cy: rect.cy + v * rect.ux, h: height };
    });
}

/** Stretches of rows with ink, from the top of the box, with the width of their ink. */
function inkRows(page: Grey, rect: Rect): { from: number; to: number; width: number }[] {
  const [columns, height] = [Math.max(1, Math.round(rect.w)), Math.max(1, Math.round(rect.h))];
  const at = (column: number, row: number): number => {
    const [u, v] = [column + 0.5 - rect.w / 2, row + 0.5 - rect.h / 2];
    const x = Math.min(page.width - 1, Math.max(0, (rect.cx + u * rect.ux - v * rect.uy) | 0));
    const y = Math.min(page.height - 1, Math.max(0, (rect.cy + u * rect.uy + v * rect.ux) | 0));
    return page.data[y * page.width + x]!;
  };
  const values = Array.from({ length: height }, (_, row) => Array.from({ length: columns }, (_, x) => at(x, row)));
  const sorted = values.flat().sort((a, b) => a - b);
  const [dark, paper] = [sorted[(sorted.length * 0.02) | 0]!, sorted[(sorted.length * 0.75) | 0]!];
  if (paper - dark < LEAST_CONTRAST) return [];
  const limit = paper - (paper - dark) * INK;
  const extents = values.map((row) => {
    const first = row.findIndex((value) => value < limit);
    return first < 0 ? undefined : { first, last: row.findLastIndex((value) => value < limit) };
  });
  const rows: { from: number; to: number; width: number }[] = [];
  for (let y = 0; y < height; y++) {
    if (!extents[y]) continue;
    const from = y;
    let [left, right] = [columns, 0];
    for (; y < height && extents[y]; y++) {
      left = Math.min(left, extents[y]!.first);
      right = Math.max(right, extents[y]!.last + 1);
    }
    if (y - from > 1) rows.push({ from, to: y, width: right - left });
  }
  return rows;
}
