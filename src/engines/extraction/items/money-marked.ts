import type { Amounts } from '../document/amounts.ts';
import { asItem } from './charges-beside.ts';
import { goalsOf, sumOf } from './charges-in-a-row.ts';
import type { Item, Line } from './find-items.ts';

/** Sums and payments are no rows of their own. */
const GOODS: ReadonlySet<string> = new Set(['bare', 'zero_item', 'zero']);

/**
 * `再診料 75 / 画像 210 / 保険負担金 2,640円 / 診断書料 5,500円`: points, flights and readings stand among the charges, and only the
 * charges are marked as money. They are the goods where they alone make what the paper comes to.
 */
export function withMoneyMarked(lines: readonly Line[], items: readonly Item[], amounts: Amounts): Item[] | null {
  const goals = goalsOf(amounts);
  const last = amounts.totalFact?.row.index;
  if (last === undefined || goals.includes(sumOf(items))) return null;
  const isMarked = (line: Line) => line.row.index < last && !line.contact && isCharge(line);
  const marked = lines.filter(isMarked);
  const rows = new Set(marked.map(({ row }) => row));
  const plain = items.filter((item) => item.amount !== 0 && !item.rows.some((row) => rows.has(row)));
  // What is left out must be of another kind: no sign of money, no thousands set apart.
  if (
    marked.length < 2 ||
    plain.length === 0 ||
    plain.length > MOST_PLAIN ||
    plain.some((item) => isMoney(lines, item))
  )
    return null;
  const charges = marked.flatMap((line) => asItem(line) ?? []);
  return charges.length === marked.length && goals.includes(sumOf(charges)) ? charges : null;
}

/** Points and flights are few. */
const MOST_PLAIN = 40;

const isCharge = ({ facts, words }: Line): boolean =>
  facts.length === 1 && words.length >= 2 && GOODS.has(facts[0]!.kind) && facts[0]!.currency;

const isMoney = (lines: readonly Line[], { rows }: Item): boolean =>
  lines.some(({ row, facts }) => rows.includes(row) && facts.some(({ currency, grouped }) => currency || grouped));
