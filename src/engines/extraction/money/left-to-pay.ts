import type { MoneyFact } from './facts.ts';

/** What may stand between a total and what is left of it; tax withheld and balances are told by their own words. */
const TAKEN: ReadonlySet<MoneyFact['kind']> = new Set(['bare', 'ignore', 'received', 'discount', 'withholding']);
/** More rows are no deductions. */
const MOST = 6;

/** `合計 3,135,000 / 保留金 -313,500 / 協力会費 -6,270 / 差引お支払額 2,815,230`: the sum that all rows between make of the total. */
export function leftToPay(facts: readonly MoneyFact[], total: number): MoneyFact | null {
  const from = facts.findLastIndex(({ kind, value }) => value === total && SUMS.has(kind));
  if (from < 0) return null;
  let rest = total;
  for (const [step, fact] of facts.slice(from + 1, from + 2 + MOST).entries()) {
    if (fact.row === facts[from]!.row) return null;
    if (fact.kind === 'payable') return step > 0 && fact.value === rest ? fact : null;
    // うち消費税 16,704: it lies in the total, and is taken off nothing.
    if (fact.kind === 'tax' && fact.hint === 'incl') continue;
    if (!TAKEN.has(fact.kind) || fact.via === 'follow') return null;
    rest -= Math.abs(fact.value);
  }
  return null;
}
const SUMS: ReadonlySet<MoneyFact['kind']> = new Set(['total', 'payable', 'base']);
