import { lawfulRounding } from '../../../japan/consumption-tax.ts';
import type { MoneyFact } from './facts.ts';

const BASES = ['excl', 'incl'] as const;

/** `消費税(10%) 6,980対象 698`: the word behind the base looks like the label of the tax. Which is which the law says. */
export function withBaseInFront(facts: readonly MoneyFact[]): MoneyFact[] {
  const settled = new Map<MoneyFact, MoneyFact>();
  for (const own of Map.groupBy(facts, ({ row }) => row).values()) {
    const [first, second] = own;
    if (own.length !== 2 || first?.kind !== 'tax' || second?.kind !== 'base') continue;
    const rate = first.rate ?? second.rate;
    if (rate === null || first.value <= second.value) continue;
    const hint = BASES.find((basis) => lawfulRounding(first.value, second.value, rate, basis) !== null);
    if (hint === undefined) continue;
    settled.set(first, { ...first, kind: 'base', rate, hint, word: '対象' });
    settled.set(second, { ...second, kind: 'tax', rate, hint: null, word: '消費税' });
  }
  return settled.size === 0 ? [...facts] : facts.map((fact) => settled.get(fact) ?? fact);
}
