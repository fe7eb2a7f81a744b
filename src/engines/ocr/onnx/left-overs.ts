import type { Grey } from '../../document/index.ts';
import type { Line, Polygon, Reading } from '../types.ts';
import { inkBeyond } from './detect/ink-beyond.ts';
import { inkMapsOf } from './detect/ink-map.ts';
import { isOnBlock, lightRows } from './detect/light-rows.ts';
import type { Rect } from './detect/rects.ts';
import { unreadInk } from './detect/unread-ink.ts';
import { polygonOf, stripOf } from './recognise/crop.ts';

/** A box and what was read in it. */
export interface ReadRect {
  readonly rect: Rect;
  readonly line: Line;
}

interface How {
  readonly isOnSheet: (x: number, y: number) => boolean;
  readonly read: (rect: Rect) => Promise<Line>;
  /** A first look: most left-over ink is a rule, a code or dirt, and is not worth a second. */
  readonly glance: (rect: Rect) => Promise<Reading>;
}

/** Ink that is read this surely was a line the detector had missed. */
const SURE = 0.82;
/** A single character has no neighbours to vouch for it: only a digit in its cell is believed. */
const SURE_ALONE = 0.95;
const ALONE = /^[0-9]$/;
/** Less sure than this it is a drawing, a texture, dirt: no text was lost there. */
const TEXT = 0.5;
/** What rules, frames and dirt are read as. */
const NO_WORD = /^[\s\-ー一―_=・.,、。:;'"|lIi1/\\()（）「」[\]<>^~○〇●□■◆*※+]*$/;
/** What one page may cost: about so many characters are looked at again, of which so many in white on black. */
const MOST = 90;
const MOST_INVERTED = 40;
const MOST_ALONE = 12;
/** How far a row of light print may go on beyond all lines, in their heights. */
const REST = 10;
/** Thicknesses a first look takes in. */
const GLANCE = 4;
/** A line that goes on reads as surely with its end as without it. */
const AS_SURE = 0.04;

/**
 * Ink no box covers, and ink that goes on beyond a box's end, is read again. What looks like text and still cannot be
 * read is told, so that nobody takes the page for complete.
 */
export async function readLeftOvers(
  page: Grey,
  boxes: readonly ReadRect[],
  tried: readonly Rect[],
  { isOnSheet, read, glance }: How,
): Promise<{ lines: Line[]; unread: Polygon[] }> {
  const flat = boxes.filter(({ rect }) => rect.w > rect.h * 1.5).map(({ rect }) => rect.h);
  const usual = flat.sort((a, b) => a - b)[(flat.length - 1) >> 1];
  if (usual === undefined) return { lines: boxes.map(({ line }) => line), unread: [] };
  const within = spanOf(boxes, usual);
  // A row that begins within may end beyond.
  const [from, to] = [within.left - REST * usual, within.right + REST * usual];
  const maps = inkMapsOf(page, usual, { ...within, left: from, right: to });
  const { dark: map, light } = maps;
  const lines: (Line | undefined)[] = [];
  // A box in which nothing could be read ends no line.
  const readRects = boxes.map(({ rect }) => rect);
  for (const { rect, line } of boxes) {
    const longer = line.vertical ? undefined : inkBeyond(isOnBlock(maps, rect) ? light : map, rect, readRects);
    const hasMore = longer && lengthOf(await glance(longer)) > lengthOf(line);
    const again = hasMore && (await read(longer));
    lines.push(again && goesOn(line, again) ? again : line);
  }
  const unread: Polygon[] = [];
  // The paper's edge, its shadow and the table's grain lie outside of what the lines span.
  const isInside = ({ cx, cy }: Rect) => cx > within.left && cx < within.right && cy > within.top && cy < within.bottom;
  const rows = lightRows(light, boxes, isOnSheet);
  // The ground of light print is no ink of its own.
  const ink = unreadInk(map, tried, isOnSheet).filter((rect) => isInside(rect) && !rows.some(holds(rect)));
  const left = [
    ...affordable(
      ink.filter((rect) => rect.w >= rect.h),
      MOST,
    ),
    ...ink.filter((rect) => rect.w < rect.h).slice(0, MOST_ALONE),
  ];
  const inverted = affordable(
    rows.filter(({ row, isRead }) => !isRead && isInside(row)).map(({ row }) => row),
    MOST_INVERTED,
  );
  for (const rect of [...left, ...inverted]) {
    const first = await glance(beginningOf(rect));
    if (NO_WORD.test(first.text) || first.confidence < TEXT) continue;
    const line = await read(rect);
    if (NO_WORD.test(line.text) || line.confidence < TEXT) continue;
    const alone = [...line.text].length === 1;
    const parts = rows.find(({ row }) => row === rect)?.parts ?? [];
    const isRead = alone ? ALONE.test(line.text) && line.confidence >= SURE_ALONE : line.confidence >= SURE;
    // Boxes that read a part of a row go where the whole of it says more.
    if (isRead && lengthOf(line) > parts.reduce((sum, part) => sum + lengthOf(part.line), 0)) {
      for (const part of parts) lines[boxes.indexOf(part)] = undefined;
      lines.push(line);
    } else if (!alone && parts.length === 0) unread.push(polygonOf(stripOf(rect, 0)));
  }
  return { lines: lines.filter((line) => line !== undefined), unread };
}

const holds =
  ({ cx, cy }: Rect) =>
  ({ row }: { readonly row: Rect }): boolean =>
    Math.abs(cx - row.cx) <= row.w / 2 && Math.abs(cy - row.cy) <= row.h / 2;

/** The rectangle of all lines and a line around it. */
function spanOf(boxes: readonly ReadRect[], usual: number) {
  const corners = boxes.flatMap(({ line }) => line.polygon);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - usual / 2, Math.max(...xs) + usual / 2];
  const [top, bottom] = [Math.min(...ys) - 3 * usual, Math.max(...ys) + 3 * usual];
  return { left, right, top, bottom };
}

/** The shorter regions first: a long one is more often a rule or a row of dots than a line the detector missed. */
function affordable(rects: readonly Rect[], most: number): Rect[] {
  let length = 0;
  return [...rects].sort((a, b) => a.w / a.h - b.w / b.h).filter((rect) => (length += rect.w / rect.h) <= most);
}

/** Of a long region the beginning: it tells whether there is text. */
function beginningOf(rect: Rect): Rect {
  const w = Math.min(rect.w, GLANCE * rect.h);
  const back = (w - rect.w) / 2;
  return w === rect.w ? rect : { ...rect, w, cx: rect.cx + back * rect.ux, cy: rect.cy + back * rect.uy };
}

const lengthOf = ({ text }: Reading): number => text.replace(/\s/g, '').length;

/** The longer reading has all of the shorter one but its last or first character, which the box may have cut. */
function goesOn(line: Line, longer: Line): boolean {
  const [before, after] = [line.text.replace(/\s/g, ''), longer.text.replace(/\s/g, '')];
  if (after.length <= before.length || longer.confidence < line.confidence - AS_SURE) return false;
  return after.includes(before.slice(1)) || after.includes(before.slice(0, -1));
}
