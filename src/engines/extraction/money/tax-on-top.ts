import { lawfulRounding } from '../../../japan/consumption-tax.ts';
import type { RateGroup } from './breakdown.ts';
import type { MoneyFact } from './facts.ts';
import type { MoneySolution } from './solve.ts';

/** `桐箱 二百個 220,000 / 消費税 22,000 / 242,000`: what the goods cost without the tax is printed above it. */
export function isNetPrinted(groups: readonly RateGroup[], total: number, facts: readonly MoneyFact[]): boolean {
  const taxFact = insideOf(groups, total);
  return (
    taxFact !== null &&
    facts.some(
      ({ kind, value, grouped, row }) =>
        kind === 'bare' && grouped && value === total - taxFact.value && row.index < taxFact.row.index,
    )
  );
}

/** The one tax of a paper, where it is taken for a part of the total and no word says so. */
function insideOf(groups: readonly RateGroup[], total: number): MoneyFact | null {
  const [only] = groups;
  if (groups.length !== 1 || only!.basis !== 'incl' || !only!.tax || only!.base !== total) return null;
  return only!.taxFact?.hint === 'incl' ? null : only!.taxFact;
}

/** No law rounds this far: a sum between this share of the total and all of it is the goods before their tax. */
const LEAST_NET = 0.85;

/**
 * `小計 6,050 / 消費税(10%) 505 / 合計 6,655`: no law finds 505 in 6,655, and the rows say that it was put on top. The paper
 * contradicts itself, and that is what has to be answered.
 */
export function withTaxOnTop(solution: MoneySolution, facts: readonly MoneyFact[]): MoneySolution {
  const { groups, total } = solution;
  const taxFact = total && groups[0]?.rounding === null ? insideOf(groups, total.value) : null;
  if (!total || !taxFact) return solution;
  const net = facts.find(
    ({ kind, rate, via, hint, value, row }) =>
      kind === 'subtotal' &&
      rate === null &&
      via === 'row' &&
      hint !== 'incl' &&
      value < total.value &&
      value >= LEAST_NET * total.value &&
      row.index < taxFact.row.index,
  );
  // Below the subtotal stands the tax, below the tax the total.
  const isBelow = facts.some(({ value, row }) => value === total.value && row.index > taxFact.row.index);
  if (!net || !isBelow) return solution;
  const { rate, tax } = groups[0]!;
  const rounding = lawfulRounding(net.value, tax!, rate, 'excl');
  return {
    ...solution,
    closes: false,
    groups: [{ rate, base: net.value, tax, basis: 'excl', rounding, baseFact: net, taxFact }],
  };
}
