import { lawfulRounding } from '../../../japan/consumption-tax.ts';
import type { MoneyFact } from './facts.ts';

/** Three parts and what they come to: two and their sum may be net, tax and gross. */
const LEAST_AMOUNTS = 4;
const MOST_AMOUNTS = 12;
const isTaxOf = (net: number, tax: number): boolean =>
  [8, 10].some((rate) => lawfulRounding(net, tax, rate, 'excl') !== null);

/**
 * `家賃  共益費  駐車場  計` over `11月分 合計  150,000  8,000  12,100  170,100`: the sum of several columns of money stands
 * behind them, and the first amount behind the word is only that of its column.
 */
export function withColumnTotals(facts: readonly MoneyFact[]): MoneyFact[] {
  const settled = new Map<MoneyFact, MoneyFact>();
  for (const own of Map.groupBy(facts, ({ row }) => row).values()) {
    const at = own.findIndex(({ kind, via }) => via === 'row' && (kind === 'total' || kind === 'subtotal'));
    const sums = at < 0 ? [] : own.slice(at);
    const [first, last] = [sums[0], sums.at(-1)];
    if (!first || !last || sums.length < LEAST_AMOUNTS || sums.slice(1).some(({ kind }) => kind !== 'bare')) continue;
    // A table is not wider.
    if (sums.length > MOST_AMOUNTS) continue;
    const parts = sums.slice(0, -1);
    if (parts.some(({ value }) => value < 0) || parts.reduce((sum, { value }) => sum + value, 0) !== last.value)
      continue;
    // 合計 332,500 26,880 359,380: the sum without tax, its tax, and both.
    if (parts.some((net) => parts.some((tax) => isTaxOf(net.value, tax.value)))) continue;
    settled.set(first, { ...first, kind: 'bare', word: '' });
    settled.set(last, { ...last, kind: first.kind, word: first.word, via: 'row' });
  }
  return settled.size === 0 ? [...facts] : facts.map((fact) => settled.get(fact) ?? fact);
}
