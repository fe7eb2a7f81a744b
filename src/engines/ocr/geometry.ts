import type { Ink, Line, Page, Point, Polygon } from './types.ts';

const along = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of a line that its characters `from` (inclusive) to `to` (exclusive) cover. */
export function partOfLine(line: Pick<Line, 'polygon' | 'chars'>, from: number, to: number): Polygon {
  const first = line.chars[from];
  const last = line.chars[to - 1];
  if (!first || !last || to <= from) return line.polygon;
  return between(line.polygon, first.x, last.x + last.w);
}

/**
 * The upright rectangle around the ink of the same part; undefined where the ink is not known. Character by character,
 * because a line may lean other than the box it was found in.
 */
export function inkBounds({ ink }: { readonly ink?: Ink | undefined }, from: number, to: number): Bounds | undefined {
  const inked = ink?.chars.slice(from, to) ?? [];
  if (!ink || inked.length === 0) return undefined;
  return boundsOf(
    inked.flatMap(([start, end, top, bottom]) => {
      const [startTop, endTop, endBottom, startBottom] = between(ink.polygon, start, end);
      return [
        along(startTop, startBottom, top),
        along(endTop, endBottom, top),
        along(endTop, endBottom, bottom),
        along(startTop, startBottom, bottom),
      ];
    }),
  );
}

function between([startTop, endTop, endBottom, startBottom]: Polygon, a: number, b: number): Polygon {
  return [
    along(startTop, endTop, a),
    along(startTop, endTop, b),
    along(startBottom, endBottom, b),
    along(startBottom, endBottom, a),
  ];
}

/** A point of a page after the page was turned clockwise by `rotation`. */
export function turnPoint(
  { width, height }: { readonly width: number; readonly height: number },
  [x, y]: Point,
  rotation: Page['rotation'],
): Point {
  if (rotation === 90) return [height - y, x];
  if (rotation === 180) return [width - x, height - y];
  return rotation === 270 ? [y, width - x] : [x, y];
}

/** The same place on the page as it was sent: before it was turned upright. */
export function toSourcePolygon(page: Pick<Page, 'width' | 'height' | 'rotation'>, polygon: Polygon): Polygon {
  const back = ((360 - page.rotation) % 360) as Page['rotation'];
  return polygon.map((point) => turnPoint(page, point, back)) as unknown as Polygon;
}

/** The upright rectangle around a polygon. */
export function boundsOf(polygon: readonly Point[]): Bounds {
  const xs = polygon.map((point) => point[0]);
  const ys = polygon.map((point) => point[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
