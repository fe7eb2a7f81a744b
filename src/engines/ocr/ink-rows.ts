import type { Strip } from './onnx/recognise/crop.ts';

/** Lengths are shares of the line's thickness. */
const BLANK_BETWEEN_LINES = 0.06;
/** Ink that goes on beyond the line's edges by more than this is that of the next line, too. */
const JOINED = 0.3;
/** A row or column of nothing but ink is ruled. */
export const RULED = 0.95;

/** The strip and its surroundings as ink or none, in steps along and across it. */
export interface Grid {
  readonly isInk: Uint8Array;
  readonly columns: number;
  readonly rows: number;
  /** Steps before the line begins, and above it. */
  readonly before: number;
  readonly step: number;
}
export type Span = readonly [first: number, last: number];

/** First and last row of the line's ink. */
export function rowsOf({ isInk, columns, rows, before }: Grid, strip: Strip): Span | undefined {
  const [left, right] = [before, columns - before];
  const [top, bottom] = [before, rows - before];
  const hasInk = (row: number): boolean => {
    let ink = 0;
    for (let at = row * columns + left, end = row * columns + right; at < end; at++) ink += isInk[at]!;
    // Long lines only: a dash is as wide as its box, and a ruled line much wider than high.
    const isRuled = ink > (right - left) * RULED && strip.length > strip.thickness * 3;
    return ink !== 0 && !isRuled;
  };
  const gap = Math.max(1, Math.round((bottom - top) * BLANK_BETWEEN_LINES));
  const own = ofLine(groupsOf(rows, hasInk, gap), [top, bottom]);
  return own.length === 0 ? undefined : [own[0]![0], own.at(-1)![1]];
}

export const edgesOf = ({ rows, before }: Grid): Span => [before, rows - before - 1];

export function joinsNext(grid: Grid, [first, last]: Span): boolean {
  const [top, bottom] = edgesOf(grid);
  const beyond = (bottom - top + 1) * JOINED;
  return top - first > beyond || last - bottom > beyond;
}

/** The rows of one character's ink alone: parted from the lines above and below at a blank, else where ink is least. */
export function ownRows(grid: Grid, [left, right]: Span): Span {
  const { isInk, columns, rows } = grid;
  const [top, bottom] = edgesOf(grid);
  const ink = new Uint16Array(rows);
  for (let row = 0; row < rows; row++)
    for (let at = row * columns + left, end = row * columns + right; at <= end; at++) ink[row]! += isInk[at]!;
  const own = ofLine(
    groupsOf(rows, (row) => ink[row] !== 0, 1),
    [top, bottom + 1],
  );
  const [first, last] = [own[0]?.[0] ?? top, own.at(-1)?.[1] ?? bottom];
  const reach = Math.round((bottom - top + 1) * JOINED);
  const parting = (edge: number, outwards: 1 | -1): number => {
    let [found, least] = [edge, ink[edge]!];
    for (let step = -reach; step <= reach; step++) {
      const row = edge + step * outwards;
      if (ink[row]! < least) [found, least] = [row, ink[row]!];
    }
    return found;
  };
  return [first === 0 ? parting(top, -1) : first, last === rows - 1 ? parting(bottom, 1) : last];
}

/** Runs of rows with ink, over blanks of less than `gap` rows. */
function groupsOf(rows: number, hasInk: (row: number) => boolean, gap: number): Span[] {
  const found: [number, number][] = [];
  for (let row = 0; row < rows; row++) {
    if (!hasInk(row)) continue;
    const last = found.at(-1);
    if (last && row - last[1] <= gap) last[1] = row;
    else found.push([row, row]);
  }
  return found;
}

/** What lies mostly between the line's edges, or through its middle. */
function ofLine(groups: readonly Span[], [top, bottom]: Span): readonly Span[] {
  const middle = (top + bottom) / 2;
  return groups.filter(([first, last]) => {
    const inside = Math.min(last + 1, bottom) - Math.max(first, top);
    return inside > (last - first + 1) * 0.5 || (first <= middle && last >= middle);
  });
}

/** First and last row of the ink between two columns: figures are lower than the kanji beside them. */
export function heightOf({ isInk, columns }: Grid, [left, right]: Span, [top, bottom]: Span): Span {
  const hasInk = (row: number): boolean => {
    for (let at = row * columns + left, end = row * columns + right; at <= end; at++) if (isInk[at]) return true;
    return false;
  };
  let [first, last] = [top, bottom];
  while (first < last && !hasInk(first)) first++;
  while (last > first && !hasInk(last)) last--;
  return [first, last];
}
