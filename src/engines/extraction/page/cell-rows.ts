import { BARE_MONEY } from '../vocabulary/column-labels.ts';
import type { ColumnMeaning } from '../vocabulary/columns.ts';

/**
 * One row of a table that is given cell by cell, each cell in its own line: `10/07 / 石膏ボード屑 / 0.85 / t / 38,000 / 32,300`
 * under 日付, 品目, 数量, 単位, 単価 and 金額. A cell may be missing: then what comes fits a later column.
 */

/** What makes a line a sum of the paper, and no name. */
export const WHOLE =
  /^(?:小計|総?合計(?:金額|額)?|税抜(?:合計|金額|計)|(?:御|ご)請求(?:合計)?(?:金額|額)|消費税|内?税額?|請求金額|計)(?=$|[(（:：\d¥\\])/;
const DAY = /^(?:20\d\d[年/.-])?\d{1,2}[月/.-]\d{1,2}日?(?:[(（].[)）])?$/;
const RATE = /^(?:[(（]?\d{1,2}%[)）]?|8|10|※|軽減?|非課税?|不課税|課税|[内外]税?)$/;

export const tight = (line: string): string => line.replace(/\s/g, '');
export const isMoney = (line: string | undefined): boolean =>
  line !== undefined && BARE_MONEY.test(line) && /\d/.test(line);
export const worth = (line: string): number =>
  (/^[△▲]/.test(tight(line)) ? -1 : 1) *
  Number(/-?\d[\d,]*(?:\.\d+)?/.exec(tight(line))?.[0].replaceAll(',', '') ?? Number.NaN);

const isText = (line: string): boolean => /\p{L}/u.test(line) && !WHOLE.test(line) && !DAY.test(line);
/** What a cell of a column looks like. */
const FITS: Readonly<Record<ColumnMeaning, (line: string) => boolean>> = {
  date: (line) => DAY.test(line),
  number: (line) => /^\d{1,3}$/.test(line),
  code: (line) => /^(?=.*\d)[A-Za-z0-9][A-Za-z0-9-]{1,19}$/.test(line),
  name: isText,
  category: (line) => isText(line) && line.length <= 12,
  pack: (line) => line.length <= 16 && /[\p{L}\d]/u.test(line) && !WHOLE.test(line),
  quantity: (line) => /^-?\d[\d,]*(?:\.\d+)?(?:\p{L}{1,4}|[㎡㎥])?$/u.test(line),
  unit: (line) => /^(?:\p{L}{1,4}|[㎡㎥])$/u.test(line) && !WHOLE.test(line),
  price: isMoney,
  rate: (line) => RATE.test(line),
  tax: isMoney,
  gross: isMoney,
  amount: isMoney,
  note: (line) => !isMoney(line) && !WHOLE.test(line) && line.length <= 24,
};

export interface CellRow {
  /** The line of each column; null where the row has no such cell. */
  readonly cells: readonly (number | null)[];
  readonly end: number;
  /** Count times price is the amount. */
  readonly isMade: boolean;
}

/** Cells taken, cells missing, a product, and a next line with which the next row can open. */
const WEIGHTS = { taken: 2, missing: -3, made: 20, opens: 5, wide: -2 } as const;
/** Rows of more columns are not asked for all their ways to be read. */
const MOST_COLUMNS = 10;

/** The likeliest row that begins in a line; null where none does. */
export function cellRowAt(texts: readonly string[], from: number, meanings: readonly ColumnMeaning[]): CellRow | null {
  if (meanings.length > MOST_COLUMNS) return null;
  const lines = texts.slice(from, from + meanings.length + 2).map(tight);
  const next = (at: number): string => tight(texts[from + at] ?? '');
  let best: CellRow | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const walk = (column: number, at: number, cells: readonly (number | null)[], score: number): void => {
    const meaning = meanings[column];
    if (meaning === undefined) {
      if (at === 0) return;
      const isMade = hasProduct(lines, cells, meanings);
      const total = score + (isMade ? WEIGHTS.made : 0) + (opensRow(next(at), meanings) ? WEIGHTS.opens : 0);
      if (total <= most) return;
      most = total;
      best = { cells: cells.map((cell) => (cell === null ? null : from + cell)), end: from + at, isMade };
      return;
    }
    const line = lines[at];
    if (line !== undefined && FITS[meaning](line)) {
      walk(column + 1, at + 1, [...cells, at], score + WEIGHTS.taken);
    }
    if (!NEEDED.has(meaning)) walk(column + 1, at, [...cells, null], score + WEIGHTS.missing);
  };
  walk(0, 0, [], 0);
  return best;
}
const NEEDED: ReadonlySet<ColumnMeaning> = new Set(['name', 'amount']);

/** The end of the table, or what stands in one of its columns up to the name. */
function opensRow(line: string, meanings: readonly ColumnMeaning[]): boolean {
  if (line === '' || WHOLE.test(line)) return true;
  return meanings.slice(0, meanings.indexOf('name') + 1).some((meaning) => FITS[meaning](line));
}

function hasProduct(
  lines: readonly string[],
  cells: readonly (number | null)[],
  meanings: readonly ColumnMeaning[],
): boolean {
  const figureOf = (meaning: ColumnMeaning): number => {
    const cell = cells[meanings.lastIndexOf(meaning)];
    return cell === null || cell === undefined ? Number.NaN : worth(lines[cell]!);
  };
  return Math.abs(Math.round(figureOf('quantity') * figureOf('price')) - figureOf('amount')) <= 1;
}
