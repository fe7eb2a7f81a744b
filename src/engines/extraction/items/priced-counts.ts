import type { Amounts } from '../document/amounts.ts';
import type { Row } from '../page/rows.ts';
import { chargeOf, goalsOf, NO_CHARGE, sumOf } from './charges-in-a-row.ts';
import type { Item } from './find-items.ts';
import { UNIT } from './units.ts';

/** 家族食 昼 3食 @770: a name, a count and a price, and no amount. */
const PRICED = new RegExp(
  String.raw`^\s*(?<name>\p{L}[^@×¥\\]{0,30}?)\s+(?<count>\d{1,3})\s?(?:${UNIT})?\s?(?:[@×xX]\s?[¥\\]?|[¥\\])(?<price>\d[\d,]{1,8})円?\s*$`,
  'u',
);

/** Rows whose products nobody printed are goods where they make the sum of the paper. */
export function withPricedCounts(rows: readonly Row[], items: readonly Item[], amounts: Amounts): Item[] | null {
  const goals = goalsOf(amounts);
  if (goals.length === 0 || goals.includes(sumOf(items))) return null;
  const known = new Set(items.flatMap((item) => item.rows.map((row) => row.index)));
  const priced = rows.filter((row) => !known.has(row.index)).flatMap(itemOf);
  if (priced.length === 0) return null;
  const all = [...items, ...priced].sort((a, b) => a.rows[0]!.index - b.rows[0]!.index);
  return goals.includes(sumOf(all)) ? all : null;
}

function itemOf(row: Row): Item[] {
  if (row.text.length > LONGEST) return [];
  const { name, count, price } = PRICED.exec(row.text)?.groups ?? {};
  if (name === undefined || NO_CHARGE.test(name)) return [];
  const [quantity, unitPrice] = [Number(count), Number(price!.replaceAll(',', ''))];
  return [{ ...chargeOf(row, name, row.text.indexOf(name), quantity * unitPrice), quantity, unitPrice }];
}
const LONGEST = 80;
