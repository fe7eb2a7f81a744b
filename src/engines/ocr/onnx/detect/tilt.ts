import type { Grey } from '../../../document/index.ts';
import type { Rect } from './rects.ts';

/** Lines that lean less are read as they stand; the detector was taught on them. */
const LEAST = 7;
/** Beyond it the boxes say nothing: a card is hardly ever laid so. */
const MOST = 36;
/** So much of the boxes' length must lean before the picture is looked at. */
const LEANING_SHARE = 0.25;
/** Degrees between the angles that are tried, first and around the best. */
const STEP = 1.5;
const FINE_STEP = 0.25;
/** Rows of ink stand out so much more along the lines than across the picture as it is. */
const CLEARER = 1.15;
/** Points of ink that are looked at. */
const MOST_POINTS = 24_000;
const LEAST_POINTS = 400;
/** Ink differs from what is around it by this much. */
const CONTRAST = 28;

interface Ink {
  readonly xs: Float32Array;
  readonly ys: Float32Array;
  readonly count: number;
}

/**
 * By how many degrees, clockwise, the lines of a picture lean; 0 where they stand upright or it cannot be told. Boxes of
 * a leaning page fall to pieces and have no angle worth the name, so it is taken from the ink in them: along the lines
 * it lies in rows.
 */
export function tiltOf(page: Grey, rects: readonly Rect[]): number {
  if (!isLeaning(rects)) return 0;
  const ink = inkIn(page, rects);
  if (ink.count < LEAST_POINTS) return 0;
  const bin = Math.max(1, thicknessOf(rects) / 8);
  const clearness = (degrees: number) => clearnessAt(ink, degrees, bin);
  let best = 0;
  let most = clearness(0);
  const upright = most;
  const tryAt = (degrees: number) => {
    const clear = clearness(degrees);
    if (clear > most) [best, most] = [degrees, clear];
  };
  for (let degrees = STEP; degrees <= MOST; degrees += STEP) for (const side of [-1, 1]) tryAt(side * degrees);
  const rough = best;
  for (let off = FINE_STEP; off < STEP; off += FINE_STEP) for (const side of [-1, 1]) tryAt(rough + side * off);
  return Math.abs(best) >= LEAST && most >= CLEARER * upright ? best : 0;
}

function isLeaning(rects: readonly Rect[]): boolean {
  let [leaning, all] = [0, 0];
  for (const { w, h, ux, uy } of rects) {
    const length = Math.max(w, h);
    all += length;
    const degrees = Math.abs((Math.atan2(uy, ux) * 180) / Math.PI);
    if (degrees >= LEAST && degrees <= 90 - LEAST) leaning += length;
  }
  return leaning > all * LEANING_SHARE;
}

function thicknessOf(rects: readonly Rect[]): number {
  const sizes = rects.map(({ w, h }) => Math.min(w, h)).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 0;
}

/** Points darker or lighter than the mean of their box, whichever are fewer. */
function inkIn(page: Grey, rects: readonly Rect[]): Ink {
  const boxes = rects.map((rect) => boundsOf(rect, page));
  const area = boxes.reduce((sum, { x0, y0, x1, y1 }) => sum + (x1 - x0) * (y1 - y0), 0);
  const step = Math.max(1, Math.ceil(Math.sqrt(area / (4 * MOST_POINTS))));
  const xs = new Float32Array(MOST_POINTS);
  const ys = new Float32Array(MOST_POINTS);
  let count = 0;
  for (const { x0, y0, x1, y1 } of boxes) {
    let [sum, n] = [0, 0];
    for (let y = y0; y < y1; y += step) for (let x = x0; x < x1; x += step, n++) sum += page.data[y * page.width + x]!;
    const mean = sum / Math.max(1, n);
    let [dark, light] = [0, 0];
    for (let y = y0; y < y1; y += step)
      for (let x = x0; x < x1; x += step) {
        const value = page.data[y * page.width + x]!;
        if (value < mean - CONTRAST) dark++;
        else if (value > mean + CONTRAST) light++;
      }
    const isInk =
      dark <= light || light === 0 ? (v: number) => v < mean - CONTRAST : (v: number) => v > mean + CONTRAST;
    for (let y = y0; y < y1; y += step)
      for (let x = x0; x < x1 && count < MOST_POINTS; x += step)
        if (isInk(page.data[y * page.width + x]!)) {
          xs[count] = x;
          ys[count++] = y;
        }
  }
  return { xs, ys, count };
}

function boundsOf({ cx, cy, w, h, ux, uy }: Rect, { width, height }: Grey) {
  const dx = (Math.abs(ux) * w + Math.abs(uy) * h) / 2;
  const dy = (Math.abs(uy) * w + Math.abs(ux) * h) / 2;
  return {
    x0: Math.max(0, Math.floor(cx - dx)),
    y0: Math.max(0, Math.floor(cy - dy)),
    x1: Math.min(width, Math.ceil(cx + dx)),
    y1: Math.min(height, Math.ceil(cy + dy)),
  };
}

/** How unevenly ink falls on rows that lean so: the sum of squares is greatest where lines and gaps alternate. */
function clearnessAt({ xs, ys, count }: Ink, degrees: number, bin: number): number {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians) / bin, Math.cos(radians) / bin];
  let [least, greatest] = [Infinity, -Infinity];
  const places = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const place = ys[i]! * cos - xs[i]! * sin;
    places[i] = place;
    if (place < least) least = place;
    if (place > greatest) greatest = place;
  }
  const rows = new Uint32Array(Math.ceil(greatest - least) + 1);
  for (let i = 0; i < count; i++) rows[Math.floor(places[i]! - least)]!++;
  let sum = 0;
  for (const row of rows) sum += row * row;
  return sum / count;
}
