import { lawfulRounding } from '../../../japan/consumption-tax.ts';
import type { RateGroup } from './breakdown.ts';
import type { MoneyFact } from './facts.ts';
import type { MoneySolution } from './solve.ts';

/** All shares of so many goods are tried. */
const MOST_GOODS = 14;

/**
 * `合計 2,080 (税込) / 内消費税8% 121 / 内消費税10% 40`: a simplified invoice may print its taxes without their bases. The goods
 * tell them, where only one way to share the goods between the rates leaves both taxes lawful.
 */
export function withTaxesAlone(
  solution: MoneySolution,
  facts: readonly MoneyFact[],
  goods: readonly number[],
): MoneySolution {
  const { total } = solution;
  const taxes = facts.filter(({ kind, rate }) => kind === 'tax' && rate !== null && rate > 0);
  const [one, other] = taxes;
  if (solution.groups.length > 0 || !total?.labelled || taxes.length !== 2 || one!.rate === other!.rate)
    return solution;
  if (taxes.some(({ hint, value }) => hint !== 'incl' || value <= 0)) return solution;
  if (goods.length > MOST_GOODS || goods.reduce((sum, amount) => sum + amount, 0) !== total.value) return solution;
  const fitting = [...sharesOf(goods)].filter(
    (share) =>
      lawfulRounding(share, one!.value, one!.rate!, 'incl') !== null &&
      lawfulRounding(total.value - share, other!.value, other!.rate!, 'incl') !== null,
  );
  if (fitting.length !== 1) return solution;
  const [share] = fitting as [number];
  return { ...solution, groups: [groupOf(one!, share), groupOf(other!, total.value - share)], closes: true };
}

/** What any of the goods come to together. */
function sharesOf(goods: readonly number[]): Set<number> {
  const shares = new Set([0]);
  for (const amount of goods) for (const share of [...shares]) shares.add(share + amount);
  return shares;
}

const groupOf = (tax: MoneyFact, base: number): RateGroup => ({
  rate: tax.rate!,
  base,
  tax: tax.value,
  basis: 'incl',
  rounding: lawfulRounding(base, tax.value, tax.rate!, 'incl'),
  baseFact: null,
  taxFact: tax,
});
