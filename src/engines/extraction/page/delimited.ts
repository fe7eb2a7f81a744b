import { headingOf } from './cell-tables.ts';
import { cellsOfLine, withThousands } from './delimited-cells.ts';
import { displayWidth } from './display-width.ts';
import { MAX_LINE } from './long-lines.ts';

/**
 * `"品名","数量","金額"` over `"タイヤ","6","291,000"`: a table out of a spreadsheet, its cells parted by commas, tabs,
 * semicolons or strokes. They are set under their headings, as a paper prints them.
 */

const SEPARATORS = [',', '\t', '|', ';'] as const;
const LEAST_COLUMNS = 3;
/** Words of columns in a heading; others (工事番号) may stand beside them. */
const LEAST_WORDS = 2;
/** Longer headings are sentences. */
const LONGEST_HEADING = 200;
const GAP = '   ';
/** Lines of nothing but quoted cells are a table or a form, whatever they say. */
const LEAST_QUOTED = 3;
const QUOTED = /^\s*\ufeff?"[^"]*"\s*[,;\t]\s*"/;
/** 請求番号,INV-118: a label in front of its value, outside the table. */
const LABEL = /^[\p{L}()/.\s]{1,14}[:：]?$/u;
/** | :-- | --: | says in Markdown on which side the cells stand. */
const RULE = /^[\s|:+=-]*-[\s|:+=-]*$/;

interface Parted {
  readonly cells: readonly string[];
  /** The heading that it stands under; null for labels with their values. */
  readonly table: number | null;
}

/** The lines, those of such tables with their cells set apart. */
export function layOut(lines: readonly string[]): readonly string[] {
  const separator = SEPARATORS.find((sign) => lines.some((line, at) => isHeadingOf(lines, at, line, sign)));
  const quoted = lines.filter((line) => QUOTED.test(line)).length >= LEAST_QUOTED;
  if (separator === undefined && !quoted) return lines;
  const parted = partLines(lines, separator ?? quotedBy(lines), quoted);
  const widths = widthsOf(parted);
  return lines.map((line, at) => {
    const own = parted[at];
    if (!own) return line;
    if (RULE.test(line)) return '';
    const columns = own.table === null ? undefined : widths.get(own.table);
    return own.cells
      .map((cell, i) => cell + ' '.repeat(Math.max(0, (columns?.[i] ?? 0) - displayWidth(cell))))
      .join(GAP)
      .trimEnd();
  });
}

const quotedBy = (lines: readonly string[]): string =>
  /"\s*([,;\t])\s*"/.exec(lines.find((line) => QUOTED.test(line)) ?? '')?.[1] ?? ',';

/** Words of columns, over a line of as many cells or more. */
function isHeadingOf(lines: readonly string[], at: number, line: string, separator: string): boolean {
  if (line.length > LONGEST_HEADING || !line.includes(separator) || /\d{3}|[¥\\]/.test(line)) return false;
  const cells = cellsOfLine(line, separator);
  if (cells === null || cells.length < LEAST_COLUMNS) return false;
  const known = cells.map((cell) => headingOf(cell.normalize('NFKC')));
  const hasMoney = known.some((meaning) => meaning === 'amount' || meaning === 'gross' || meaning === 'price');
  if (!hasMoney || known.filter((meaning) => meaning !== null).length < LEAST_WORDS) return false;
  const below = lines.slice(at + 1, at + 4).map((next) => cellsOfLine(next, separator)?.length ?? 0);
  return below.some((count) => count >= cells.length);
}

function partLines(lines: readonly string[], separator: string, quoted: boolean): readonly (Parted | null)[] {
  let table: number | null = null;
  let count = 0;
  return lines.map((line, at) => {
    if (!line.includes(separator)) return null;
    if (isHeadingOf(lines, at, line, separator)) [table, count] = [at, cellsOfLine(line, separator)!.length];
    const cells = cellsOfLine(line, separator);
    if (cells === null) return null;
    if (table !== null && cells.length === count) return { cells, table };
    const joined = table !== null && separator === ',' && cells.length > count ? withThousands(cells, count) : null;
    if (joined) return { cells: joined, table };
    if (quoted && QUOTED.test(line)) return { cells, table: null };
    return labelled(line, cells, separator);
  });
}

/** A label and its value, which may hold commas of its own. */
function labelled(line: string, cells: readonly string[], separator: string): Parted | null {
  const [label = '', ...rest] = cells;
  if (!LABEL.test(label) || rest.every((cell) => cell === '')) return null;
  const value = line.includes('"') ? rest.join(GAP) : rest.join(separator === ',' ? ',' : GAP);
  return { cells: [label, value.replace(/[,\s]+$/, '')], table: null };
}

/** How wide the cells of each column are; none where the rows would get too long for a line. */
function widthsOf(parted: readonly (Parted | null)[]): ReadonlyMap<number, readonly number[]> {
  const widths = new Map<number, number[]>();
  for (const entry of parted) {
    if (!entry || entry.table === null) continue;
    const columns = widths.get(entry.table) ?? [];
    widths.set(entry.table, columns);
    entry.cells.forEach((cell, i) => {
      columns[i] = Math.max(columns[i] ?? 0, displayWidth(cell));
    });
  }
  for (const [table, columns] of widths)
    if (columns.reduce((sum, width) => sum + width + GAP.length, 0) > MAX_LINE) widths.delete(table);
  return widths;
}
