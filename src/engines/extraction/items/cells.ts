import { cellRulesFor } from '../features/cell.features.ts';
import { classify, type Fired, type Weights } from '../learned/rule.ts';
import type { Row } from '../page/rows.ts';
import { COLUMN_MEANINGS, type ColumnMeaning } from '../vocabulary/columns.ts';
import weights from '../weights/cell.json' with { type: 'json' };
import { blocksOf, isBareRate, under } from './cell-places.ts';
import type { TableHeading } from './columns.ts';
import { grossBeforeTax } from './gross-before-tax.ts';
import { withNeighbours } from './name-neighbours.ts';
import { endOfName } from './open-bracket.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { billedNow } from './progress-columns.ts';
import { markOf } from './row-marks.ts';
import { shareOf } from './shares.ts';
import { tidy } from './tidy-name.ts';

/** A piece with all that the rules look at. */
export interface CellSubject {
  readonly piece: Piece;
  readonly pieces: readonly Piece[];
  readonly index: number;
  /** Numbers of the row that may be a count, a price or an amount, from left to right. */
  readonly numbers: readonly Piece[];
  /** The column it stands under, and the column of its place in the order. */
  readonly under: ColumnMeaning | null;
  readonly nth: ColumnMeaning | null;
  readonly heading: TableHeading | null;
  readonly isReceipt: boolean;
}

/** A row of goods, read: which piece is what. */
export interface RowReading {
  readonly description: string;
  /** Where the description stands in the row. */
  readonly start: number;
  readonly end: number;
  readonly quantity: number | null;
  readonly unitPrice: number | null;
  readonly amount: number | null;
  /** A rate printed in the row itself. */
  readonly rate: number | null;
  /** A sign such as ※ or * beside the description or the amount. */
  readonly mark: string | null;
  readonly cells: Partial<Record<ColumnMeaning, Piece>>;
  readonly named: readonly { readonly piece: Piece; readonly meaning: ColumnMeaning | null; fired: readonly Fired[] }[];
}

/** Numbers of a row that arithmetic looks at, from the right. */
const MAX_NUMBERS = 8;

/** The pieces of a row as subjects of the rules. */
export function cellsOf(row: Row, heading: TableHeading | null, isReceipt: boolean): CellSubject[] {
  const pieces = piecesOf(row);
  const numbers = pieces
    .filter((piece) => piece.shape === 'number' || (piece.shape === 'unit' && piece.value !== null))
    .slice(-MAX_NUMBERS);
  const blocks = blocksOf(pieces);
  const columns = heading?.columns ?? [];
  const cells = pieces.filter(isCell);
  return pieces.map((piece, index) => {
    const block = blocks.findIndex((entry) => entry.includes(piece));
    return {
      piece,
      pieces,
      index,
      numbers,
      under: under(piece, heading),
      nth:
        blocks.length === columns.length
          ? (columns[block]?.meaning ?? null)
          : cells.length === columns.length
            ? (columns[cells.indexOf(piece)]?.meaning ?? null)
            : null,
      heading,
      isReceipt,
    };
  });
}

const PLACES = new Map(COLUMN_MEANINGS.map((meaning, at) => [meaning, at]));
const NAME = PLACES.get('name')!;
/** A number must be at least so likely to be called a count or a price. */
const LEAST = 0.3;

