import type { Amounts } from '../document/amounts.ts';
import type { Row } from '../page/rows.ts';
import type { Item } from './find-items.ts';

/** A name and its amount, with nothing between two of them but space. */
const PAIR = /\s*(?<name>\p{L}[^\d¥\\:：]{1,18}?)\s*[¥\\]?(?<amount>(?:\d{1,3}(?:,\d{3})+|\d{2,3}))円?(?=\s|$)/uy;
/** Sums, taxes, payments and readings of a meter are no charges. */
const NO_CHARGE = /計|税|額|対象|入金|現金|釣|預|残高|前回|今回|番号/;

/**
 * `基本料金 1,900   従量料金 11,040`: bills of utilities set their charges side by side. Such a row is several items where
 * they, and not the one that was read, make the sum of the paper.
 */
export function withChargesInARow(
  rows: readonly Row[],
  items: readonly Item[],
  { total, subtotal, tax, taxIncluded }: Amounts,
): Item[] | null {
  if (total === null) return null;
  const goals = [taxIncluded === false && tax !== null ? total - tax : total, subtotal];
  if (goals.includes(sumOf(items))) return null;
  const split = rows.map((row) => ({ row, charges: chargesOf(row) })).filter(({ charges }) => charges.length > 1);
  if (split.length === 0) return null;
  const taken = new Set(split.map(({ row }) => row.index));
  const others = items.filter((item) => !item.rows.some((row) => taken.has(row.index)));
  const all = [...others, ...split.flatMap(({ charges }) => charges)];
  return goals.includes(sumOf(all)) ? all.sort((a, b) => a.rows[0]!.index - b.rows[0]!.index) : null;
}

const sumOf = (items: readonly Item[]): number => items.reduce((sum, item) => sum + item.amount, 0);

/** The charges of a row that holds nothing else. */
function chargesOf(row: Row): Item[] {
  const found: Item[] = [];
  PAIR.lastIndex = 0;
  for (let end = 0; row.text.slice(end).trim() !== ''; end = PAIR.lastIndex) {
    const match = PAIR.exec(row.text);
    const { name, amount } = match?.groups ?? {};
    if (!match || NO_CHARGE.test(name!)) return [];
    const start = match.index + match[0].indexOf(name!);
    found.push({
      description: name!,
      quantity: null,
      unitPrice: null,
      amount: Number(amount!.replaceAll(',', '')),
      discount: null,
      rate: null,
      mark: null,
      zeroRated: false,
      rows: [row],
      source: { row, start, end: start + name!.length },
      probability: 1,
    });
  }
  return found;
}
