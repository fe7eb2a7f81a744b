import type { RateGroup } from '../money/breakdown.ts';
import type { MoneyFact } from '../money/facts.ts';

/** What the goods come to before the tax, as the paper prints it; null where it prints no such sum. */
export function pickSubtotal(
  facts: readonly MoneyFact[],
  groups: readonly RateGroup[],
  total: number | null,
  tax: number | null,
): MoneyFact | null {
  const subtotals = facts.filter((fact) => fact.kind === 'subtotal' && fact.rate === null);
  const bases = groups.filter((group) => group.basis === 'excl').reduce((sum, group) => sum + group.base, 0);
  const closing = subtotals.find(
    (fact) => fact.value === bases || (total !== null && tax !== null && fact.value + tax === total),
  );
  if (closing) return closing;
  // 消費税 5,000 / 小計 55,000: a sum with the tax is none of the goods.
  const isGross = bases !== 0 && total !== bases && subtotals.every((fact) => fact.value === total);
  if (subtotals.length > 0 && !isGross) return subtotals.at(-1)!;
  // The one base under tax is what others print as the subtotal.
  const [only] = groups;
  // 10%対象 67,800 / 消費税 6,780 / 関税 312,700 / 合計 387,280: what bears no tax is no part of it.
  const isWhole = tax === null || only?.base === (total ?? 0) - tax || isCalledSum(only?.baseFact ?? null);
  if (groups.length === 1 && isWhole && only!.basis === 'excl' && only!.baseFact && only!.base !== total)
    return only!.baseFact;
  // 合計 printed above the tax: a subtotal under another name.
  if (bases !== 0 && bases !== total)
    return facts.find((fact) => fact.kind === 'total' && fact.rate === null && fact.value === bases) ?? null;
  return null;
}

/** 課税計 22,300, 運賃計 310,000: a sum in a row of its own; 課税対象計 49,400  消費税 4,940 accounts for the tax. */
const isCalledSum = (fact: MoneyFact | null): boolean =>
  fact !== null &&
  /計/.test(fact.row.text.slice(0, fact.start)) &&
  !/消費税\D{0,8}\d/.test(fact.row.text.slice(fact.end));
