import type { Grey } from '../../../document/index.ts';
import { levelOf } from './level-of.ts';
import type { Rect } from './rects.ts';

/** Ink is this share of the way from paper to the darkest of the box. */
const INK = 0.5;
const LEAST_CONTRAST = 30;

/** Which pixels of a turned part of the page are ink. */
export interface BoxView {
  readonly ink: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The view of a box; undefined where nothing in it stands out. */
export function viewOf(page: Grey, rect: Rect): BoxView | undefined {
  const [width, height] = [Math.max(1, Math.round(rect.w)), Math.max(1, Math.round(rect.h))];
  const { cx, cy, w, h, ux, uy } = rect;
  const { data, width: across } = page;
  const [right, bottom] = [across - 1, page.height - 1];
  const [alongX, alongY] = [new Float64Array(width), new Float64Array(width)];
  for (let column = 0; column < width; column++) {
    const u = column + 0.5 - w / 2;
    alongX[column] = cx + u * ux;
    alongY[column] = cy + u * uy;
  }
  const values = new Uint8Array(width * height);
  for (let row = 0, at = 0; row < height; row++) {
    const v = row + 0.5 - h / 2;
    const [dx, dy] = [v * uy, v * ux];
    for (let column = 0; column < width; column++, at++) {
      const x = Math.min(right, Math.max(0, (alongX[column]! - dx) | 0));
      const y = Math.min(bottom, Math.max(0, (alongY[column]! + dy) | 0));
      values[at] = data[y * across + x]!;
    }
  }
  const [dark, paper] = [levelOf(values, 0.02), levelOf(values, 0.75)];
  if (paper - dark < LEAST_CONTRAST) return undefined;
  const limit = paper - (paper - dark) * INK;
  for (let at = 0; at < values.length; at++) values[at] = values[at]! < limit ? 1 : 0;
  return { ink: values, width, height };
}
