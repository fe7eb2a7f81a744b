import { displayWidth } from './display-width.ts';

/**
 * `軽 みかん   398 ｜ 小計   4,252`: a roll that was folded, or two papers side by side, with a stroke down the middle. What
 * stands left of it is read first. In `合計 | 1,200` the stroke parts a label from its value.
 */

const STROKE = /[|｜│┃]/g;
/** Half-width columns that the stroke may move from line to line. */
const DRIFT = 3;
const LEAST_LINES = 5;
/** So many rows of both sides must have words and an amount of their own. */
const LEAST_ROWS = 2;
const LONGEST = 200;
const OWN_ROW = /\p{L}.*\s[-△▲]?[¥\\￥]?[-△▲]?[\d０-９][\d０-９,，]*円?[)）]?[※*軽]?\s*$/u;

interface Halves {
  readonly at: number;
  readonly left: string;
  readonly right: string;
}

/** The lines, the right column of such a paper set under its left one. */
export function withPartedColumns(lines: readonly string[]): readonly string[] {
  const halves: Halves[] = [];
  for (const [at, line] of lines.entries()) {
    const strokes = line.length > LONGEST ? null : line.match(STROKE);
    if (strokes === null) continue;
    // Rules at both ends, or several of them, make a table.
    if (strokes.length > 1) return lines;
    const place = line.search(STROKE);
    halves.push({ at, left: line.slice(0, place), right: line.slice(place + 1) });
  }
  if (halves.length < LEAST_LINES) return lines;
  const first = halves[0]!.at;
  const last = halves.at(-1)!.at;
  const between = lines.slice(first, last + 1).filter((line) => line.trim() !== '').length;
  const places = halves.map(({ left }) => displayWidth(left));
  const isStraight = Math.max(...places) - Math.min(...places) <= DRIFT;
  const isApart = (['left', 'right'] as const).every(
    (side) => halves.filter((half) => OWN_ROW.test(half[side])).length >= LEAST_ROWS,
  );
  if (between > halves.length || !isStraight || !isApart) return lines;
  const laid = lines.slice(0, last + 1);
  for (const { at, left } of halves) laid[at] = left.trimEnd();
  return [...laid, ...halves.map(({ right }) => right), ...lines.slice(last + 1)];
}
