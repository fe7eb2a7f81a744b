import type { MoneyFact } from './facts.ts';

/**
 * `SUBTOTAL 21,160 / SERVICE 5% 1,058 / TAX 10% 2,221 / TOTAL 24,439`: what is charged between the goods and the tax makes the total
 * together with both, so the tax is on top of them.
 */
export function isTaxOnCharges(facts: readonly MoneyFact[], tax: number, total: number): boolean {
  const taxRow = facts.find(({ kind, via, value }) => kind === 'tax' && via === 'row' && value === tax)?.row.index;
  if (taxRow === undefined || tax === 0) return false;
  return facts.some((sum) => {
    if (sum.kind !== 'subtotal' || sum.via !== 'row' || sum.rate !== null || sum.row.index >= taxRow) return false;
    const charges = facts.filter(
      ({ kind, row }, at) =>
        kind === 'bare' && row.index > sum.row.index && row.index < taxRow && facts[at + 1]?.row !== row,
    );
    return charges.length > 0 && charges.reduce((all, { value }) => all + value, sum.value + tax) === total;
  });
}
