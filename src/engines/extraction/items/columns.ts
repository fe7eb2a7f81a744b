import { likelyPatterns } from '../../../japan/likely-patterns.ts';
import type { Row } from '../page/rows.ts';
import { COLUMN_WORDS, type ColumnMeaning } from '../vocabulary/columns.ts';
import { isProgressWord } from './progress-columns.ts';

export interface Column {
  readonly meaning: ColumnMeaning;
  readonly left: number;
  readonly right: number;
  readonly word: string;
}

export interface TableHeading {
  readonly row: Row;
  readonly columns: readonly Column[];
}

const likelyWords = likelyPatterns(COLUMN_WORDS, ({ pattern }) => pattern);

/** The heading of a table of goods: a name column and at least one of numbers, in words only. */
export function readHeading(row: Row): TableHeading | null {
  if (row.tight.length > 90 || /[¥]|\d{3}/.test(row.tight)) return null;
  const likely = likelyWords(row.tight);
  if (likely.length === 0) return null;
  const words: { meaning: ColumnMeaning; start: number; end: number; word: string }[] = [];
  const taken = new Uint8Array(row.tight.length);
  let match: RegExpExecArray | null;
  for (const { meaning, pattern } of likely)
    for (pattern.lastIndex = 0, match = pattern.exec(row.tight); match; match = pattern.exec(row.tight)) {
      const end = match.index + match[0].length;
      if (match[0] === '') pattern.lastIndex++;
      if (match[0] === '' || taken.subarray(match.index, end).includes(1)) continue;
      taken.fill(1, match.index, end);
      words.push({ meaning, start: match.index, end, word: match[0] });
    }
  words.sort((a, b) => a.start - b.start);
  // What is left beside the words must be little: a heading has no sentences.
  const rest = row.tight.length - words.reduce((sum, word) => sum + word.end - word.start, 0);
  if (words.length < 2 || rest > Math.max(6, row.tight.length * 0.4)) return null;
  const at = (tight: number) => row.column(row.tightIndex[tight] ?? row.text.length);
  const columns: Column[] = [];
  for (const { meaning, start, end, word } of words) {
    const [left, right] = [at(start), row.column((row.tightIndex[end - 1] ?? row.text.length - 1) + 1)];
    const last = columns.at(-1);
    // 数量 Qty, 単価 Unit Price: one column in two languages.
    if (last && last.meaning === meaning && left - last.right <= 2 && !isProgressWord(word))
      columns[columns.length - 1] = { ...last, right };
    else columns.push({ meaning, left, right, word });
  }
  const has = (meaning: ColumnMeaning) => columns.some((column) => column.meaning === meaning);
  const unnamed = !has('name') && !has('code');
  const named = unnamed ? (withNames(columns) ?? withOwnWords(row, columns)) : columns;
  if (!named) return null;
  if (!has('amount') && !has('gross') && !has('price')) return null;
  return { row, columns: settle(named) };
}

/** Half-width columns left free in front of the first word: the names stand there. */
const FREE = 6;

/** `区分  個数  運賃`: what tells the rows apart names them. `      税込金額  (うち消費税)`: nothing stands over the names. */
function withNames(columns: readonly Column[]): Column[] | null {
  const first = columns[0]!;
  if (first.meaning === 'category') return [{ ...first, meaning: 'name' }, ...columns.slice(1)];
  const isMoney = first.meaning === 'gross' && columns.some(({ meaning }) => meaning === 'tax');
  return isMoney && first.left >= FREE ? [{ meaning: 'name', left: 0, right: FREE, word: '' }, ...columns] : null;
}

/** `技工物   患者   数量   単価   金額`: the first column is the name under a word of the trade's own, the next ones say more of it. */
function withOwnWords(row: Row, columns: readonly Column[]): Column[] | null {
  const counted = columns.map(({ meaning }) => meaning);
  if (!['quantity', 'price', 'amount'].every((meaning) => counted.includes(meaning as ColumnMeaning))) return null;
  const own = row.segments.filter(({ right }) => right <= columns[0]!.left);
  if (own.length === 0 || own.length > 3 || !own.every(({ text }) => OWN_WORD.test(text))) return null;
  const words = own.map(({ left, right, text }, at) => ({ meaning: at === 0 ? NAME : NOTE, left, right, word: text }));
  return [...words, ...columns];
}
const OWN_WORD = /^\p{L}{2,8}$/u;
const [NAME, NOTE] = ['name', 'note'] as const;

/** One amount per line: the net column where there are both, the gross one where it stands alone, the price as a last resort. */
function settle(columns: readonly Column[]): Column[] {
  const amounts = columns.filter((column) => column.meaning === 'amount');
  const gross = columns.filter((column) => column.meaning === 'gross');
  if (amounts.length === 0 && gross.length > 0) {
    const last = gross.at(-1)!;
    return columns.map((column) => (column === last ? { ...column, meaning: 'amount' } : column));
  }
  if (amounts.length === 0) {
    const last = columns.filter((column) => column.meaning === 'price').at(-1)!;
    return columns.map((column) => (column === last ? { ...column, meaning: 'amount' } : column));
  }
  return columns.map((column) =>
    column.meaning === 'amount' && column !== amounts.at(-1) && amounts.length > 1
      ? { ...column, meaning: 'note' }
      : column,
  );
}
