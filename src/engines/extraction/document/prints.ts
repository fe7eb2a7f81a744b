import { type Candidate, evidenceOf } from '../candidates/candidate.ts';
import type { MoneyFact } from '../money/facts.ts';
import type { Amounts } from './amounts.ts';
import type { Analysis } from './analysis.ts';
import type { ExtractedDocument } from './types.ts';

/** Every place where a critical value stands. */
export function printsOf(
  analysis: Analysis,
  facts: readonly MoneyFact[],
  amounts: Amounts,
  date: { readonly value: string } | null,
  number: Candidate<string> | null,
): ExtractedDocument['prints'] {
  const taxes = new Set([amounts.tax, ...amounts.groups.map((group) => group.tax)]);
  const bases = new Set(amounts.groups.map((group) => group.base));
  const ofMoney = facts.flatMap((fact) => {
    const what =
      fact.value === amounts.total && fact.kind !== 'change'
        ? ('total' as const)
        : taxes.has(fact.value) && fact.kind === 'tax'
          ? ('tax' as const)
          : bases.has(fact.value) && (fact.kind === 'base' || fact.kind === 'subtotal')
            ? ('base' as const)
            : null;
    return what ? [{ what, evidence: evidenceOf(fact, '') }] : [];
  });
  const dates = analysis.dates
    .filter((candidate) => candidate.value === date?.value)
    .map((candidate) => ({ what: 'date' as const, evidence: evidenceOf(candidate, '') }));
  return [...ofMoney, ...dates, ...(number ? [{ what: 'number' as const, evidence: evidenceOf(number, '') }] : [])];
}
