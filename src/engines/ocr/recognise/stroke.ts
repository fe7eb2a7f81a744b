import type { Grey } from '../../document/raster.ts';
import type { Rect } from '../detect/rects.ts';
import { CROP_HEIGHT, type Crop, cut, type Quarter, type Strip, stripOf } from './crop.ts';

/** Lengths in pixels of the crop. How far beyond a line's end a stroke is looked for, and where that part begins. */
const REACH = Math.round(CROP_HEIGHT * 1.25);
const INSIDE = Math.round(CROP_HEIGHT * 0.25);
/** Nothing but paper must follow the stroke: a rule of a table goes on. */
const PAPER_AFTER = CROP_HEIGHT * 0.12;
/** 一 is long and thin, and stands in the middle of its line. */
const LONG = [CROP_HEIGHT * 0.25, CROP_HEIGHT] as const;
const THIN = CROP_HEIGHT * 0.2;
const MIDDLE = [CROP_HEIGHT * 0.3, CROP_HEIGHT * 0.7] as const;
/** In a column it lies across, as wide as a character and no wider. */
const WIDE = [CROP_HEIGHT * 0.45, CROP_HEIGHT * 0.8] as const;
/** Ink is this share of the way from paper to the line's darkest: thin strokes are pale. */
const INK = 0.28;
/** Fewer grey levels between ink and paper are noise, and so is a lone pixel of a column. */
const LEAST_CONTRAST = 0.12;
const LEAST_PIXELS = 2;

/**
 * A box with the lone stroke before or behind it taken in: detectors leave out 一 in 一般社団法人 and 健一 and the
 * dash after an amount. `quarter` is the direction of reading; `column` when it runs down the page.
 */
export function withStrokes(
  page: Grey,
  rect: Rect,
  { quarter, column, others }: { quarter: Quarter; column: boolean; others: readonly Rect[] },
): Rect {
  const strip = stripOf(rect, quarter);
  const colours = coloursOf(page, strip);
  if (Math.abs(colours.paper - colours.ink) < LEAST_CONTRAST) return rect;
  const behind = strokeBehind(page, strip, colours, column);
  const before = strokeBehind(page, reversed(strip), colours, column);
  const free = (reach: number, way: 1 | -1) =>
    reach > 0 && !others.some((other) => other !== rect && covers(other, pointAt(strip, reach, way)));
  const [end, start] = [free(behind, 1) ? behind : 0, free(before, -1) ? before : 0];
  return end + start === 0 ? rect : grown(rect, quarter, start, end);
}

/** The strip seen from its other end. */
const reversed = (strip: Strip): Strip => ({
  ...strip,
  x: strip.x + strip.dx * strip.length - strip.dy * strip.thickness,
  y: strip.y + strip.dy * strip.length + strip.dx * strip.thickness,
  dx: -strip.dx,
  dy: -strip.dy,
});

/** How far the box must grow to take in a stroke behind its end; 0 without one. */
function strokeBehind(page: Grey, strip: Strip, colours: Colours, column: boolean): number {
  const scale = strip.thickness / CROP_HEIGHT;
  const from = strip.length - INSIDE * scale;
  const part = cut(page, {
    ...strip,
    x: strip.x + strip.dx * from,
    y: strip.y + strip.dy * from,
    length: (INSIDE + REACH) * scale,
  });
  const slices = slicesOf(part, colours);
  const isInked = (slice: Slice | undefined) => slice !== undefined && slice.pixels >= LEAST_PIXELS;
  // The last slice with ink inside the reach is the stroke's end; its first is where it parts from the line.
  const end = slices.findLastIndex(isInked) + 1;
  if (end <= INSIDE || end > part.used - PAPER_AFTER) return 0;
  let start = end;
  while (isInked(slices[start - 1])) start--;
  const stroke = slices.slice(start, end);
  return (column ? liesAcross(stroke) : runsAlong(stroke)) ? (end - INSIDE + PAPER_AFTER) * scale : 0;
}

/** One pixel of the way along the line: how much ink it has across, between which rows. */
interface Slice {
  readonly pixels: number;
  readonly first: number;
  readonly last: number;
}

const runsAlong = (stroke: readonly Slice[]): boolean =>
  stroke.length >= LONG[0] &&
  stroke.length <= LONG[1] &&
  stroke.every(({ first, last }) => {
    const middle = (first + last) / 2;
    return last - first < THIN && middle > MIDDLE[0] && middle < MIDDLE[1];
  });

const liesAcross = (stroke: readonly Slice[]): boolean => {
  const width = Math.max(...stroke.map(({ last }) => last)) - Math.min(...stroke.map(({ first }) => first));
  return stroke.length <= THIN && width >= WIDE[0] && width <= WIDE[1];
};

interface Colours {
  readonly paper: number;
  readonly ink: number;
}

function slicesOf(part: Crop, { paper, ink }: Colours): Slice[] {
  const threshold = paper + (ink - paper) * INK;
  const isInk = ink < paper ? (value: number) => value < threshold : (value: number) => value > threshold;
  return Array.from({ length: part.used }, (_, x) => {
    let [pixels, first, last] = [0, -1, -1];
    for (let y = 0; y < CROP_HEIGHT; y++) {
      if (!isInk(part.data[y * part.width + x]!)) continue;
      if (first < 0) first = y;
      last = y;
      pixels++;
    }
    return { pixels, first, last };
  });
}

/** Paper and ink of a line, 0..1: the median and the far end of what a coarse grid over it shows. */
function coloursOf(page: Grey, strip: Strip): Colours {
  const levels = new Uint16Array(256);
  let count = 0;
  for (let i = 0; i < 48; i++) {
    for (let j = 0; j < 12; j++) {
      const along = ((i + 0.5) / 48) * strip.length;
      const across = ((j + 0.5) / 12) * strip.thickness;
      const x = (strip.x + strip.dx * along - strip.dy * across) | 0;
      const y = (strip.y + strip.dy * along + strip.dx * across) | 0;
      if (x < 0 || y < 0 || x >= page.width || y >= page.height) continue;
      levels[page.data[y * page.width + x]!]!++;
      count++;
    }
  }
  const at = (share: number) => {
    let sum = 0;
    return levels.findIndex((n) => (sum += n) > count * share) / 255;
  };
  const [dark, paper, light] = [at(0.05), at(0.5), at(0.95)];
  return { paper, ink: paper - dark >= light - paper ? dark : light };
}

/** The middle of the piece that would be added at one end. */
function pointAt(strip: Strip, reach: number, way: 1 | -1): readonly [number, number] {
  const along = way === 1 ? strip.length + reach / 2 : -reach / 2;
  const across = strip.thickness / 2;
  return [strip.x + strip.dx * along - strip.dy * across, strip.y + strip.dy * along + strip.dx * across];
}

function covers({ cx, cy, w, h, ux, uy }: Rect, [x, y]: readonly [number, number]): boolean {
  const [dx, dy] = [x - cx, y - cy];
  return Math.abs(dx * ux + dy * uy) < w / 2 && Math.abs(-dx * uy + dy * ux) < h / 2;
}

function grown(rect: Rect, quarter: Quarter, start: number, end: number): Rect {
  const { dx, dy } = stripOf(rect, quarter);
  const shift = (end - start) / 2;
  const [w, h] = quarter % 2 === 0 ? [start + end, 0] : [0, start + end];
  return { ...rect, cx: rect.cx + dx * shift, cy: rect.cy + dy * shift, w: rect.w + w, h: rect.h + h };
}
