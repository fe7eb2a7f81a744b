import type { Grey } from '../../../document/index.ts';
import type { Rect } from './rects.ts';
import { levelOf } from './sums.ts';

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
  const values = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const u = column + 0.5 - rect.w / 2;
      const v = row + 0.5 - rect.h / 2;
      const x = Math.min(page.width - 1, Math.max(0, (rect.cx + u * rect.ux - v * rect.uy) | 0));
      const y = Math.min(page.height - 1, Math.max(0, (rect.cy + u * rect.uy + v * rect.ux) | 0));
      values[row * width + column] = page.data[y * page.width + x]!;
    }
  }
  const [dark, paper] = [levelOf(values, 0.02), levelOf(values, 0.75)];
  if (paper - dark < LEAST_CONTRAST) return undefined;
  const limit = paper - (paper - dark) * INK;
  return { ink: values.map((value) => (value < limit ? 1 : 0)), width, height };
}
