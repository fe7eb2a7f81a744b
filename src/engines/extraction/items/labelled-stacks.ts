import type { Row } from '../page/rows.ts';
import type { Item, Line } from './find-items.ts';

/** The words that a paper read one value per line puts over each of its values, or in front of it. */
const NAME = /^(?:品名|品目|商品名?|項目|内容|摘要|明細|サービス名?)$/;
const LONGEST_NAME = 'サービス名'.length;
const VALUES = {
  quantity: /^(?:数量|個数|点数)[:：]?(?=$|[\d.])/,
  price: /^単価(?:[(（]税[込抜][)）])?[:：]?(?=$|[¥\\@\d])/,
  amount: /^金額(?:[(（]税[込抜][)）])?[:：]?(?=$|[¥\\\d-])/,
} as const;
type Part = keyof typeof VALUES;

const partOf = (text: string): Part | undefined =>
  (Object.keys(VALUES) as Part[]).find((part) => VALUES[part].test(text));
const numberOf = (text: string): number | null => {
  const match = /^[¥\\@]?(-?\d[\d,]*(?:\.\d+)?)(?:円|\p{L}{1,2})?-?$/u.exec(text);
  return match ? Number(match[1]!.replaceAll(',', '')) : null;
};

export interface Stack {
  readonly item: Item;
  /** Rows from the one of the first label to the one of the last value. */
  readonly rows: readonly number[];
}

/** `品名` / `クロスロープ` / `数量` / `2` / `単価 14,800` / `金額 29,600`, by the row in which each begins. */
export function labelledStacks(lines: readonly Line[]): ReadonlyMap<number, Stack> {
  const found = new Map<number, Stack>();
  for (let at = 0; at < lines.length - 2; at++) {
    const { tight } = lines[at]!.row;
    const stack = tight.length <= LONGEST_NAME && NAME.test(tight) ? stackAt(lines, at) : null;
    if (stack) found.set(lines[at]!.row.index, stack);
  }
  return found;
}

function stackAt(lines: readonly Line[], at: number): Stack | null {
  const { row: name } = lines[at + 1]!;
  if (partOf(name.tight) || !/\p{L}/u.test(name.text)) return null;
  const values: Partial<Record<Part, number>> = {};
  for (let next = at + 2; next < lines.length; next++) {
    const { tight } = lines[next]!.row;
    const part = partOf(tight);
    if (!part || part in values) return null;
    const beside = tight.replace(VALUES[part], '');
    const value = numberOf(beside === '' ? (lines[++next]?.row.tight ?? '') : beside);
    if (value === null) return null;
    values[part] = value;
    if (part !== 'amount') continue;
    const rows = lines.slice(at, next + 1).map(({ row }) => row);
    return { item: itemOf(name, rows.slice(1), values), rows: rows.map(({ index }) => index) };
  }
  return null;
}

/** 牛乳 200ml ※: the sign of the reduced rate behind the name. */
const MARK = /\s+([※*＊★軽])\s*$/;

function itemOf(name: Row, rows: readonly Row[], { quantity, price, amount = 0 }: Values): Item {
  const start = name.text.length - name.text.trimStart().length;
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
type Values = Readonly<Partial<Record<Part, number>>>;
