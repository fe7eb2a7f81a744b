import type { Grey } from '../../document/raster.ts';
import type { Rect } from '../detect/rects.ts';
import type { Point, Polygon } from '../types.ts';

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
    for (let column = 0; column < used; column++) {
      let sum = 0;
      for (let i = 0; i < samples; i++) {
        const across = (row + (i + 0.5) / samples) * scale;
        for (let j = 0; j < samples; j++) {
          const along = (column + (j + 0.5) / samples) * stepX;
          sum += bilinear(
            page,
            strip.x + strip.dx * along - strip.dy * across,
            strip.y + strip.dy * along + strip.dx * across,
          );
        }
      }
      data[row * width + column] = sum / (samples * samples * 255);
    }
    data.fill(data[row * width + used - 1]!, row * width + used, (row + 1) * width);
  }
  return { data, width, used };
}

function bilinear({ data, width, height }: Grey, x: number, y: number): number {
  const fx = Math.min(Math.max(x - 0.5, 0), width - 1);
  const fy = Math.min(Math.max(y - 0.5, 0), height - 1);
  const [x0, y0] = [fx | 0, fy | 0];
  const [x1, y1] = [Math.min(x0 + 1, width - 1), Math.min(y0 + 1, height - 1)];
  const [ax, ay] = [fx - x0, fy - y0];
  const top = data[y0 * width + x0]! * (1 - ax) + data[y0 * width + x1]! * ax;
  const bottom = data[y1 * width + x0]! * (1 - ax) + data[y1 * width + x1]! * ax;
  return top * (1 - ay) + bottom * ay;
}
