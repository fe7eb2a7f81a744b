import type { Amounts } from '../document/amounts.ts';
import type { MoneyFact } from '../money/facts.ts';
import { targetsOf } from '../proof/items.proof.ts';
import { assembleItems, type Item, type Line } from './find-items.ts';
import { productsInARow } from './products-in-a-row.ts';
import { withSaidProduct } from './said-product.ts';

/** Only what the rules doubted may change its part, and only so many rows. */
const DOUBT = 0.04;
const MOST = 12;
const MAX_ITEMS = 80;

/**
 * The sums of the paper decide where the rules doubt: when the items add up to nothing that is printed, the least
 * certain rows (one, or two) change sides until they do. What still adds up to nothing is left as it was, and flagged.
 */
export function reconcile(
  lines: readonly Line[],
  items: Item[],
  amounts: Amounts,
  facts: readonly MoneyFact[],
): Item[] {
  const targets = targetsOf(amounts, facts);
  const adds = (list: readonly Item[]) => {
    if (list.length === 0) return false;
    const sum = list.reduce((value, item) => value + item.amount, 0);
    const gross = list.reduce((value, item) => value + item.amount - (item.discount ?? 0), 0);
    return targets.has(sum) || targets.has(gross) || targets.has(Math.floor(sum + 1e-6));
  };
  // Long lists are left to a person: trying pairs of rows would cost more than it finds.
  if (targets.size === 0 || items.length > MAX_ITEMS || adds(items)) return items;
  const signed = items.map(withSign);
  if (signed.some((item, index) => item !== items[index]) && adds(signed)) return signed;
  // 運賃 and 高速代, 技術料 and 部品代: several columns of money, of which the sum counts.
  const summed = items.map((item) => ({ ...item, amount: moneyOf(lines, item) ?? item.amount }));
  if (summed.some((item, index) => item.amount !== items[index]!.amount))
    for (const list of [summed, withoutPartialSums(summed), withoutUntaxedSums(lines, summed)])
      if (adds(list)) return list;
  // 個数 重量 運賃 附帯 over 120 1,200 48,000 3,000: the last two columns are money, whatever stands in front.
  const charged = items.map((item) => ({ ...item, amount: lastTwoOf(lines, item) ?? item.amount }));
  if (items.length > 1 && items.every((item) => lastTwoOf(lines, item) !== null) && adds(charged)) return charged;
  // 10/12-14 沢井 様 19,800: nights by the name of the guest.
  const withPeople = assembleItems(lines, { withPeople: true });
  if (withPeople.length > items.length && adds(withPeople)) return withPeople;
  // 阿部 様 160.00 2,100 336,000 12.50 2,625 32,812: work and overtime of one person.
  const worked = withPeople.map((item) => withProducts(lines, item));
  if (worked.some((item, index) => item !== withPeople[index]) && adds(worked)) return worked;
  const multiplied = items.map(withSaidProduct);
  if (multiplied.some((item, index) => item !== items[index]) && adds(multiplied)) return multiplied;
  const net = withoutGross(items);
  if (net.length < items.length && adds(net)) return net;
  const parts = withoutPartialSums(items);
  if (parts.length < items.length && adds(parts)) return parts;
  const doubtful = lines
    .flatMap((line) => {
      const other = alternative(line);
      return other === null ? [] : [{ line, ...other }];
    })
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST);
  const change = (...changes: { line: Line; role: Line['role'] }[]) =>
    assembleItems(
      lines.map((line) => {
        const changed = changes.find((entry) => entry.line === line);
        return changed ? { ...line, role: changed.role } : line;
      }),
    );
  for (const one of doubtful) {
    const changed = change(one);
    if (adds(changed)) return changed;
  }
  for (const [index, one] of doubtful.entries())
    for (const two of doubtful.slice(index + 1)) {
      const changed = change(one, two);
      if (adds(changed)) return changed;
    }
  return items;
}

/** A row that is the sum of the rows over it (店舗計, Food & Beverage) counts nothing twice. */
function withoutPartialSums(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  let block: Item[] = [];
  for (const item of items) {
    const sum = block.reduce((value, entry) => value + entry.amount, 0);
    if (sum === item.amount && (block.length >= 2 || /計[)）]?$|^本体$/.test(item.description))) {
      block = [];
      continue;
    }
    block.push(item);
    kept.push(item);
  }
  return kept;
}

/** `リース料(税抜) 61,500` and `リース料(税込) 67,650`: one charge, said twice. */
const withoutGross = (items: readonly Item[]): Item[] =>
  items.filter(
    ({ description, rows }) =>
      !(
        /税込/.test(rows[0]!.tight) &&
        items.some(
          (other) => /税[抜別]|本体/.test(other.rows[0]!.tight) && bare(other.description) === bare(description),
        )
      ),
  );
