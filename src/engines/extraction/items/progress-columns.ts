import { COLUMN_WORDS } from '../vocabulary/columns.ts';
import type { Column, TableHeading } from './columns.ts';
import type { Piece } from './pieces.ts';

const wordsOf = (id: string): RegExp => new RegExp(COLUMN_WORDS.find((word) => word.id === id)!.pattern.source);
const OTHER = wordsOf('progress-other');
const NOW = /^(?:今[回月]|当月)/;
/** Figures further from a heading than this stand under none. */
const REACH = 12;

export const isProgressWord = (word: string): boolean => OTHER.test(word);

interface Billed {
  readonly amount: Piece | undefined;
  readonly quantity: Piece | undefined;
  readonly price: Piece | undefined;
}

/** The column of what is billed now, in a table that has what was agreed or billed before beside it. */
export function nowColumn(heading: TableHeading | null): Column | null {
  const columns = heading?.columns ?? [];
  if (!columns.some(({ meaning, word }) => meaning === 'note' && OTHER.test(word))) return null;
  return columns.findLast(({ meaning, word }) => meaning === 'amount' && NOW.test(word)) ?? null;
}

/** `契約金額 / 前回迄出来高 / 今回出来高 / 残高`: of the figures of a row the one under 今回 is charged; null in other tables. */
export function billedNow(figures: readonly Piece[], heading: TableHeading | null): Billed | null {
  const now = nowColumn(heading);
  if (!now || !heading || figures.length < 2) return null;
  const behind = heading.columns.slice(heading.columns.findIndex(({ meaning }) => meaning === 'name') + 1);
  const places = figures.map((piece, index) =>
    behind.length === figures.length ? behind[index] : nearest(piece, behind),
  );
  const at = (column: Column | undefined) => (column ? figures[places.indexOf(column)] : undefined);
  const amount = at(now);
  const quantity = at(behind.find(({ meaning, word }) => meaning === 'quantity' && NOW.test(word)));
  const price = at(behind.find(({ meaning }) => meaning === 'price'));
  const isMade = amount && Math.abs((quantity?.value ?? 0) * (price?.value ?? 0) - (amount.value ?? 0)) <= 1;
  return isMade ? { amount, quantity, price } : { amount, quantity: undefined, price: undefined };
}

function nearest(piece: Piece, columns: readonly Column[]): Column | undefined {
  const gap = ({ left, right }: Column) =>
    Math.min(Math.abs(piece.right - right), Math.abs((piece.left + piece.right - left - right) / 2));
  const best = columns.toSorted((a, b) => gap(a) - gap(b))[0];
  return best && gap(best) <= REACH ? best : undefined;
}
