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

/** `消費税額 28,216` over `(8% 26,416  10% 1,800)`: rates alone under a tax that they add up to. */
const RATES_ONLY = /^[(（]?(?:(?:税率)?(?:8|10)%[:：]?[¥\\]?[\d,]+円?)+[)）]?$/;

export function withTaxesByRate(facts: readonly MoneyFact[]): MoneyFact[] {
  const whole = facts.find((fact) => fact.kind === 'tax' && fact.rate === null && fact.via === 'row');
  if (!whole) return [...facts];
  const parts = facts.filter(
    ({ kind, rate, row }) =>
      kind === 'bare' &&
      rate !== null &&
      row.index > whole.row.index &&
      row.index - whole.row.index <= 2 &&
      RATES_ONLY.test(row.tight),
  );
  const isSum =
    new Set(parts.map(({ rate }) => rate)).size === 2 &&
    parts.reduce((sum, { value }) => sum + value, 0) === whole.value;
  return isSum
    ? facts.map((fact) =>
        parts.includes(fact) ? { ...fact, kind: 'tax' as const, word: '%', via: 'row' as const } : fact,
      )
    : [...facts];
}
