import type { MoneyFact } from './facts.ts';

/**
 * `SUBTOTAL 21,160 / SERVICE 5% 1,058 / TAX 10% 2,221 / TOTAL 24,439`: what is charged between the goods and the tax makes the total
 * together with both, so the tax is on top of them. Each tax with the total that it then makes.
 */
export function taxesOnCharges(facts: readonly MoneyFact[]): ReadonlySet<string> {
  const found = new Set<string>();
  // A paper has one such sum; what has many is made to cost time.
  const sums = facts
    .filter(({ kind, via, rate }) => kind === 'subtotal' && via === 'row' && rate === null)
    .slice(0, MOST);
  for (const sum of sums) {
    let made = sum.value;
    for (let at = facts.indexOf(sum) + 1; at < facts.length; at++) {
      const { kind, via, value, row } = facts[at]!;
      if (row === sum.row) continue;
      if (kind === 'tax' && via === 'row' && made !== sum.value) found.add(pairOf(value, made + value));
      if (kind !== 'bare') break;
      if (facts[at + 1]?.row !== row) made += value;
    }
  }
  return found;
}
const MOST = 8;
export const pairOf = (tax: number, total: number): string => `${tax}/${total}`;
