import type { RateGroup } from '../money/breakdown.ts';
import type { MoneySolution } from '../money/solve.ts';
import type { TaxRow } from './types.ts';

/** One row for each rate and side of the tax, of however many parts. */
export function mergeParts(groups: readonly RateGroup[]): TaxRow[] {
  const rows = Map.groupBy(groups, ({ rate, basis }) => `${rate}/${basis}`);
  return [...rows.values()].map((parts) => ({
    rate: parts[0]!.rate,
    taxableAmount: parts.reduce((sum, { base }) => sum + base, 0),
    tax: parts.some(({ tax }) => tax === null) ? null : parts.reduce((sum, { tax }) => sum + tax!, 0),
    basis: parts[0]!.basis,
  }));
}

/** What bears no tax, by the reason why. */
export function mergeZero(zero: MoneySolution['evidence']['zero']): TaxRow[] {
  const sums = new Map<'exempt' | 'out_of_scope', number>();
  // 高速代(税込) 18,920: it bears a tax that is not printed, and is none of these.
  for (const { amount, basis, fact } of zero)
    if (fact.hint !== 'incl') sums.set(basis, (sums.get(basis) ?? 0) + amount);
  // 瓶保証金 300 / 空瓶返却 -300: nothing is left.
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .map(([basis, amount]) => ({ rate: 0, taxableAmount: amount, tax: 0, basis }));
}
