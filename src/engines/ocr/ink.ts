import type { Grey } from '../document/index.ts';
import { edgesOf, type Grid, heightOf, joinsNext, ownRows, RULED, rowsOf, type Span } from './ink-rows.ts';
import { polygonOf, type Strip, stripOfPolygon } from './onnx/recognise/crop.ts';
import type { CharReading, Ink, Line } from './types.ts';

/** Lengths are shares of the line's thickness. Rows that are looked at above and below the line, and beside its ends. */
const BESIDE = 0.5;
/** More rows than this over the thickness tell no more. */
const ROWS = 32;
/** Ink farther from an end of the line than this blank is not of it. */
const BLANK_AT_ENDS = 0.22;
/** Blurred edges are lighter than the ink. */
const MARGIN = 0.06;

/**
 * Where the ink of a line and of each of its characters is. The recogniser knows the middle of a character better than
 * its ends, and a detector's box is a guess of the print's height: the picture knows both. Undefined where there is no
 * telling ink from paper.
 */
export function inkOf(page: Grey, line: Pick<Line, 'polygon' | 'chars'>): Ink | undefined {
  const strip = stripOfPolygon(line.polygon);
  if (strip.thickness < 4 || strip.length < 4 || line.chars.length === 0) return undefined;
  const grid = gridOf(page, strip);
  const rows = rowsOf(grid, strip);
  if (!rows) return undefined;
  // Lines set close, or that lean: no row between them is blank from end to end, though it is under each character.
  const isJoined = joinsNext(grid, rows);
  const spans = spansOf(grid, strip, isJoined ? edgesOf(grid) : rows, line.chars);
  const margin = MARGIN * strip.thickness;
  const place = (at: number) => (at - grid.before) * grid.step;
  const boxes = spans.map((span) => {
    const [top, bottom] = heightOf(grid, span, isJoined ? ownRows(grid, span) : rows);
    return [place(span[0]) - margin, place(span[1] + 1) + margin, place(top) - margin, place(bottom + 1) + margin];
  }) as [number, number, number, number][];
  const least = (side: 0 | 2) => Math.min(...boxes.map((box) => box[side]));
  const most = (side: 1 | 3) => Math.max(...boxes.map((box) => box[side]));
  const [from, to, top, bottom] = [least(0), most(1), least(2), most(3)];
  const [length, thickness] = [to - from, bottom - top];
  const x = strip.x + strip.dx * from - strip.dy * top;
  const y = strip.y + strip.dy * from + strip.dx * top;
  return {
    polygon: polygonOf({ ...strip, x, y, length, thickness }),
    chars: boxes.map(([a, b, c, d]) => [
      (a - from) / length,
      (b - from) / length,
      (c - top) / thickness,
      (d - top) / thickness,
    ]),
  };
}

function gridOf({ data, width, height }: Grey, { x, y, dx, dy, length, thickness }: Strip): Grid {
  const step = Math.max(1, thickness / ROWS);
  const before = Math.round((thickness * BESIDE) / step);
  const columns = Math.ceil(length / step) + 2 * before;
  const rows = Math.ceil(thickness / step) + 2 * before;
  const grey = new Uint8Array(columns * rows);
  const histogram = new Uint32Array(256);
  const [alongX, alongY] = [new Float64Array(columns), new Float64Array(columns)];
  for (let column = 0; column < columns; column++) {
    const along = (column - before + 0.5) * step;
    alongX[column] = x + dx * along;
    alongY[column] = y + dy * along;
  }
  const [right, bottom] = [width - 1, height - 1];
  for (let row = 0, at = 0; row < rows; row++) {
    const across = (row - before + 0.5) * step;
    const [downX, downY] = [dy * across, dx * across];
    for (let column = 0; column < columns; column++, at++) {
      const px = Math.min(right, Math.max(0, (alongX[column]! - downX) | 0));
      const py = Math.min(bottom, Math.max(0, (alongY[column]! + downY) | 0));
      const value = data[py * width + px]!;
      grey[at] = value;
      histogram[value]!++;
    }
  }
  const threshold = darkestOfPaper(histogram, grey.length);
  let dark = 0;
  for (let level = 0; level <= threshold; level++) dark += histogram[level]!;
  // Dark on light or light on dark: the smaller part is the ink.
  const isDarkInk = dark * 2 <= grey.length;
  for (let at = 0; at < grey.length; at++) grey[at] = grey[at]! <= threshold === isDarkInk ? 1 : 0;
  return { isInk: grey, columns, rows, before, step };
}

