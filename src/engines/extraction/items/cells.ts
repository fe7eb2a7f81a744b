import { findAmounts } from '../../../japan/amounts.ts';
import type { Row } from '../page/rows.ts';
import type { ColumnMeaning } from '../vocabulary/columns.ts';
import type { Column, TableHeading } from './columns.ts';
import { isUnit, UNIT } from './units.ts';

export interface Cell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly left: number;
  readonly right: number;
}

export type Cells = Partial<Record<ColumnMeaning, Cell>>;

const NUMBER = new RegExp(String.raw`^[¥\\@]?\s?[△▲-]?\s?[¥\\]?\d[\d,]*(?:\.\d+)?\s?(?:円|${UNIT})?$`);
const MARK = /^[※*＊軽★☆◎内外T]$/;
const NUMERIC: ReadonlySet<ColumnMeaning> = new Set(['quantity', 'price', 'tax', 'gross', 'amount']);

/** A remark in brackets behind a number (不課税) is no part of it. */
const REMARK = /\s*\([^()]*\)\s*$/;
export const isNumeric = (text: string): boolean => NUMBER.test(text.replace(REMARK, ''));
export function numberOf(cell: Cell | undefined): number | null {
  if (!cell) return null;
  const hit = findAmounts(cell.text.replace(/^@/, '')).at(0);
  return hit ? hit.value : null;
}

/** The cells of a row under a heading: one by one when the counts agree, else by type from the right and by place. */
export function readCells(row: Row, { columns }: TableHeading): Cells | null {
  const cells = split(row, columns);
  if (cells.length === columns.length && fits(cells, columns)) return assign(cells, columns);
  const byPlace = placed(cells, columns);
  if (byPlace?.amount && byPlace.name) return byPlace;
  return fromRight(cells, columns);
}

/** Pieces of a row; marks alone are left out, a count and its unit are two pieces where the table has a column for each. */
function split(row: Row, columns: readonly Column[]): Cell[] {
  const withUnit = columns.some((column) => column.meaning === 'unit');
  const cell = (start: number, end: number): Cell => ({
    text: row.text.slice(start, end),
    start,
    end,
    left: row.column(start),
    right: row.column(end),
  });
  return row.segments.flatMap((segment) => {
    if (MARK.test(segment.text)) return [];
    const pair = new RegExp(String.raw`^([\d,.]+)\s?(${UNIT})$`).exec(segment.text);
    if (pair && withUnit) {
      const at = segment.start + segment.text.length - pair[2]!.length;
      return [cell(segment.start, segment.start + pair[1]!.length), cell(at, segment.end)];
    }
    // `1,450 43,500` with a single space: two numbers are never one cell.
    const words = [...segment.text.matchAll(/\S+/g)];
    const numbers = words.filter((word) => isNumeric(word[0]));
    if (
      numbers.length >= 2 &&
      words
        .slice(words.indexOf(numbers[0]!))
        .every((word) => isNumeric(word[0]) || isUnit(word[0]) || MARK.test(word[0]))
    )
      return [
        ...(words.indexOf(numbers[0]!) > 0
          ? [
              cell(segment.start, segment.start + numbers[0]!.index).text.trim() === ''
                ? []
                : cell(segment.start, segment.start + segment.text.slice(0, numbers[0]!.index).trimEnd().length),
            ]
          : []
        ).flat(),
        ...words
          .slice(words.indexOf(numbers[0]!))
          .filter((word) => !MARK.test(word[0]) && (withUnit || !isUnit(word[0])))
          .map((word) => cell(segment.start + word.index, segment.start + word.index + word[0].length)),
      ];
    return [cell(segment.start, segment.end)];
  });
}

const accepts = (meaning: ColumnMeaning, { text }: Cell): boolean => {
  if (NUMERIC.has(meaning)) return isNumeric(text) || (meaning === 'quantity' && /^[\d,.]+\s?\S{1,4}$/.test(text));
  if (meaning === 'rate') return /\d%|軽|非|対象外|不課税|^\d{1,2}$|^[※*-]$/.test(text);
  if (meaning === 'unit') return !isNumeric(text) && text.length <= 5;
  if (meaning === 'date') return /\d{1,2}[/.月-]\d{1,2}/.test(text);
  if (meaning === 'number') return /^\d{1,3}\.?$/.test(text);
  if (meaning === 'name') return /\p{L}/u.test(text);
  return true;
};

const fits = (cells: readonly Cell[], columns: readonly Column[]): boolean =>
  columns.every((column, index) => accepts(column.meaning, cells[index]!));

const assign = (cells: readonly Cell[], columns: readonly Column[]): Cells =>
  Object.fromEntries(columns.map((column, index) => [column.meaning, cells[index]!]));

/** Each cell to the column it stands under; the name takes what lies between its own column and the next. */
function placed(cells: readonly Cell[], columns: readonly Column[]): Cells | null {
  const found: Record<string, Cell> = {};
  for (const cell of cells) {
    const centre = (cell.left + cell.right) / 2;
    const near = columns
      .map((column) => ({
        column,
        gap: Math.min(
          Math.abs(cell.right - column.right),
          Math.abs(centre - (column.left + column.right) / 2),
          Math.abs(cell.left - column.left),
        ),
      }))
      .filter(({ column, gap }) => gap <= 7 && accepts(column.meaning, cell) && !(column.meaning in found))
      .sort((a, b) => a.gap - b.gap)[0];
    if (near) found[near.column.meaning] = cell;
    else if (isNumeric(cell.text)) return null;
  }
  return found;
}

/** Numbers from the right into the columns of numbers, then what is left into the columns of words from the left. */
function fromRight(cells: readonly Cell[], columns: readonly Column[]): Cells | null {
  const found: Record<string, Cell> = {};
  const left = [...cells];
  for (const column of [...columns].reverse()) {
    if (column.meaning === 'name') break;
    const cell = left.at(-1);
    if (!cell) break;
    if (column.meaning === 'note' && isNumeric(cell.text)) continue;
    if (!accepts(column.meaning, cell)) continue;
    if (left.length === 1 && !isNumeric(cell.text)) break;
    found[column.meaning] = cell;
    left.pop();
  }
  for (const column of columns) {
    if (column.meaning === 'name') break;
    const cell = left[0];
    if (!cell || left.length < 2 || !accepts(column.meaning, cell)) continue;
    found[column.meaning] = cell;
    left.shift();
  }
  const name = left.find((cell) => /\p{L}/u.test(cell.text));
  if (!name) return found.amount ? found : null;
  const last = left.filter((cell) => !isNumeric(cell.text)).at(-1) ?? name;
  found.name =
    last === name || left.length > 2
      ? name
      : { ...name, text: `${name.text} ${last.text}`, end: last.end, right: last.right };
  return found;
}
