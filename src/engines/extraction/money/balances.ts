import type { MoneyFact } from './facts.ts';

/**
 * `前月繰越額 18,260 / ご入金 -10,000 / 差引繰越 8,260`: of two balances, with what was paid between them, the first is the
 * bill before and the second what is left of it.
 */
export function withBalanceBefore(facts: MoneyFact[]): MoneyFact[] {
  const balances = facts.filter(({ kind }) => kind === 'carried');
  const received = facts.filter(({ kind }) => kind === 'received');
  const [before, left] = balances;
  if (balances.length !== 2 || received.length !== 1 || facts.some(({ kind }) => kind === 'previous')) return facts;
  if (before!.value - Math.abs(received[0]!.value) !== left!.value) return facts;
  return facts.map((fact) => (fact === before ? { ...fact, kind: 'previous' } : fact));
}
