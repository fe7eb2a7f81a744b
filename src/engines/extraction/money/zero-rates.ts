import type { MoneyFact } from './facts.ts';

/**
 * `Ocean freight (export, 0%) 148,500 / CFS charge (10%) 24,000 / Sub total 172,500 / Tax 10% on 24,000  2,400`: rows at a rate
 * of nothing bear no tax, where they are what lies between a sum of the paper and its taxed rows. アルコール 0.00% is no rate.
 */
export function chargesAtZero(facts: readonly MoneyFact[]) {
  const found = new Map<MoneyFact, 'exempt'>();
  const charges = facts.filter(
    ({ kind, rate, value, via, row }, index) =>
      kind === 'bare' && via === 'none' && rate === 0 && value !== 0 && facts[index + 1]?.row !== row,
  );
  if (charges.length === 0) return found;
  const called = sumOf(once(facts.filter(({ kind }) => kind === 'zero' || kind === 'zero_item')));
  const taxes = once(facts.filter(({ kind }) => kind === 'tax'));
  const bases = once(facts.filter(({ kind, rate }) => kind === 'base' && isTaxed(rate)));
  const goods = facts.filter(({ kind, rate }) => kind === 'bare' && isTaxed(rate));
  // Of several bases one may be a row of goods: Customs clearance (taxable, 10%).
  const taxed = new Set([sumOf(bases), ...bases.map(({ value }) => value), sumOf(goods)]);
  taxed.delete(0);
  const sums = new Set(facts.filter(({ kind }) => SUMS.has(kind)).map(({ value }) => value));
  const isRest = [...taxed].some((base) =>
    [sumOf(charges), sumOf(charges) + called].some(
      (untaxed) => sums.has(base + untaxed) || sums.has(base + untaxed + sumOf(taxes)),
    ),
  );
  if (isRest) for (const charge of charges) found.set(charge, 'exempt');
  return found;
}

const SUMS: ReadonlySet<MoneyFact['kind']> = new Set(['subtotal', 'total', 'payable']);
const isTaxed = (rate: number | null): boolean => rate !== null && rate > 0;
const sumOf = (facts: readonly MoneyFact[]): number => facts.reduce((sum, { value }) => sum + value, 0);
const once = (facts: readonly MoneyFact[]): MoneyFact[] => [
  ...new Map(facts.map((fact) => [`${fact.rate}/${fact.value}`, fact])).values(),
];
