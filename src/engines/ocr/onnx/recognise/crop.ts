import type { Grey } from '../../../document/index.ts';
import type { Point, Polygon } from '../../types.ts';
import type { Rect } from '../detect/rects.ts';

/** Height of the picture the recogniser reads. */
export const CROP_HEIGHT = 48;
/** Longer lines are squeezed: attention grows with the square of the length. */
const MAX_WIDTH = 3200;
const MIN_WIDTH = 32;
/** The network halves the width three times. */
const WIDTH_STEP = 8;

/** A quarter turn clockwise of the reading direction against the box's own axis. */
export type Quarter = 0 | 1 | 2 | 3;

/** Where a line stands: its start-top corner, reading direction, length and thickness. */
export interface Strip {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
  readonly thickness: number;
}

/** The box read in one of four directions. */
export function stripOf({ cx, cy, w, h, ux, uy }: Rect, quarter: Quarter): Strip {
  const [dx, dy] = [
    [ux, uy],
    [-uy, ux],
    [-ux, -uy],
    [uy, -ux],
  ][quarter] as [number, number];
  const [length, thickness] = quarter % 2 === 0 ? [w, h] : [h, w];
  // Line feed is a quarter turn clockwise of the reading direction: (-dy, dx).
  return {
    x: cx - (dx * length - dy * thickness) / 2,
    y: cy - (dy * length + dx * thickness) / 2,
    dx,
    dy,
    length,
    thickness,
  };
}

/** The same strip grown on all sides and moved along the line feed, in shares of its thickness. */
export function varied(strip: Strip, change: { grow: number; shift: number }): Strip {
  const side = strip.thickness * change.grow;
  const up = side - strip.thickness * change.shift;
  return {
    ...strip,
    x: strip.x - strip.dx * side + strip.dy * up,
    y: strip.y - strip.dy * side - strip.dx * up,
    length: strip.length + 2 * side,
    thickness: strip.thickness + 2 * side,
  };
}

/** A box has a margin around its ink; the recogniser reads best what fills its height. Share cut above and below. */
const MARGIN = 0.05;

/** The strip without some of its margin above and below; its ends, where digits would be cut, stay. */
export function tightened(strip: Strip): Strip {
  const side = strip.thickness * MARGIN;
  return {
    ...strip,
    x: strip.x - strip.dy * side,
    y: strip.y + strip.dx * side,
    thickness: strip.thickness - 2 * side,
  };
}

export function polygonOf({ x, y, dx, dy, length, thickness }: Strip): Polygon {
  const at = (along: number, across: number): Point => [x + dx * along - dy * across, y + dy * along + dx * across];
  return [at(0, 0), at(length, 0), at(length, thickness), at(0, thickness)];
}

/** A polygon's strip: the way back, for reading a line again. */
export function stripOfPolygon([a, b, , d]: Polygon): Strip {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const thickness = Math.hypot(d[0] - a[0], d[1] - a[1]) || 1;
  return { x: a[0], y: a[1], dx: (b[0] - a[0]) / length, dy: (b[1] - a[1]) / length, length, thickness };
}

export interface Crop {
  /** 48 rows of `width` values, 0..1. */
  readonly data: Float32Array;
  readonly width: number;
  /** Columns that show the line; the rest repeats the last one. */
  readonly used: number;
}

/** Cuts a strip out of the page, 48 pixels high, bilinear; a larger one is averaged so that thin strokes stay. */
export function cut(page: Grey, strip: Strip): Crop {
  const scale = strip.thickness / CROP_HEIGHT;
  const used = Math.min(MAX_WIDTH, Math.max(8, Math.round(strip.length / scale)));
  const width = Math.max(MIN_WIDTH, Math.ceil(used / WIDTH_STEP) * WIDTH_STEP);
  const stepX = strip.length / used;
  const samples = Math.min(4, Math.max(1, Math.round(scale)));
  const data = new Float32Array(width * CROP_HEIGHT);
  for (let row = 0; row < CROP_HEIGHT; row++) {
    const out = data.subarray(row * width, (row + 1) * width);
    for (let i = 0; i < samples; i++) {
      const across = (row + (i + 0.5) / samples) * scale;
      for (let j = 0; j < samples; j++) {
        const along = ((j + 0.5) / samples) * stepX;
        const x = strip.x + strip.dx * along - strip.dy * across;
        const y = strip.y + strip.dy * along + strip.dx * across;
        addSamples(page, out, used, x - 0.5, y - 0.5, strip.dx * stepX, strip.dy * stepX);
      }
    }
    const share = 1 / (samples * samples * 255);
    for (let column = 0; column < used; column++) out[column]! *= share;
    out.fill(out[used - 1]!, used);
  }
  return { data, width, used };
}

/** Adds a row of bilinear samples from (x, y) on: the innermost loop of reading, so without calls and objects. */
function addSamples(
  { data, width, height }: Grey,
  out: Float32Array,
  count: number,
  x: number,
  y: number,
  dx: number,
  dy: number,
): void {
  const [right, bottom] = [width - 1, height - 1];
  const [endX, endY] = [x + dx * count, y + dy * count];
  if (Math.min(x, endX) >= 0 && Math.max(x, endX) < right && Math.min(y, endY) >= 0 && Math.max(y, endY) < bottom) {
    // Nearly every row lies inside the page: nothing to hold back at its edges.
    for (let i = 0; i < count; i++, x += dx, y += dy) {
      const x0 = x | 0;
      const y0 = y | 0;
      const ax = x - x0;
      const at = y0 * width + x0;
      const a = data[at]!;
      const b = data[at + width]!;
      const top = a + (data[at + 1]! - a) * ax;
      const low = b + (data[at + width + 1]! - b) * ax;
      out[i]! += top + (low - top) * (y - y0);
    }
    return;
  }
  for (let i = 0; i < count; i++, x += dx, y += dy) {
    const fx = Math.min(Math.max(x, 0), right);
    const fy = Math.min(Math.max(y, 0), bottom);
    const x0 = fx | 0;
    const y0 = fy | 0;
    const ax = fx - x0;
    const ay = fy - y0;
    const at = y0 * width + x0;
    const below = y0 < bottom ? at + width : at;
    const next = x0 < right ? 1 : 0;
    const top = data[at]! + (data[at + next]! - data[at]!) * ax;
    const low = data[below]! + (data[below + next]! - data[below]!) * ax;
    out[i]! += top + (low - top) * ay;
  }
}
