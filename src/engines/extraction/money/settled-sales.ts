import type { MoneyFact } from './facts.ts';

/**
 * `手数料合計(税込) 37,985 / 売上金額 1,043,450 / お振込金額 1,005,465`: what was sold for somebody and what is handed on to
 * him are no sums of this paper; the difference between the two is, where it is printed as a sum.
 */
export function withSettledSales(facts: readonly MoneyFact[]): MoneyFact[] {
  const sold = facts.filter(({ kind, word }) => kind === 'total' && SALES.test(word));
  const handedOn = facts.filter(({ kind, word }) => kind === 'payable' && HANDED_ON.test(word));
  for (const sales of sold)
    for (const rest of handedOn) {
      const kept = sales.value - rest.value;
      const own = facts.findLast(
        (fact) =>
          fact.value === kept && (fact.kind === 'subtotal' || fact.kind === 'total') && FEES.test(fact.row.tight),
      );
      if (kept <= 0 || !own) continue;
      return facts.map((fact) =>
        fact === sales || fact === rest
          ? { ...fact, kind: 'ignore' }
          : fact === own
            ? { ...fact, kind: 'total' }
            : fact,
      );
    }
  return [...facts];
}

const SALES = /^売上|^総?取引|^決済/;
const HANDED_ON = /振込|支払|入金/;
const FEES = /手数料|利用料|使用料|ご?請求/;
