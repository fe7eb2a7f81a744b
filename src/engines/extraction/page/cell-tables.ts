import { COLUMN_WORDS, type ColumnMeaning } from '../vocabulary/columns.ts';
import { type CellRow, cellRowAt, isMoney, tight, WHOLE, worth } from './cell-rows.ts';

/**
 * `プラン / 期間 / 席数 / 単価 / 金額 / ビジネス / 2026/07/01-2026/07/31 / 25 / 1,280 / 32,000`: PDF texts that give a table cell
 * by cell. Each row opens with a name behind an amount; the arithmetic of the paper says that the rows are whole.
 */

/** Fewer words over a table are labels of something else. */
const LEAST_COLUMNS = 3;
const MOST_ROWS = 60;
/** Cells of one row: a name may take two lines, a remark one more. */
const MOST_CELLS = 9;

/** The meaning of a line that is the word of a column, or two of them (品番・品名), and nothing else. */
export function headingOf(line: string | undefined): ColumnMeaning | null {
  const word = tight(line ?? '');
  if (word === '' || word.length > LONGEST_HEADING) return null;
  const parts = word
    .split(/[・/／]/)
    .map((part) => COLUMN_WORDS.find(({ pattern }) => part.replace(pattern, '') === ''));
  if (parts.length > 2 || parts.some((part) => part === undefined)) return null;
  return parts.find((part) => part!.meaning === 'name')?.meaning ?? parts[0]!.meaning;
}
const LONGEST_HEADING = 12;

/** Lines that belong together, in the order in which they make a row; the heading is the first of them. */
export function cellTables(texts: readonly string[]): number[][] {
  const found: number[][] = [];
  for (let at = 0; at < texts.length; at++) {
    const meanings: ColumnMeaning[] = [];
    for (let next = headingOf(texts[at]); next !== null; next = headingOf(texts[at + meanings.length]))
      meanings.push(next);
    const body = at + meanings.length;
    const named = isTable(meanings) ? tableOf(texts, at, body, meanings) : [];
    found.push(...(named.length > 0 ? named : tableByColumns(texts, at, body, meanings)));
    at = Math.max(at, body - 1);
  }
  return found;
}

const isTable = (meanings: readonly ColumnMeaning[]): boolean =>
  meanings.length >= LEAST_COLUMNS &&
  meanings.includes('name') &&
  (meanings.at(-1) === 'amount' || meanings.at(-1) === 'gross');

function tableOf(texts: readonly string[], head: number, body: number, meanings: readonly ColumnMeaning[]): number[][] {
  const rows: number[][] = [];
  let at = body;
  while (rows.length < MOST_ROWS) {
    const end = rowEnd(texts, at, meanings);
    if (end === null) break;
    rows.push(Array.from({ length: end - at + 1 }, (_, i) => at + i));
    at = end + 1;
  }
  if (rows.length === 0 || !isProven(texts, rows, at)) return [];
  return [Array.from({ length: body - head }, (_, i) => head + i), ...rows];
}

/** The day or the number of a row in front of its name, a rate behind its amount, cells that are missing. */
function tableByColumns(
  texts: readonly string[],
  head: number,
  body: number,
  printed: readonly ColumnMeaning[],
): number[][] {
  // One amount per row: where there is but one sum, it is the amount.
  const money = printed.includes('amount') ? 'amount' : 'gross';
  const meanings = printed.map((meaning) => (meaning === money ? 'amount' : meaning));
  if (printed.length < LEAST_COLUMNS || !meanings.includes('amount') || !meanings.includes('name')) return [];
  const rows: CellRow[] = [];
  for (let at = body; rows.length < MOST_ROWS; at = rows.at(-1)!.end) {
    const row = cellRowAt(texts, at, meanings);
    if (row === null) break;
    rows.push(row);
  }
  const amount = meanings.indexOf('amount');
  const sum = rows.reduce((all, { cells }) => all + worth(texts[cells[amount]!]!), 0);
  const end = rows.at(-1)?.end ?? body;
  const isWhole = isSumBelow(texts, end, Math.round(sum));
  if (!isWhole && !(rows.length > 1 && rows.every(({ isMade }) => isMade))) return [];
  return [
    Array.from({ length: body - head }, (_, i) => head + i),
    ...rows.map(({ cells }) => cells.filter((cell) => cell !== null)),
  ];
}

const isSumBelow = (texts: readonly string[], end: number, sum: number): boolean =>
  texts
    .slice(end, end + MOST_CELLS * 2)
    .some((line) => worth(line) === sum && (isMoney(line) || WHOLE.test(tight(line))));

/** The amount of the row that opens here: the last of the figures before the next name or sum. */
function rowEnd(texts: readonly string[], from: number, meanings: readonly ColumnMeaning[]): number | null {
  const first = texts[from];
  if (first === undefined || WHOLE.test(tight(first)) || isMoney(first) || !/\p{L}/u.test(first)) return null;
  const most = Math.min(from + Math.min(MOST_CELLS, meanings.length + 1), texts.length);
  const hasUnits = meanings.includes('unit') || meanings.includes('rate');
  let end: number | null = null;
  for (let at = from + 1; at < most; at++) {
    if (WHOLE.test(tight(texts[at]!))) break;
    if (isMoney(texts[at])) end = at;
    else if (end !== null && !(hasUnits && isUnit(texts[at]!))) break;
  }
  return end;
}
/** A unit or a rate between two figures opens no row. */
const isUnit = (line: string): boolean => /^(?:\p{L}{1,3}|\d{1,2}%|※|\d[\d,.]*\s?\p{L}{1,3})$/u.test(line.trim());

/** Each row its product, or all together the sum that is printed below. */
function isProven(texts: readonly string[], rows: readonly number[][], end: number): boolean {
  const amounts = rows.map((row) => worth(texts[row.at(-1)!]!));
  const isMade = rows.every((row, i) => {
    const figures = row.slice(0, -1).map((line) => worth(texts[line]!));
    return figures.slice(0, -1).some((count, k) => Math.abs(Math.round(count * figures[k + 1]!) - amounts[i]!) <= 1);
  });
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  return (isMade && rows.length > 1) || isSumBelow(texts, end, sum);
}
