import { COLUMN_WORDS } from '../vocabulary/columns.ts';
import { figureOf, isSaid, isSumWord } from './goods-flow.ts';

/**
 * `日付 / 伝票 / 品名 / 数量 / 単位 / 単価 / 金額`, then rows of as many cells one by one, whatever their headings are called:
 * every row has figures in the same places, and count times price is the amount, or a column makes the sum below.
 */

const FEWEST_CELLS = 3;
const MOST_CELLS = 10;
const MOST_ROWS = 60;
/** Sums stand as near as this below a table. */
const NEAR = 16;
/** Smaller sums come out by chance. */
const LEAST_SUM = 100;

/** Lines that belong together, in the order in which they make a row; the heading is the first of them. */
export function regularRows(texts: readonly string[]): number[][] {
  const headings = texts.map(isHeading);
  const found: number[][] = [];
  for (let at = 1; at < texts.length; at++) {
    if (!headings[at - 1] && !headings[at - 2] && !headings[at - 3]) continue;
    const table = tableAt(texts, headings, at);
    if (table === null) continue;
    found.push(...table);
    at = table.at(-1)!.at(-1)!;
  }
  return found;
}

/** Words of columns and nothing else: 数量, 伝票日付 伝票No, 品番・品名. */
function isHeading(line: string): boolean {
  if (line.length > LONGEST_HEADING || figureOf(line) !== null) return false;
  const rest = COLUMN_WORDS.reduce((word, { pattern }) => word.replace(pattern, ''), line.replace(/\s/g, ''));
  return rest.replace(/[・/／()（）]/g, '') === '' && /\p{L}/u.test(line);
}
const LONGEST_HEADING = 40;

function tableAt(texts: readonly string[], headings: readonly boolean[], body: number): number[][] | null {
  for (let width = FEWEST_CELLS; width <= MOST_CELLS; width++) {
    const head = headOf(texts, headings, body, width);
    if (head === null) continue;
    const count = countOf(texts, headings, body, width);
    if (count === 0 || !isProven(texts, body, width, count)) continue;
    const row = (start: number, length: number) => Array.from({ length }, (_, i) => start + i);
    return [row(head, body - head), ...row(0, count).map((index) => row(body + index * width, width))];
  }
  return null;
}

/** As many words as a row has cells, two columns among them, and the last of them right above the first row. */
function headOf(texts: readonly string[], headings: readonly boolean[], body: number, width: number): number | null {
  if (headings[body] === true) return null;
  let head = body;
  let words = 0;
  let known = 0;
  while (head > 0 && words < width && isWord(texts[head - 1]!, headings[head - 1]!)) {
    head--;
    if (headings[head]) known++;
    words += headings[head] ? texts[head]!.trim().split(/[\s・/／]+/).length : 1;
  }
  while (head < body && !headings[head] && words < width) [head, words] = [head + 1, words - 1];
  return known >= 2 && words >= width - 1 ? head : null;
}
/** An unknown word of a column is one word without figures. */
const isWord = (line: string, isKnown: boolean): boolean =>
  isKnown || (/^[^\d\s]*\p{L}[^\d\s]*$/u.test(line.trim()) && line.length <= LONGEST_WORD && !/[様中殿]$/.test(line));
const LONGEST_WORD = 12;

/** Rows whose figures and remarks stand where those of the first do. */
function countOf(texts: readonly string[], headings: readonly boolean[], body: number, width: number): number {
  // A word that is unknown stands over the last column where figures are in it, and none in the first.
  if (!headings[body - 1] && (kindOf(texts[body]!) === 'figure' || kindOf(texts[body + width - 1] ?? '') === 'text'))
    return 0;
  if (isSeveralRows(texts.slice(body, body + width))) return 0;
  let count = 0;
  for (let at = body; count < MOST_ROWS && at + width <= texts.length; at += width, count++)
    for (let i = 0; i < width; i++) {
      const line = texts[at + i]!;
      if (isSumWord(line) || headings[at + i] || SEVERAL.test(line))
        return endsClean(texts, headings, body, at) ? count : 0;
      if (!BLANK.test(line.trim()) && kindOf(line) !== kindOf(texts[body + i]!))
        return endsClean(texts, headings, body, at) ? count : 0;
    }
  return count;
}
const BLANK = /^[-‐–—ー]?$/;
/** Several figures in one cell: a row that was not cut into its cells. */
const SEVERAL = /[\d,.]{3,}\s+[\d,.]{3,}(?:\s|$)/;
const kindOf = (line: string): 'figure' | 'said' | 'text' =>
  figureOf(line) !== null ? 'figure' : isSaid(line) ? 'said' : 'text';

/** A name behind an amount opens the next row. */
const isSeveralRows = (row: readonly string[]): boolean =>
  row
    .slice(0, -1)
    .some((line, i) => kindOf(line) === 'text' && line.trim().length > 3 && /^[^,]*\d,\d{3}/.test(row[i - 1] ?? ''));

/** Behind the last row comes a sum or a note; else the last word above the rows is one of a column. */
const endsClean = (texts: readonly string[], headings: readonly boolean[], body: number, end: number): boolean =>
  end >= texts.length ||
  isSumWord(texts[end]!) ||
  /^[※*\-─━=]/.test(texts[end]!.trim()) ||
  (headings[body - 1] === true && kindOf(texts[body]!) === 'text' && kindOf(texts[end]!) === 'text');

function isProven(texts: readonly string[], body: number, width: number, count: number): boolean {
  const value = (row: number, column: number) => figureOf(texts[body + row * width + column]!) ?? Number.NaN;
  const rows = Array.from({ length: count }, (_, i) => i);
  const columns = Array.from({ length: width }, (_, i) => i);
  if (!rows.every((row) => columns.some((column) => /\p{L}/u.test(texts[body + row * width + column]!)))) return false;
  const isProduct = columns.some((amount) =>
    columns
      .slice(0, amount)
      .some((price) =>
        columns
          .slice(0, price)
          .some((pieces) =>
            rows.every((row) => Math.abs(Math.round(value(row, pieces) * value(row, price)) - value(row, amount)) <= 1),
          ),
      ),
  );
  const end = body + width * count;
  const below = texts.slice(end, end + NEAR).flatMap((line) => figureOf(line) ?? lastFigure(line) ?? []);
  const isSum = columns.some((column) => {
    const sum = rows.reduce((all, row) => all + value(row, column), 0);
    return sum >= LEAST_SUM && below.includes(sum);
  });
  return count > 1 ? isProduct || isSum : isProduct && isSum;
}

/** `小計 165,810`: the value at the end of a line. */
function lastFigure(line: string): number | null {
  const figure = /[\s¥\\](-?\d[\d,]*)\s?円?$/.exec(line.trim())?.[1];
  return figure === undefined ? null : Number(figure.replaceAll(',', ''));
}
