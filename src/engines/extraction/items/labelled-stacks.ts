import type { Row } from '../page/rows.ts';
import type { Item, Line } from './find-items.ts';
import { type StackLine, stackLineOf } from './stack-parts.ts';

type Part = 'quantity' | 'price' | 'amount';
type Values = Readonly<Partial<Record<Part, number>>>;

export interface Stack {
  readonly item: Item;
  /** Rows from the one of the first label to the one of the last value. */
  readonly rows: readonly number[];
  /** Count times price is the amount. */
  readonly isMade: boolean;
  /** The amount is the sum of the paper, which is called so. */
  readonly isWhole: boolean;
}

/** `品名` / `クロスロープ` / `数量` / `2` / `単価 14,800` / `金額 29,600`, by the row in which each begins. */
export const labelledStacks = (lines: readonly Pick<Line, 'row'>[]): ReadonlyMap<number, Stack> =>
  stacksOf(lines.map(({ row }) => row));

/** Looked for once: the money and the goods ask for them. */
export function stacksOf(rows: readonly Row[]): ReadonlyMap<number, Stack> {
  const [first] = rows;
  if (!first) return new Map();
  let found = KNOWN.get(first);
  if (!found) KNOWN.set(first, (found = findStacks(rows)));
  return found;
}
const KNOWN = new WeakMap<Row, ReadonlyMap<number, Stack>>();

function findStacks(rows: readonly Row[]): ReadonlyMap<number, Stack> {
  const found = new Map<number, Stack>();
  for (let at = 0; at < rows.length - 1; at++) {
    const head = OPENS.test(rows[at]!.text) ? stackLineOf(rows[at]!.text) : null;
    const stack = head?.part === 'name' ? stackAt(rows, head, at) : null;
    if (!stack) continue;
    found.set(rows[at]!.index, stack);
    at += stack.rows.length - 1;
  }
  return found;
}

/** Only few rows can begin a stack; the others are looked at where one has begun. */
const OPENS = /^\s*(?:品名|品目|商品|項目|ご?利用内容|内容|摘要|明細|サービス|for\b|item|desc|prod)/i;
const isRight = (name: string): boolean => /\p{L}/u.test(name) && !/^[^\p{L}]*\d[\d,]{3,}円?$/u.test(name);

function stackAt(rows: readonly Row[], head: StackLine, at: number): Stack | null {
  const isBeside = head.value !== '';
  const name = isBeside ? rows[at]! : rows[at + 1]!;
  if (!isRight(isBeside ? head.value : name.text) || (!isBeside && stackLineOf(name.text))) return null;
  const values: Partial<Record<Part, number>> = {};
  let next = isBeside ? at + 1 : at + 2;
  for (; next < rows.length; next++) {
    const line = stackLineOf(rows[next]!.text);
    if (!line || line.part === 'name' || (line.number !== null && head.number !== null && line.number !== head.number))
      return null;
    if (line.part === 'rate' || line.part === 'other') {
      if (line.value === '') next++;
      continue;
    }
    const isLast = line.part === 'amount' || line.part === 'whole';
    const part = line.part === 'whole' ? 'amount' : line.part;
    if (part in values) return null;
    const below = line.value === '' ? numberOf(rows[next + 1]?.tight ?? '') : null;
    // 数量1 over 単価 500: a count, where no other value stands below it.
    const value = below ?? (line.value === '' ? line.loose : numberOf(line.value));
    if (value === null) return null;
    if (below !== null) next++;
    values[part] = value;
    if (isLast) return stackOf(name, isBeside ? head.start : 0, rows.slice(at, next + 1), values, line, isBeside);
  }
  return null;
}

function stackOf(
  name: Row,
  start: number,
  rows: readonly Row[],
  values: Values,
  { part, number }: StackLine,
  isBeside: boolean,
): Stack | null {
  const { quantity, price, amount = 0 } = values;
  const isMade = quantity !== undefined && price !== undefined && Math.abs(Math.round(quantity * price) - amount) <= 1;
  const isWhole = part === 'whole';
  // 内容  清掃 / 合計  55,000 is a purpose and a sum; 品名: 綿ロープ over 金額: 5,500 may be a form.
  if (!isMade && (isWhole || (isBeside && number === null))) return null;
  const own = isBeside ? rows : rows.slice(1);
  return { item: itemOf(name, start, own, values), rows: rows.map(({ index }) => index), isMade, isWhole };
}

const numberOf = (text: string): number | null => {
  const match = /^(?:JPY\s?)?[¥\\@]?(-?\d[\d,]*(?:\.\d+)?)(?:円|\p{L}{1,2})?-?$/u.exec(text);
  return match ? Number(match[1]!.replaceAll(',', '')) : null;
};

/** 牛乳 200ml ※: the sign of the reduced rate behind the name. */
const MARK = /\s+([※*＊★軽])\s*$/;

function itemOf(name: Row, from: number, rows: readonly Row[], { quantity, price, amount = 0 }: Values): Item {
  const text = name.text.slice(from);
  const start = from + text.length - text.trimStart().length;
  const mark = MARK.exec(name.text);
  const end = mark?.index ?? name.text.trimEnd().length;
  return {
    description: name.text.slice(start, end).trim(),
    quantity: quantity ?? null,
    unitPrice: price ?? null,
    amount,
    discount: null,
    rate: null,
    mark: mark?.[1] ?? null,
    zeroRated: false,
    rows,
    source: { row: name, start, end },
    probability: 0.95,
  };
}
