import type { Grey } from '../../../document/index.ts';
import type { Line } from '../../types.ts';
import { viewOf } from '../detect/box-view.ts';
import type { Rect } from '../detect/rects.ts';
import { polygonOf, stripOf } from './crop.ts';

/** So much of a box's end without a character, in its thicknesses, is more than a wide gap. */
const LONG = 2;
/** Room behind the last character. */
const ROOM = 0.15;
/** A box is 1.2 of its ink: what fills it to the edge, as logos do, is given as much room. */
const TALLER = 1.2;
/** Share of ink in print and logos; less is a rule or dirt, more a picture. */
const [PALEST, DARKEST] = [0.12, 0.6];

/** A box in two: what was read, and its end that was passed over. */
export interface Halves {
  readonly read: { readonly rect: Rect; readonly line: Line };
  readonly rest: Rect;
}

/**
 * 株式会社 and a logo in one box: beside print of one kind the recogniser may pass over another, as if it were paper.
 * The end of the box that no character accounts for, and that has ink like print, is a box of its own.
 */
export function halvesOf(page: Grey, rect: Rect, line: Line): Halves | undefined {
  if (line.vertical || line.chars.length < 2 || rect.w < rect.h) return undefined;
  const end = line.chars.reduce((last, { x, w }) => Math.max(last, x + w), 0) * rect.w + ROOM * rect.h;
  if (rect.w - end < LONG * rect.h) return undefined;
  const [own, rest] = [part(rect, 0, end), part(rect, end, rect.w)];
  if (!hasPrint(page, rest)) return undefined;
  const scale = rect.w / own.w;
  const chars = line.chars.map((char) => ({ ...char, x: char.x * scale, w: char.w * scale }));
  const read = { rect: own, line: { ...line, chars, polygon: polygonOf(stripOf(own, 0)) } };
  return { read, rest: { ...rest, h: rest.h * TALLER } };
}

/** The part of a box between two places along it. */
function part(rect: Rect, from: number, to: number): Rect {
  const shift = (from + to - rect.w) / 2;
  return { ...rect, w: to - from, cx: rect.cx + shift * rect.ux, cy: rect.cy + shift * rect.uy };
}

function hasPrint(page: Grey, rect: Rect): boolean {
  const view = viewOf(page, rect);
  if (!view) return false;
  const share = view.ink.reduce((sum, value) => sum + value, 0) / view.ink.length;
  return share >= PALEST && share <= DARKEST;
}
