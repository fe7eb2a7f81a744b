import { lawfulRounding } from '../../../japan/consumption-tax.ts';
import type { RateEvidence } from './breakdown.ts';
import type { MoneyFact } from './facts.ts';
import {
  addBareTriple,
  addBasesInFront,
  addChargesByRate,
  addFollowers,
  addLinesWithTaxInside,
  addRateTables,
  addTaxesBelow,
  addTotalsRow,
} from './tax-pairs.ts';
import { zeroRows } from './untaxed-sums.ts';

export interface TaxEvidence {
  readonly rates: readonly RateEvidence[];
  readonly zero: readonly {
    readonly amount: number;
    readonly basis: 'exempt' | 'out_of_scope';
    readonly fact: MoneyFact;
  }[];
  /** Tax amounts without a rate of their own. */
  readonly unrated: readonly MoneyFact[];
}

/** Sorts the facts by tax rate. `tried` are the rates that may stand behind a tax printed without one. */
export function collectTaxEvidence(facts: readonly MoneyFact[], tried: readonly number[]): TaxEvidence {
  const bases = new Map<number, MoneyFact[]>();
  const taxes = new Map<number, MoneyFact[]>();
  const add = (map: Map<number, MoneyFact[]>, rate: number, fact: MoneyFact) =>
    map.set(rate, [...(map.get(rate) ?? []), fact]);
  const unrated: MoneyFact[] = [];
  const unratedBases: MoneyFact[] = [];
  for (const fact of facts) {
    // 達成リベート 3% 対象売上 8,400,000 252,000: a share of sales, at no rate of the tax.
    if (fact.kind === 'base' && isShare(fact, tried)) continue;
    if (fact.kind === 'base' && fact.rate !== null && fact.rate > 0) add(bases, fact.rate, fact);
    else if (fact.kind === 'base' && fact.rate === null) unratedBases.push(fact);
    else if (fact.kind === 'tax' && fact.rate !== null && fact.rate > 0) add(taxes, fact.rate, fact);
    else if (fact.kind === 'tax') unrated.push(fact);
  }
  addRateTables(facts, bases, taxes);
  addFollowers(facts, bases, taxes);
  addBasesInFront(facts, bases, tried);
  addTotalsRow(facts, bases, taxes, tried);
  const inherited = [...addTaxesBelow(facts, taxes), ...addChargesByRate(facts, bases, taxes)];
  const onlyRate = taxes.size === 1 ? [...taxes.keys()][0] : undefined;
  inherited.push(...addLinesWithTaxInside(facts, bases, taxes, onlyRate));
  if (bases.size === 0 && taxes.size === 0 && unrated.length === 0) addBareTriple(facts, bases, taxes, tried);
  for (const fact of inherited) unrated.splice(unrated.indexOf(fact), 1);
  const printed = [...new Set([...bases.keys(), ...taxes.keys()])].sort((a, b) => b - a);
  const subtotals = facts.filter((fact) => fact.kind === 'subtotal');
  const totals = facts.filter((fact) => fact.kind === 'total');
  if (printed.length === 0) {
    if (unrated.length === 0) return { rates: [], zero: zeroRows(facts), unrated };
    const rates = tried.map((rate) => ({
      rate,
      bases: [...unratedBases, ...subtotals, ...totals],
      taxes: unrated,
      printed: false,
    }));
    return { rates, zero: zeroRows(facts), unrated };
  }
  const single = printed.length === 1;
  const rates = printed.map((rate) => {
    const own = bases.get(rate) ?? [];
    const ownTaxes = taxes.get(rate) ?? [];
    return {
      rate,
      bases: single ? [...own, ...unratedBases, ...subtotals, ...(own.length === 0 ? totals : [])] : own,
      taxes: single ? [...ownTaxes, ...unrated] : ownTaxes,
      printed: true,
    };
  });
  const sums = new Set(
    facts.filter((fact) => fact.kind === 'total' || fact.kind === 'payable').map((fact) => fact.value),
  );
  return { rates: rates.flatMap((entry) => splitByBasis(entry, sums, single)), zero: zeroRows(facts), unrated };
}

const isShare = ({ rate, row }: MoneyFact, tried: readonly number[]): boolean =>
  rate !== null && rate > 0 && !tried.includes(rate) && !/税|軽減/.test(row.tight);

/** `外税対象額 44,400 外税10% 4,440 内税対象額 550 内税10% 50`: one rate, outside and inside, that make the total together. */
function splitByBasis(evidence: RateEvidence, sums: ReadonlySet<number>, isOnly: boolean): RateEvidence[] {
  const inside = pairOf(evidence, 'incl');
  const outside = pairOf(evidence, 'excl');
  if (!inside || !outside || inside.bases[0]!.value === outside.bases[0]!.value) return [evidence];
  const whole = outside.bases[0]!.value + outside.taxes[0]!.value + inside.bases[0]!.value;
  // Beside another rate the two make a part of the total only.
  return (isOnly ? sums.has(whole) : Math.max(...sums) > whole) ? [outside, inside] : [evidence];
}

/** The one base of a rate that says it lies outside, or inside, with its lawful tax. */
function pairOf(evidence: RateEvidence, basis: 'excl' | 'incl'): RateEvidence | null {
  const bases = evidence.bases.filter(
    ({ kind, hint }) => hint === basis && (kind === 'base' || (kind === 'subtotal' && basis === 'excl')),
  );
  const taxes = evidence.taxes.filter(({ hint }) => hint === basis || (hint === null && basis === 'excl'));
  const [base, tax] = [bases[0], taxes[0]];
  if (!base || !tax || bases.length > 1 || taxes.length > 1) return null;
  return lawfulRounding(base.value, tax.value, evidence.rate, basis) ? { ...evidence, bases, taxes } : null;
}