/** The brightness that parts two groups best (Otsu 1979). */
function darkestOfPaper(histogram: Uint32Array, total: number): number {
  let whole = 0;
  for (let level = 0; level < 256; level++) whole += level * histogram[level]!;
  let [best, found, below, belowSum] = [-1, 127, 0, 0];
  for (let level = 0; level < 255; level++) {
    below += histogram[level]!;
    belowSum += level * histogram[level]!;
    if (below === 0 || below === total) continue;
    const apart = belowSum / below - (whole - belowSum) / (total - below);
    const between = below * (total - below) * apart * apart;
    if (between > best) [best, found] = [between, level];
  }
  return found;
}

/** First and last column of each character's ink: between its neighbours it is parted from them at a blank. */
function spansOf(grid: Grid, { length }: Strip, [top, bottom]: Span, chars: readonly CharReading[]): Span[] {
  const { isInk, columns, rows, before, step } = grid;
  const ink = new Uint16Array(columns);
  const whole = new Uint16Array(columns);
  for (let row = 0; row < rows; row++)
    for (let column = 0, at = row * columns; column < columns; column++, at++)
      if (isInk[at]) {
        whole[column]!++;
        if (row >= top && row <= bottom) ink[column]!++;
      }
  // The border of a table goes on above and below the line.
  for (let column = 0; column < columns; column++) if (whole[column]! > rows * RULED) ink[column] = 0;
  const columnOf = (share: number) => Math.min(columns - 1, Math.max(0, Math.round((share * length) / step) + before));
  const inked = chars.flatMap((char, index) => (char.text === ' ' ? [] : [index]));
  const middles = inked.map((index) => columnOf(chars[index]!.x + chars[index]!.w / 2));
  const cuts = inked.slice(1).map((index, next) => {
    const char = chars[inked[next]!]!;
    const between = columnOf((char.x + char.w + chars[index]!.x) / 2);
    return partedAt(ink, middles[next]!, middles[next + 1]!, between);
  });
  const gap = Math.max(2, (grid.rows - 2 * before) * BLANK_AT_ENDS);
  const [first, last] = [chars[inked[0] ?? 0]!, chars[inked.at(-1) ?? 0]!];
  const start = outermost(ink, columnOf(first.x), -1, gap);
  const end = outermost(ink, columnOf(last.x + last.w), 1, gap);
  const spans: Span[] = chars.map((char) => [columnOf(char.x), columnOf(char.x + char.w)]);
  inked.forEach((index, at) => {
    let from = at === 0 ? start : cuts[at - 1]!;
    let to = at === inked.length - 1 ? end : cuts[at]!;
    while (from < to && ink[from] === 0) from++;
    while (to > from && ink[to] === 0) to--;
    if (ink[from] !== 0) spans[index] = [from, to];
  });
  return spans;
}

/** The middle of the blank that parts two characters best: wide, and near where one ends and the next begins. */
function partedAt(ink: Uint16Array, from: number, to: number, between: number): number {
  let [best, found, least] = [Number.NEGATIVE_INFINITY, between, Number.POSITIVE_INFINITY];
  for (let column = from; column <= to; column++) {
    if (ink[column] === 0) {
      let end = column;
      while (end < to && ink[end + 1] === 0) end++;
      const middle = (column + end) / 2;
      const score = end - column + 1 - Math.abs(middle - between) / 2;
      if (score > best) [best, found] = [score, Math.round(middle)];
      column = end;
    } else if (best === Number.NEGATIVE_INFINITY) {
      // They touch: where there is least of them.
      const cost = ink[column]! + Math.abs(column - between) / 4;
      if (cost < least) [least, found] = [cost, column];
    }
  }
  return found;
}

/** From where an end character is said to end, outwards over its ink; a wide blank ends it. */
function outermost(ink: Uint16Array, start: number, step: 1 | -1, gap: number): number {
  let found = start;
  for (let column = start, blank = 0; column >= 0 && column < ink.length && blank < gap; column += step) {
    blank = ink[column] === 0 ? blank + 1 : 0;
    if (ink[column] !== 0) found = column;
  }
  return found;
}
