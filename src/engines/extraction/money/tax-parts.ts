import { lawfulRounding } from '../../../japan/consumption-tax.ts';
import { contribution, type RateGroup } from './breakdown.ts';
import type { MoneyFact } from './facts.ts';

const MOST_TAXES = 8;
/** Rows above a tax in which the amount it is taken from may stand. */
const ABOVE = 2;

/**
 * Each tax beside what it is the tax of, outside or inside: `小計(税抜) 30,000 / 消費税(8%) 2,400 / 運賃(税込10%) 1,650 /
 * 内消費税 150 / 請求合計 34,050`. Papers that mix the two print no base per rate; the parts are a reading where every tax
 * has a lawful one and all of them, with what bears no tax, make a printed total.
 */
export function taxParts(
  facts: readonly MoneyFact[],
  tried: readonly number[],
  totals: ReadonlySet<number>,
  untaxed: number,
): { groups: RateGroup[]; total: number } | null {
  const taxes = facts.filter((fact) => fact.kind === 'tax' && fact.value > 0);
  if (taxes.length < 2 || taxes.length > MOST_TAXES) return null;
  const bases = new Set<MoneyFact>();
  const groups: RateGroup[] = [];
  // From the end, so that `内税10% 11,880 (税 1,080)` takes the first amount for the base of the second.
  for (const tax of taxes.toReversed()) {
    if (bases.has(tax)) continue;
    const group = partOf(tax, facts, tried);
    if (!group) return null;
    if (group.baseFact) bases.add(group.baseFact);
    if (!groups.some((other) => other.base === group.base && other.tax === group.tax)) groups.unshift(group);
  }
  if (groups.length < 2) return null;
  const taxed = groups.reduce((sum, { base, tax, basis, rate }) => sum + contribution(base, tax, basis, rate), 0);
  return totals.has(taxed + untaxed) ? { groups, total: taxed + untaxed } : null;
}

/** The tax with the nearest amount that it is the lawful tax of. */
function partOf(tax: MoneyFact, facts: readonly MoneyFact[], tried: readonly number[]): RateGroup | null {
  const said = basisSaid(tax);
  for (const base of [...candidates(tax, facts), goodsAbove(tax, facts)]) {
    if (base === null || base.value <= tax.value) continue;
    const rates = [tax.rate, base.rate].find((rate) => rate !== null && rate > 0);
    for (const rate of rates ? [rates] : tried.concat(8))
      for (const basis of said ? [said] : (['excl', 'incl'] as const)) {
        const rounding = lawfulRounding(base.value, tax.value, rate, basis);
        const baseFact = 'row' in base ? base : null;
        if (rounding && (baseFact || basis === 'excl'))
          return { rate, base: base.value, tax: tax.value, basis, rounding, baseFact, taxFact: tax };
      }
  }
  return null;
}

/** Amounts in front of the tax, then in the rows above it, then the subtotals over it. */
function candidates(tax: MoneyFact, facts: readonly MoneyFact[]): MoneyFact[] {
  const before = facts.filter(({ row, start }) => row.index < tax.row.index || (row === tax.row && start < tax.start));
  const isNear = ({ row }: MoneyFact) => tax.row.index - row.index <= ABOVE;
  const near = before.filter(isNear).toReversed();
  return [...near, ...before.filter((fact) => !isNear(fact) && fact.kind === 'subtotal')];
}

/** `賃料 220,000 / 共益費 33,000 / 消費税10% 25,300`: the rows of goods above a tax, together. */
function goodsAbove(tax: MoneyFact, facts: readonly MoneyFact[]): { value: number; rate: number | null } | null {
  let value = 0;
  let rows = 0;
  for (let index = tax.row.index - 1; ; index--) {
    const own = facts.filter((fact) => fact.row.index === index);
    const last = own.at(-1);
    if (last?.kind !== 'bare' || !last.grouped) break;
    value += last.value;
    rows++;
  }
  return rows >= 2 ? { value, rate: null } : null;
}

/** What the words of its row, up to the tax, say about the side it lies on. */
function basisSaid({ hint, row, start }: MoneyFact): 'excl' | 'incl' | null {
  if (hint === 'incl' || hint === 'excl') return hint;
  const words = row.text.slice(0, start);
  if (/内税|税込|(?:うち|内)消費税|込/.test(words)) return 'incl';
  return /外税|税抜/.test(words) ? 'excl' : null;
}
