import type { Bounds } from './render.ts';

export type Outline = readonly (readonly [x: number, y: number])[];

/** Where a point of the flat sheet lies in the picture. */
export interface Place {
  readonly at: (x: number, y: number) => readonly [number, number];
  /** Straight lines of the sheet are not straight in the picture. */
  readonly curved: boolean;
}

/** Points this far apart along an edge follow any bend of paper to a fraction of a pixel. */
const STEP = 40;

/** The outline of a text in the picture, clockwise from its upper left corner. */
export function outlineOf({ x0, y0, x1, y1 }: Bounds, { at, curved }: Place): Outline {
  const steps = (length: number) => (curved ? Math.max(1, Math.ceil(length / STEP)) : 1);
  const [across, down] = [steps(x1 - x0), steps(y1 - y0)];
  const points: (readonly [number, number])[] = [];
  const edge = (fx: number, fy: number, tx: number, ty: number, count: number) => {
    for (let i = 0; i < count; i++) points.push(at(fx + ((tx - fx) * i) / count, fy + ((ty - fy) * i) / count));
  };
  edge(x0, y0, x1, y0, across);
  edge(x1, y0, x1, y1, down);
  edge(x1, y1, x0, y1, across);
  edge(x0, y1, x0, y0, down);
  return points;
}
