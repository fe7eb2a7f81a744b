import type { Grey } from '../../../document/index.ts';
import type { Rect } from './rects.ts';

/** A part of a page, in its pixels; `x1` and `y1` are outside. */
export interface Part {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** So much lighter without red, a pixel was red; warm paper is not. */
const RED = 24;
/** One pixel in so many is asked, both ways. */
const STEP = 3;
/** Room around the red, so that lines through a seal are seen with their surroundings. */
const ROOM = 64;

/** Where the red of a page stands: its picture in grey, and the one without red. */
export function redPart(grey: Grey, withoutRed: Grey): Part | undefined {
  const { width, height } = grey;
  let [x0, y0, x1, y1] = [width, height, -1, -1];
  for (let y = 0; y < height; y += STEP) {
    for (let x = 0; x < width; x += STEP) {
      if (withoutRed.data[y * width + x]! - grey.data[y * width + x]! < RED) continue;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
  }
  if (x1 < 0) return undefined;
  return {
    x0: Math.max(0, x0 - ROOM),
    y0: Math.max(0, y0 - ROOM),
    x1: Math.min(width, x1 + ROOM),
    y1: Math.min(height, y1 + ROOM),
  };
}

/** Less red than this share of a box is grain, and the rim of another colour. */
const LEAST_RED = 0.01;

/** Whether a seal, a stamp or red print stands in a box: elsewhere the page without its red shows the same. */
export function hasRedIn(grey: Grey, withoutRed: Grey, { cx, cy, w, h, ux, uy }: Rect): boolean {
  const [right, bottom] = [grey.width - 1, grey.height - 1];
  let [red, all] = [0, 0];
  for (let v = -h / 2; v < h / 2; v += STEP) {
    for (let u = -w / 2; u < w / 2; u += STEP) {
      const x = Math.min(right, Math.max(0, Math.round(cx + u * ux - v * uy)));
      const y = Math.min(bottom, Math.max(0, Math.round(cy + u * uy + v * ux)));
      const at = y * grey.width + x;
      if (withoutRed.data[at]! - grey.data[at]! >= RED) red++;
      all++;
    }
  }
  return red >= LEAST_RED * all;
}

export function cutOut({ width, data }: Grey, { x0, y0, x1, y1 }: Part): Grey {
  const part = { width: x1 - x0, height: y1 - y0, data: new Uint8Array((x1 - x0) * (y1 - y0)) };
  for (let y = y0; y < y1; y++) part.data.set(data.subarray(y * width + x0, y * width + x1), (y - y0) * part.width);
  return part;
}
