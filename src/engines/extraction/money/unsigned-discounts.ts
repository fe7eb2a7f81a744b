import type { MoneyFact } from './facts.ts';

const SUMS: ReadonlySet<MoneyFact['kind']> = new Set(['total', 'subtotal', 'payable']);

/**
 * `駐車料金 1,600 / 提携割引 400 / 領収金額 1,200`: what is taken off, printed without its sign. It is taken off where the sum
 * above it less it makes the sum below.
 */
export function withUnsignedDiscounts(facts: readonly MoneyFact[]): MoneyFact[] {
  const settled = [...facts];
  facts.forEach((first, index) => {
    if (!SUMS.has(first.kind) || first.via !== 'row') return;
    let end = index + 1;
    while (isOff(facts[end]) && facts[end]!.row !== first.row) end++;
    const below = facts[end];
    if (end === index + 1 || !below || !SUMS.has(below.kind) || below.via !== 'row') return;
    const off = facts.slice(index + 1, end).reduce((sum, { value }) => sum + Math.abs(value), 0);
    if (first.value - off !== below.value || below.value < 0) return;
    for (let at = index + 1; at < end; at++) settled[at] = { ...facts[at]!, value: -Math.abs(facts[at]!.value) };
  });
  return settled;
}

const isOff = (fact: MoneyFact | undefined): boolean => fact?.kind === 'discount' && fact.via === 'row';
