import type { MoneyFact } from './facts.ts';

/** `小計 342,900` / `10%   34,290` / `ご請求額 377,190`: a rate alone in front of its tax, told by what it is taken from. */
const RATE_ALONE = /^[(（]?(?:税率?)?(?:8|10)%[)）]?[:：]?[¥\\]?[\d,]+円?$/;

export function withRatesAlone(facts: readonly MoneyFact[]): MoneyFact[] {
  const kinds = new Set(facts.map(({ kind }) => kind));
  if (kinds.has('tax') || !kinds.has('subtotal')) return [...facts];
  return facts.map((fact) => {
    if (fact.kind !== 'bare' || !fact.rate || !RATE_ALONE.test(fact.row.tight)) return fact;
    const { rate, row } = fact;
    const isTaken = facts.some(
      (net) =>
        net.kind === 'subtotal' && net.row.index < row.index && Math.abs((net.value * rate) / 100 - fact.value) < 1,
    );
    return isTaken ? { ...fact, kind: 'tax' as const, word: '%', via: 'row' as const } : fact;
  });
}
