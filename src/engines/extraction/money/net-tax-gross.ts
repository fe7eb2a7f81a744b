import { lawfulRounding } from '../../../japan/consumption-tax.ts';
import type { MoneyFact, ParsedRow } from './facts.ts';
import { RELEVANT_RATES } from './row-facts.ts';

/** Rows between the words over the columns and their values. */
const MOST_ROWS = 3;
/** Counts and numbers of the row stand in front. */
const MOST_AMOUNTS = 5;

/**
 * `リース料(税抜)  消費税(10%)  お支払額` over `32/60  2026/11/26  18,500  1,850  20,350`: the last three amounts of a row are
 * net, tax and gross where they say so themselves, a word for the tax stands over them, and the gross is a printed sum.
 */
export function withNetTaxGross(parsed: readonly ParsedRow[], facts: readonly MoneyFact[]): MoneyFact[] {
  const sums = new Set(
    facts
      .filter(({ kind, via }) => (kind === 'total' || kind === 'payable') && via === 'row')
      .map(({ value }) => value),
  );
  const byRow = Map.groupBy(facts, ({ row }) => row);
  const settled = new Map<MoneyFact, MoneyFact>();
  for (const [row, own] of byRow) {
    const [net, tax, gross] = own.slice(-3);
    if (net && tax && gross && isSumOf(net, tax, gross)) settled.set(gross, { ...gross, kind: 'total', rate: null });
    if (!net || !tax || !gross || !sums.has(gross.value) || net.value + tax.value !== gross.value) continue;
    // What the words over the columns said already may be right; words in the row itself are.
    if (own.some(({ via }) => via === 'row') || own.length > MOST_AMOUNTS) continue;
    const rate = rateOver(parsed, row);
    if (rate === null || lawfulRounding(net.value, tax.value, rate, 'excl') === null) continue;
    settled.set(net, { ...net, kind: 'base', rate, hint: 'excl', via: 'heading', word: '税抜' });
    settled.set(tax, { ...tax, kind: 'tax', rate, hint: null, via: 'heading', word: '消費税' });
    settled.set(gross, { ...gross, kind: 'total', rate: null, via: 'heading', word: '税込' });
  }
  return settled.size === 0 ? [...facts] : facts.map((fact) => settled.get(fact) ?? fact);
}

/** `小計  消費税(10%)  合計` over `395,000  39,500  434,500`: the rate is the tax's alone, and 合計 no base of it. */
const isSumOf = (net: MoneyFact, tax: MoneyFact, gross: MoneyFact): boolean =>
  net.kind === 'subtotal' &&
  tax.kind === 'tax' &&
  gross.kind === 'base' &&
  gross.via === 'heading' &&
  /^総?合計|^総計/.test(gross.word) &&
  net.value + tax.value === gross.value;

/** The rate said in the heading over the row, where the heading has a word for the tax and no amount. */
function rateOver(parsed: readonly ParsedRow[], { index }: MoneyFact['row']): number | null {
  for (const { row, labels, rates, amounts } of parsed.slice(Math.max(0, index - MOST_ROWS), index).reverse()) {
    if (amounts.length > 0 || !labels.some(({ kind }) => kind === 'tax')) continue;
    const said = rates.filter(({ rate }) => rate > 0 && RELEVANT_RATES.has(rate));
    return said.length === 1 && /税抜|税別|本体/.test(row.tight) ? said[0]!.rate : null;
  }
  return null;
}
