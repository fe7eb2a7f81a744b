import type { MoneyFact } from './facts.ts';

/**
 * `小計 882 / 8%税 52 / 10%税 22 / 合計 956`: a till that prints its taxes by rate and no bases. Their sum is the tax where
 * it closes from the subtotal to a printed sum, and where the subtotal can be parted into bases that bear these taxes.
 */
export function taxesByRate(facts: readonly MoneyFact[]): number | null {
  const taxes = facts.filter((fact) => fact.kind === 'tax' && fact.rate !== null && fact.rate > 0);
  if (taxes.length < 2 || new Set(taxes.map(({ rate }) => rate)).size !== taxes.length) return null;
  if (facts.some(({ kind }) => kind === 'base' || kind === 'zero' || kind === 'zero_item')) return null;
  const sum = taxes.reduce((value, tax) => value + tax.value, 0);
  // Rounded down or up, a base lies less than one yen of tax beside what its tax says.
  const bound = (off: number) => taxes.reduce((value, tax) => value + ((tax.value + off) * 100) / tax.rate!, 0);
  const isSum = (value: number) =>
    facts.some((fact) => (fact.kind === 'total' || fact.kind === 'payable') && fact.value === value);
  const net = facts.find(
    ({ kind, value }) => kind === 'subtotal' && value > bound(-1) && value < bound(1) && isSum(value + sum),
  );
  return net ? sum : null;
}
