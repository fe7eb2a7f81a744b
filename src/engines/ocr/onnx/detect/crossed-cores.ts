import { areasAbove, boundsOf, type RowRun } from './areas.ts';

/** What stands across a core goes on for this many of its thicknesses; where both do is the crossing. */
const CROSSES = 2.2;
/** A part shorter than this, in thicknesses of a core, is the corner of a crossing. */
const SHORTEST = 2.5;
/** The parts explain the area when they hold this share of it. */
const EXPLAINED = 0.55;

type Area = readonly RowRun[];

/**
 * Cores that touch (a row that begins at a column, a column that ends at a row) as cores of their own: the stretches
 * that run along rows and those that run along columns, each with the crossings it goes on beyond. The area itself where
 * that does not explain it. `thick` is the thickness of one core, in pixels of the map.
 */
export function uncrossed(area: Area, thick: number): readonly Area[] {
  const { x0, x1, y0, y1 } = boundsOf(area);
  const [width, height] = [x1 + 1 - x0, y1 + 1 - y0];
  const inked = new Uint8Array(width * height);
  for (const { y, from, to } of area) inked.fill(1, (y - y0) * width + from - x0, (y - y0) * width + to + 1 - x0);
  const [left, right] = [runsBefore(inked, 1, width), runsBehind(inked, 1, width)];
  const [above, below] = [runsBefore(inked, width, width), runsBehind(inked, width, width)];
  const rows = new Float32Array(inked.length);
  const columns = new Float32Array(inked.length);
  for (let i = 0; i < inked.length; i++) {
    if (!inked[i]) continue;
    const [h, v] = [left[i]! + right[i]!, above[i]! + below[i]!];
    const isCrossing = Math.min(h, v) > CROSSES * thick;
    const goesOn = (before: number, behind: number) => Math.min(before, behind) > CROSSES * thick;
    // A corner belongs to neither: what begins there begins behind it.
    if (isCrossing ? goesOn(left[i]!, right[i]!) : h >= v) rows[i] = 1;
    if (isCrossing ? goesOn(above[i]!, below[i]!) : v > h) columns[i] = 1;
  }
  const parts = [rows, columns]
    .flatMap((map) => areasAbove(map, width, height, 0))
    .filter((part) => lengthOf(part) >= SHORTEST * thick && sizeOf(part) <= CROSSES * thick * lengthOf(part));
  const held = parts.reduce((sum, part) => sum + sizeOf(part), 0);
  if (parts.length < 2 || held < EXPLAINED * sizeOf(area)) return [area];
  return parts.map((part) => part.map(({ y, from, to }) => ({ y: y + y0, from: from + x0, to: to + x0 })));
}

/** How far the ink of each pixel goes back without a gap, itself counted, in steps of one pixel or one row. */
function runsBefore(inked: Uint8Array, step: number, width: number): Uint16Array {
  const lengths = new Uint16Array(inked.length);
  for (let i = 0; i < inked.length; i++) {
    const isFirst = step === 1 ? i % width === 0 : i < step;
    if (inked[i]) lengths[i] = isFirst ? 1 : lengths[i - step]! + 1;
  }
  return lengths;
}

/** How far it goes on behind each pixel, itself not counted. */
function runsBehind(inked: Uint8Array, step: number, width: number): Uint16Array {
  const lengths = new Uint16Array(inked.length);
  for (let i = inked.length - 1 - step; i >= 0; i--) {
    const isLast = step === 1 && i % width === width - 1;
    if (inked[i] && inked[i + step] && !isLast) lengths[i] = lengths[i + step]! + 1;
  }
  return lengths;
}

const sizeOf = (part: Area): number => part.reduce((sum, { from, to }) => sum + to - from + 1, 0);

function lengthOf(part: Area): number {
  const { x0, x1, y0, y1 } = boundsOf(part);
  return Math.max(x1 - x0, y1 - y0) + 1;
}
