/** [x, y, width, height] in pixels. */
export type Box = readonly [number, number, number, number];
interface Grey {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}
/** First and last of consecutive rows or columns. */
type Span = readonly [number, number];

/** All lengths are shares of the height of the line. */
const BLANK_BETWEEN_LINES = 0.06;
const BLANK_BETWEEN_WORDS = 0.22;
const FARTHEST_SIDEWAYS = 0.75;
const MARGIN = 0.07;

/**
 * The service places a value by where its characters were recognised, which cuts first characters and upper halves.
 * The picture knows better: the box takes the lines it lies on at their full height, and the characters it cuts at
 * their full width; blank edges are left out.
 */
export function growToInk(grey: Grey, box: Box): Box {
  const isVertical = box[3] > box[2] * 2;
  if (!isVertical) return grown(grey, box);
  const [x, y, width, height] = grown(transposed(grey), [box[1], box[0], box[3], box[2]]);
  return [y, x, height, width];
}

function grown(grey: Grey, [x, y, width, height]: Box): Box {
  const area = around(grey, x, y, width, height);
  const isInk = inkIn(grey, area);
  const left = clamp(x, area.left, area.right);
  const right = clamp(x + width, area.left, area.right);
  const rows = count(area.top, area.bottom, left, right, (row, column) => isInk(column, row));
  const ruled = rows.map((ink) => (ink > (right - left) * 0.95 ? 0 : ink));
  const lines = spans(ruled, area.top, Math.max(1, Math.round(height * BLANK_BETWEEN_LINES))).filter((span) =>
    belongs(span, y, y + height),
  );
  if (lines.length === 0) return [x, y, width, height];
  const [top, bottom] = [lines[0]![0], lines.at(-1)![1]];
  const tallest = Math.max(...lines.map(([first, last]) => last - first + 1));
  const columns = count(area.left, area.right, top, bottom + 1, (column, row) => isInk(column, row));
  const at = (column: number): boolean => (columns[column - area.left] ?? 0) > 0;
  const from = edge(at, left, -1, tallest, [area.left, area.right]);
  const to = edge(at, right - 1, 1, tallest, [area.left, area.right]);
  if (to <= from) return [x, y, width, height];
  const margin = Math.max(1, Math.round(tallest * MARGIN));
  return [from - margin, top - margin, to - from + 1 + 2 * margin, bottom - top + 1 + 2 * margin];
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));

function around({ width, height }: Grey, x: number, y: number, boxWidth: number, boxHeight: number) {
  return {
    left: clamp(x - boxHeight * 2, 0, width),
    right: clamp(x + boxWidth + boxHeight * 2, 0, width),
    top: clamp(y - boxHeight, 0, height),
    bottom: clamp(y + boxHeight * 2, 0, height),
  };
}

/** Dark on light or light on dark: the smaller part of the pixels is the ink. */
function inkIn({ data, width }: Grey, { left, right, top, bottom }: ReturnType<typeof around>) {
  const histogram = new Uint32Array(256);
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) histogram[data[row * width + column]!]!++;
  const threshold = otsu(histogram);
  const dark = histogram.subarray(0, threshold + 1).reduce((sum, value) => sum + value, 0);
  const isDarkInk = dark * 2 <= (right - left) * (bottom - top);
  return (column: number, row: number): boolean => data[row * width + column]! <= threshold === isDarkInk;
}

/** The brightness that parts two groups best (Otsu 1979). */
function otsu(histogram: Uint32Array): number {
  const total = histogram.reduce((sum, value) => sum + value, 0);
  const whole = histogram.reduce((sum, value, level) => sum + value * level, 0);
  let [best, found, below, belowSum] = [-1, 127, 0, 0];
  for (let level = 0; level < 255; level++) {
    below += histogram[level]!;
    belowSum += histogram[level]! * level;
    if (below === 0 || below === total) continue;
    const apart = belowSum / below - (whole - belowSum) / (total - below);
    const between = below * (total - below) * apart * apart;
    if (between > best) [best, found] = [between, level];
  }
  return found;
}

/** How much ink each row (or column) has between two columns (or rows). */
function count(
  from: number,
  to: number,
  start: number,
  end: number,
  isInk: (a: number, b: number) => boolean,
): number[] {
  const counts: number[] = [];
  for (let a = from; a < to; a++) {
    let ink = 0;
    for (let b = start; b < end; b++) if (isInk(a, b)) ink++;
    counts.push(ink);
  }
  return counts;
}

/** Runs of ink; blanks shorter than `gap` are part of them. */
function spans(counts: readonly number[], offset: number, gap: number): Span[] {
  const found: [number, number][] = [];
  for (const [index, ink] of counts.entries()) {
    if (ink === 0) continue;
    const last = found.at(-1);
    if (last && index + offset - last[1] <= gap) last[1] = index + offset;
    else found.push([index + offset, index + offset]);
  }
  return found;
}

/** A line that lies mostly inside the box, or that the middle of the box goes through. */
function belongs([first, last]: Span, top: number, bottom: number): boolean {
  const inside = Math.min(last + 1, bottom) - Math.max(first, top);
  const middle = (top + bottom) / 2;
  return inside > (last - first + 1) * 0.5 || (first <= middle && last >= middle);
}

/** From an edge of the box to the end of the word it cuts: outwards over ink, inwards over blank. */
function edge(at: (column: number) => boolean, start: number, step: 1 | -1, line: number, [least, most]: Span): number {
  const farthest = line * FARTHEST_SIDEWAYS;
  const gap = Math.max(2, line * BLANK_BETWEEN_WORDS);
  let found: number | null = at(start) ? start : null;
  let blank = 0;
  for (let column = start + step; column >= least && column < most; column += step) {
    const moved = Math.abs(column - start);
    if (at(column)) {
      found = column;
      blank = 0;
      // A character is not cut again: it is followed to its end, even past the limit.
      if (moved > farthest * 2) break;
    } else if (++blank >= gap || moved > farthest) break;
  }
  if (found !== null) return found;
  let column = start;
  while (!at(column) && Math.abs(column - start) < 10_000 && column >= least && column < most) column -= step;
  return column;
}

function transposed({ data, width, height }: Grey): Grey {
  const turned = new Uint8Array(data.length);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) turned[column * height + row] = data[row * width + column]!;
  return { data: turned, width: height, height: width };
}