/** Reads a row as goods: the likeliest run of pieces is the name, then one amount, one count, one price. */
export function readRow(row: Row, heading: TableHeading | null, isReceipt: boolean): RowReading {
  const subjects = cellsOf(row, heading, isReceipt);
  const verdicts = subjects.map((subject) =>
    isCell(subject.piece) ? classify(cellRulesFor(subject), weights as Weights, subject) : null,
  );
  const share = (index: number, meaning: ColumnMeaning): number =>
    verdicts[index]?.probabilities[PLACES.get(meaning)!] ?? 0;
  const [from, to] = withNeighbours(
    subjects,
    nameSpan(
      subjects,
      verdicts.map((verdict) => (verdict ? gain(verdict.probabilities) : 0)),
    ),
  );
  const cells: Partial<Record<ColumnMeaning, Piece>> = {};
  const used = new Set<number>();
  const take = (meaning: ColumnMeaning, least: number, fits: (piece: Piece) => boolean) => {
    let best = -1;
    let most = 0;
    for (let index = 0; index < subjects.length; index++) {
      if ((index >= from && index <= to) || used.has(index)) continue;
      const likely = share(index, meaning);
      if (likely >= least && (best < 0 || likely > most) && fits(subjects[index]!.piece))
        [best, most] = [index, likely];
    }
    if (best < 0) return;
    used.add(best);
    cells[meaning] = subjects[best]!.piece;
  };
  const isNumber = (piece: Piece) => piece.shape === 'number' && piece.value !== null;
  // Leading zeros make a code, unless the whole table is filled up with them; so do the digits of a bar code in front.
  const padded = subjects.filter(({ piece }) => /^0\d/.test(piece.text)).length;
  const first = subjects.findIndex(({ piece }) => isCell(piece));
  const isPriced = subjects.some(
    ({ piece }, index) => index > first + 1 && ((piece.currency && isNumber(piece)) || /^[x×]$/.test(piece.text)),
  );
  // 1005 馬鈴薯 ¥249: where the price bears its sign, fewer digits in front make a code.
  const inFront = subjects[first + 1]?.piece.shape !== 'word' ? /^\d{8,14}$/ : isPriced ? /^\d{3,14}$/ : /^\d{5,14}$/;
  const isCode = (piece: Piece) =>
    (padded < 2 && /^0\d/.test(piece.text)) || (piece === subjects[first]?.piece && inFront.test(piece.text));
  take(
    'amount',
    0.1,
    (piece) => isNumber(piece) && piece.unit === null && !piece.text.startsWith('@') && !isCode(piece),
  );
  take('price', LEAST, isNumber);
  take('quantity', LEAST, (piece) => piece.value !== null && (isNumber(piece) || piece.shape === 'unit'));
  for (const meaning of ['tax', 'gross'] as const)
    take(meaning, LEAST, (piece) => isNumber(piece) && !piece.text.startsWith('@'));
  const outside = subjects.flatMap(({ piece }, index) =>
    (index < from || index > to) && isNumber(piece) && piece.unit === null && !piece.text.startsWith('@')
      ? [piece]
      : [],
  );
  const figures = subjects.flatMap(({ piece }, index) => (index > to && piece.value !== null ? [piece] : []));
  const billed = billedNow(figures, heading);
  if (billed) Object.assign(cells, billed);
  const settled = billed ? billed.amount : (grossBeforeTax(outside, heading) ?? amountOf(cells, outside, row.text));
  if (settled) cells.amount = settled;
  const price = billed ? undefined : (unsaidPrice(cells, outside, heading) ?? signedPrice(cells, row.text, subjects));
  if (price) cells.price = price;
  const start = subjects[from]?.piece.start ?? 0;
  const end = endOfName(row.text, start, subjects[to]?.piece.end ?? 0, subjects[to + 1]?.piece);
  const rate = subjects.find(
    (subject, index) => (subject.piece.shape === 'rate' || isBareRate(subject)) && (index < from || index > to),
  )?.piece;
  const name = row.text.slice(start, end);
  if (from <= to) cells.name = { ...subjects[from]!.piece, text: name, end, right: subjects[to]!.piece.right };
  if (rate) cells.rate = rate;
  return {
    description: tidy(name),
    start,
    end,
    quantity: cells.quantity?.value ?? null,
    unitPrice: cells.price?.value ?? null,
    amount: cells.amount?.value ?? null,
    // 外8 1005 馬鈴薯 ¥249外: the sign in front of the row says its rate.
    rate: rate?.value ?? (first > 0 ? (subjects[first - 1]!.piece.value ?? null) : null),
    mark: markOf(subjects, from, to),
    cells,
    named: subjects.map(({ piece }, index) => ({
      piece,
      meaning: index >= from && index <= to ? 'name' : ((verdicts[index]?.best as ColumnMeaning | undefined) ?? null),
      fired: verdicts[index]?.fired ?? [],
    })),
  };
}

/**
 * `-1 ケース 3,960 -3,960 8`: where what was taken for the amount is no product and another number is, that one;
 * `ラベル代 500枚 550円`: where nothing was taken, the one amount in yen.
 */
function amountOf(cells: RowReading['cells'], numbers: readonly Piece[], text: string): Piece | undefined {
  const share = shareOf(numbers, text);
  if (share) return share;
  const [count, price, amount] = [cells.quantity?.value, cells.price?.value, cells.amount?.value];
  if (amount !== undefined && count && price && amount !== count * price && !cells.amount!.grouped)
    return numbers.find((piece) => piece.grouped && piece.value === count * price);
  if (amount !== undefined) return undefined;
  const yen = numbers.filter((piece) => piece.currency && piece !== cells.price);
  return yen.length === 1 ? yen[0] : undefined;
}

/** `梱包資材 10 300 3,000`: a price may look like the tax of its amount; the count tells. */
const unsaidPrice = (
  { price, quantity, amount }: RowReading['cells'],
  numbers: readonly Piece[],
  heading: TableHeading | null,
): Piece | undefined =>
  price || !quantity?.value || !amount?.value || !heading?.columns.some(({ meaning }) => meaning === 'price')
    ? undefined
    : numbers.find(
        (piece) => piece !== quantity && piece !== amount && (piece.value ?? 0) * quantity.value! === amount.value,
      );

/** `@3,200   40,000`: the sign says which of them is the price. */
function signedPrice(
  { price }: RowReading['cells'],
  text: string,
  subjects: readonly CellSubject[],
): Piece | undefined {
  if (price || !text.includes('@')) return undefined;
  const signed = subjects.flatMap(({ piece }) => (piece.shape === 'number' && /^@\d/.test(piece.text) ? [piece] : []));
  return signed.length === 1 ? signed[0] : undefined;
}

/** Marks and signs of multiplication are what they are; everything else is judged. */
export const isCell = (piece: Piece): boolean => piece.shape !== 'mark' && piece.shape !== 'sign';

/** How much likelier a piece is a part of the name than anything else. */
const gain = (probabilities: readonly number[]): number => {
  let other = 0;
  for (let index = 0; index < probabilities.length; index++)
    if (index !== NAME) other = Math.max(other, probabilities[index]!);
  return Math.log(Math.max(1e-9, probabilities[NAME]!)) - Math.log(Math.max(1e-9, other));
};

/** The run of pieces with the greatest gain that holds a letter; empty when there is none. */
function nameSpan(subjects: readonly CellSubject[], gains: readonly number[]): [from: number, to: number] {
  let best: [number, number] = [0, -1];
  let most = -4;
  for (let from = 0; from < subjects.length; from++) {
    if (!isCell(subjects[from]!.piece)) continue;
    let sum = 0;
    let lettered = false;
    for (let to = from; to < subjects.length; to++) {
      sum += gains[to]!;
      const { piece } = subjects[to]!;
      lettered ||= piece.shape === 'word' && /\p{L}/u.test(piece.text);
      if (lettered && isCell(piece) && sum > most) [best, most] = [[from, to], sum];
    }
  }
  return best;
}
