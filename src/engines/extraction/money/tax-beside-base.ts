import { lawfulRounding } from '../../../japan/consumption-tax.ts';
import type { MoneyFact, ParsedRow } from './facts.ts';

/** `消費税10%` in a row of its own over `(対象 7,419)      741`: what stands beside the base is the tax. */
export function withTaxBesideBase(parsed: readonly ParsedRow[], facts: readonly MoneyFact[]): MoneyFact[] {
  return facts.map((fact, index) => {
    const base = facts[index - 1];
    if (fact.kind !== 'bare' || base?.kind !== 'base' || base.row !== fact.row) return fact;
    const above = parsed.find(({ row }) => row.index === fact.row.index - 1);
    const rate = Number(TAX_ALONE.exec(above?.row.tight ?? '')?.[1] ?? 0);
    if (rate === 0 || lawfulRounding(base.value, fact.value, rate, 'excl') === null) return fact;
    return { ...fact, kind: 'tax', rate, hint: 'excl', word: '消費税', via: 'row' };
  });
}

const TAX_ALONE = /^[(（]?(?:外税?|消費税(?:額)?(?:等)?)[(（]?(8|10)%[)）]*$/;
