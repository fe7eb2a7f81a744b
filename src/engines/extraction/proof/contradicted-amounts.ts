import type { Amounts } from '../document/amounts.ts';
import type { MoneyFact } from '../money/facts.ts';
import type { Proof } from './proof.ts';

/**
 * Two totals, another base, or money handed over and given back that leaves another: the amounts do not agree with each other.
 * So it is where the goods make a sum and the head of the paper names another, or nothing lies between it and the total.
 */
export function contradicted(
  amounts: Amounts,
  against: readonly string[],
  goods: Proof,
  facts: readonly MoneyFact[],
): Amounts {
  if (amounts.amountCheck !== 'passed') return amounts;
  const areWhole = goods.by.length > 0;
  const isOther = against.some((reason) => OTHER_SUM.test(reason) || (areWhole && isOtherPart(reason, amounts, facts)));
  // 15連 7,200 103,000 / 小計 322,000: a row that is not its product leaves the goods short of their sum.
  const isMissed = ['sum ', 'product '].every((kind) => goods.against.some((reason) => reason.startsWith(kind)));
  return isOther || isMissed ? { ...amounts, amountCheck: 'failed' } : amounts;
}
const OTHER_SUM = /^(?:total|payable|change|base)/;

function isOtherPart(reason: string, { totalFact }: Amounts, facts: readonly MoneyFact[]): boolean {
  const [, kind, value] = /^(head|subtotal) (\d+)$/.exec(reason) ?? [];
  if (kind !== 'subtotal') return kind === 'head';
  const row = facts.find((fact) => fact.kind === 'subtotal' && fact.value === Number(value))?.row.index ?? 0;
  // 小計 22,980 / サービス料5% 1,149 / 合計: what was charged is all that differs.
  const last = totalFact?.row.index ?? 0;
  return !facts.some((fact) => fact.kind !== 'total' && fact.row.index > row && fact.row.index < last);
}
