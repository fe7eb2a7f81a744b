import type { ColumnMeaning } from '../vocabulary/columns.ts';
import { headingOf } from './cell-tables.ts';
import { alignRow } from './closed-cells.ts';
import type { Token } from './closed-tokens.ts';
import { displayWidth } from './display-width.ts';

/** Tables with a heading whose gaps were closed: each cell is set under its heading again. */

export interface ClosedColumn {
  /** Null for words that no column is known by. */
  readonly meaning: ColumnMeaning | null;
  readonly printed: string;
}

/** So far apart that no cell is nearer to another heading than to its own. */
const GAP = '      ';
const NARROW = '   ';
const LONGEST = 200;
const MOST_COLUMNS = 10;
const MOST_UNKNOWN = 2;
const MOST_ROWS = 80;
/** The end of a table. */
const WHOLE =
  /^[(（【]?(?:総?合\s?計|税抜|税込|消費税|[ご御]請求|今回|お?支払|お?振込|備考|以上|sub-?total|total|consumption|tax|amountdue|payment|bank)/i;
const JAPANESE_WORD = /^[\p{Script=Han}\p{Script=Katakana}ー]{2}/u;
const SIZE = /^(?:規格|仕様|サイズ|型式)$/;
const MONEY: ReadonlySet<ColumnMeaning | null> = new Set(['amount', 'gross', 'price']);

/** The heading of a table, word by word; null for other lines. */
export function closedHeading(tokens: readonly Token[]): readonly ClosedColumn[] | null {
  if (tokens.length < 2 || tokens.some(({ text }) => /\d{3}|[¥\\]/.test(text))) return null;
  const columns: ClosedColumn[] = [];
  let unknown = 0;
  for (let at = 0; at < tokens.length; ) {
    // 品 名, Unit price: the longest run that is a word; 数量 and 単位 are two.
    let count = JAPANESE_WORD.test(tokens[at]!.text) ? 1 : Math.min(4, tokens.length - at);
    let meaning: ColumnMeaning | null = null;
    for (; count > 0; count--) {
      meaning = wordOf(
        tokens
          .slice(at, at + count)
          .map(({ text }) => text)
          .join(''),
      );
      if (meaning !== null) break;
    }
    if (meaning === null && ++unknown > MOST_UNKNOWN) return null;
    const taken = Math.max(1, count);
    // 品名 規格: sizes belong to the names, and nothing says where they begin.
    const last = columns.at(-1);
    if (meaning === 'pack' && last?.meaning === 'name' && SIZE.test(tokens[at]!.text)) {
      columns[columns.length - 1] = { ...last, printed: `${last.printed} ${tokens[at]!.printed}` };
      at++;
      continue;
    }
    columns.push({
      meaning,
      printed: tokens
        .slice(at, at + taken)
        .map(({ printed }) => printed)
        .join(' '),
    });
    at += taken;
  }
  const known = columns.filter(({ meaning }) => meaning !== null);
  const has = (meaning: ColumnMeaning) => columns.some((column) => column.meaning === meaning);
  if (columns.length > MOST_COLUMNS || known.length < 2 || unknown > Math.min(MOST_UNKNOWN, known.length - 1))
    return null;
  return has('name') && known.some(({ meaning }) => MONEY.has(meaning)) ? columns : null;
}

function wordOf(word: string): ColumnMeaning | null {
  const bare = word.replace(/[(（][^()（）]{1,8}[)）]$/, '');
  return headingOf(word) ?? (bare === word ? null : headingOf(bare));
}

/** The lines of such tables as they are printed, by their place. */
export function openTables(lines: readonly (readonly Token[])[]): ReadonlyMap<number, string> {
  const opened = new Map<number, string>();
  lines.forEach((tokens, head) => {
    const columns = closedHeading(tokens);
    if (!columns || opened.has(head)) return;
    const rows = new Map<number, readonly string[]>();
    for (let at = head + 1; at < lines.length && at - head <= MOST_ROWS; at++) {
      const text = lines[at]!.map((token) => token.text).join('');
      if (WHOLE.test(text) || closedHeading(lines[at]!)) break;
      if (text.startsWith('小計')) continue;
      const cells = alignRow(
        lines[at]!,
        columns.map(({ meaning }) => meaning),
      );
      if (cells) rows.set(at, cells);
    }
    if (rows.size === 0) return;
    rows.set(
      head,
      columns.map(({ printed }) => printed),
    );
    const widths = columns.map((_, i) =>
      Math.max(...[...rows.values()].map((cells) => displayWidth(cells[i]!.normalize('NFKC')))),
    );
    for (const [at, cells] of rows) opened.set(at, laidOut(cells, columns, widths));
  });
  return opened;
}

const RIGHT: ReadonlySet<ColumnMeaning | null> = new Set(['quantity', 'price', 'tax', 'gross', 'amount']);

/** Figures end where their column ends, words begin where it begins. */
const laidOut = (cells: readonly string[], columns: readonly ClosedColumn[], widths: readonly number[]): string => {
  const gap = widths.reduce((sum, width) => sum + width + GAP.length, 0) > LONGEST ? NARROW : GAP;
  return cells
    .map((cell, i) => {
      const room = ' '.repeat(Math.max(0, widths[i]! - displayWidth(cell.normalize('NFKC'))));
      return RIGHT.has(columns[i]!.meaning) ? room + cell : cell + room;
    })
    .join(gap)
    .trimEnd();
};