const bare = (description: string): string => description.replace(/[(（]?税[込抜別]き?[)）]?/g, '').trim();

/** 登録免許税等(不課税) 10,480 under fees and, in a column of their own, what was laid out for each: it counts these again. */
const withoutUntaxedSums = (lines: readonly Line[], items: readonly Item[]): Item[] =>
  items.filter(
    (item) => !lines.some(({ row, facts }) => row === item.rows[0] && facts.some(({ kind }) => kind === 'zero')),
  );

/** `燃料費調整額   -  3,368`: a dash set apart is an empty cell, or a sign where the goods then add up. */
const withSign = (item: Item): Item => {
  const printed = DASH_APART.exec(item.rows.at(-1)!.text)?.[1];
  return printed !== undefined && Number(printed.replaceAll(',', '')) === item.amount
    ? { ...item, amount: -item.amount }
    : item;
};
const DASH_APART = /\s[-−–]\s{2,6}[¥\\]?(\d[\d,]{0,11})(?:\.\d{1,2})?円?\s*$/;

/** An item of several products: neither of the counts and prices is that of the whole. */
function withProducts(lines: readonly Line[], item: Item): Item {
  const line = lines.find((entry) => entry.row === item.rows.at(-1));
  const amount = line && item.rows.length === 1 ? productsInARow(line) : null;
  return amount === null || amount === item.amount ? item : { ...item, quantity: null, unitPrice: null, amount };
}

/** All money of the row of an item, where no count or price explains the further numbers. */
function moneyOf(lines: readonly Line[], item: Item): number | null {
  const line = lines.find((entry) => entry.row === item.rows.at(-1));
  if (!line || item.rows.length > 1 || line.product) return null;
  const numbers = line.reading.named.flatMap(({ piece, meaning }) =>
    piece.shape === 'number' && meaning !== 'name' && piece.unit === null ? [piece] : [],
  );
  // 大阪 12 180 9,240 330: right of the first amount with a comma there is only money.
  const first = numbers.findIndex((piece) => piece.grouped || piece.currency);
  const values = numbers.flatMap(({ grouped, currency, value }, index) =>
    grouped || currency || value === 0 || (index > first && first >= 0 && value !== null && value >= 100)
      ? [value ?? 0]
      : [],
  );
  return values.length < 2 ? null : values.reduce((sum, value) => sum + value, 0);
}

/** What the last two numbers of the row of an item come to. */
function lastTwoOf(lines: readonly Line[], item: Item): number | null {
  const line = lines.find((entry) => entry.row === item.rows.at(-1));
  const numbers = line?.reading.named.flatMap(({ piece: { shape, value, unit }, meaning }) =>
    shape === 'number' && meaning !== 'name' && unit === null && value !== null ? [value] : [],
  );
  if (!numbers || numbers.length < 3 || item.rows.length > 1) return null;
  const [count, price, amount] = numbers.slice(-3) as [number, number, number];
  // 20 1,080 21,600 is a count, a price and what they come to.
  return Math.abs(count * price - amount) <= 1 ? null : price + amount;
}

const SURELY = 0.7;
const isSurelyGoods = (line: Line): boolean =>
  line.role === 'item' &&
  line.beforeTotals &&
  line.words.length >= 2 &&
  line.probability >= SURELY &&
  line.facts.every(({ kind }) => kind === 'bare') &&
  line.facts.at(-1)?.grouped === true &&
  !line.dated;

const ignored = (line: Line): boolean => line.facts.some((fact) => fact.kind === 'ignore');

/** 返還額合計: a sum, whatever stands in front of its word. */
const isSumInName = ({ facts }: Line): boolean =>
  facts.some(
    ({ kind, via, word }) => (kind === 'total' || kind === 'payable') && via === 'row' && /合計$|総[計額]$/.test(word),
  );

/** The likeliest other part of a row, if it is likely enough to be thought of. */
function alternative(line: Line): { role: Line['role']; share: number } | null {
  const roles = ['item', 'name', 'detail', 'discount', 'other'] as const;
  let best: { role: Line['role']; share: number } | null = null;
  for (const [index, role] of roles.entries()) {
    if (role === line.role) continue;
    // A row that calls itself a sum, an address or a time stays what it is.
    if (role === 'item' && (line.amount === null || line.opensWithLabel || line.contact || line.timed || ignored(line)))
      continue;
    if (role === 'item' && isSumInName(line)) continue;
    // Goods with a name and a price above the sums are not left out to make a sum right.
    if (role === 'other' && isSurelyGoods(line)) continue;
    const share = line.probabilities[index]!;
    if (share >= DOUBT && (!best || share > best.share)) best = { role, share };
  }
  return best;
}
