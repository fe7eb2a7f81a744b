import { lawfulRounding, type Rounding, type TaxBasis } from '../../../japan/consumption-tax.ts';
import type { MoneyFact } from './facts.ts';

/** One rate of a document: its base, its tax, and how the two were found. */
export interface RateGroup {
  readonly rate: number;
  readonly base: number;
  readonly tax: number | null;
  readonly basis: TaxBasis;
  readonly rounding: Rounding | null;
  readonly baseFact: MoneyFact | null;
  readonly taxFact: MoneyFact | null;
}

export interface RateEvidence {
  readonly rate: number;
  readonly bases: readonly MoneyFact[];
  readonly taxes: readonly MoneyFact[];
  /** The rate itself is printed; else it is only tried. */
  readonly printed: boolean;
}

/** A way to read one rate. `base` null: to be found from what the other rates leave of the total. */
export interface Option {
  readonly rate: number;
  readonly base: number | null;
  readonly tax: number | null;
  readonly basis: 'excl' | 'incl';
  readonly rounding: Rounding | null;
  readonly baseFact: MoneyFact | null;
  readonly taxFact: MoneyFact | null;
  readonly score: number;
}

const MAX_VALUES = 8;

/** What one rate adds to the total. */
export const contribution = (base: number, tax: number | null, basis: TaxBasis, rate: number): number =>
  basis === 'excl' ? base + (tax ?? Math.floor((base * rate) / 100)) : base;

const MODES = [Math.floor, Math.round, Math.ceil];

/** `8%対象 396 / 10%対象 398 / 消費税等 70`: one tax for all rates that is the sum of theirs, each rounded the same way. */
export function isPooledTax(
  groups: readonly { readonly rate: number; readonly base: number | null; readonly basis: TaxBasis }[],
  tax: number,
): boolean {
  if (groups.length === 0 || new Set(groups.map((group) => group.basis)).size > 1) return false;
  const share = ({ rate, base, basis }: (typeof groups)[number]) =>
    ((base ?? 0) * rate) / (basis === 'excl' ? 100 : 100 + rate);
  return MODES.some((mode) => groups.reduce((sum, group) => sum + mode(share(group)), 0) === tax);
}

/** Every way to pair the printed bases and taxes of one rate. */
export function optionsOf(evidence: RateEvidence): Option[] {
  const options: Option[] = [];
  const bases = distinct(evidence.bases).slice(0, MAX_VALUES);
  const taxes = distinct(evidence.taxes).slice(0, MAX_VALUES);
  const { rate } = evidence;
  for (const basis of ['excl', 'incl'] as const) {
    for (const base of bases) {
      for (const tax of taxes) {
        if (tax === base || Math.abs(tax.value) > Math.abs(base.value)) continue;
        const rounding = lawfulRounding(base.value, tax.value, rate, basis);
        const near =
          Math.abs(Math.abs(tax.value) - (Math.abs(base.value) * rate) / (basis === 'excl' ? 100 : 100 + rate)) <= 5;
        if (rounding === null && !near && !evidence.printed) continue;
        options.push({
          rate,
          base: base.value,
          tax: tax.value,
          basis,
          rounding,
          baseFact: base,
          taxFact: tax,
          score: 2 + (rounding ? 2 : near ? -1 : -4) + hintScore(base, tax, basis) + trust(base) + trust(tax),
        });
      }
      if (taxes.length === 0 && evidence.printed)
        options.push({
          rate,
          base: base.value,
          tax: null,
          basis,
          rounding: null,
          baseFact: base,
          taxFact: null,
          score: 0.5 + hintScore(base, null, basis) + trust(base),
        });
    }
    // A base that is not printed may not stand against one that is.
    const printedBase = evidence.bases.some((base) => base.kind === 'base' && base.rate === rate);
    for (const tax of printedBase ? [] : taxes)
      options.push({
        rate,
        base: null,
        tax: tax.value,
        basis,
        rounding: null,
        baseFact: null,
        taxFact: tax,
        score: 1 + hintScore(null, tax, basis) + trust(tax),
      });
  }
  return options;
}

function hintScore(base: MoneyFact | null, tax: MoneyFact | null, basis: 'excl' | 'incl'): number {
  let score = 0;
  if (base?.hint === basis) score += 0.6;
  else if (base?.hint) score -= 0.4;
  if (tax?.hint === basis) score += 0.3;
  else if (tax?.hint) score -= 0.2;
  return score;
}

/** A labelled amount of the right kind is worth more than one that merely fits. */
const trust = (fact: MoneyFact): number =>
  fact.kind === 'base' || fact.kind === 'tax'
    ? fact.via === 'row' || fact.via === 'heading'
      ? 0.5
      : 0.2
    : fact.kind === 'subtotal'
      ? 0.4
      : 0;

function distinct(facts: readonly MoneyFact[]): MoneyFact[] {
  const byValue = new Map<string, MoneyFact>();
  for (const fact of facts) {
    const key = `${fact.value}/${fact.hint ?? ''}`;
    const known = byValue.get(key);
    if (!known || trust(fact) > trust(known)) byValue.set(key, fact);
  }
  return [...byValue.values()].sort((a, b) => trust(b) - trust(a));
}
