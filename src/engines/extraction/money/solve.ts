import { knownRates, lawfulRounding, type TaxBasis } from '../../../japan/consumption-tax.ts';
import { contribution, isPooledTax, type Option, optionsOf, type RateGroup } from './breakdown.ts';
import { pairOf, taxesOnCharges } from './charges-before-tax.ts';
import { collectTaxEvidence, type TaxEvidence } from './evidence.ts';
import type { MoneyFact } from './facts.ts';
import { isNetPrinted } from './tax-on-top.ts';
import { taxParts } from './tax-parts.ts';
import { isUnlikely, type TotalCandidate, type TotalOptions, totalCandidates, withDerivedTotals } from './totals.ts';

export interface MoneyInput {
  readonly facts: readonly MoneyFact[];
  readonly isReceipt: boolean;
  /** Date of the document, which decides the rates. */
  readonly date: string | null;
  /** Sum of the item lines, when there are any. */
  readonly itemsSum: number | null;
  /** What rows of goods take off: it is in their sum already. */
  readonly taken?: ReadonlySet<number>;
  readonly totals?: TotalOptions;
}

export interface MoneySolution {
  readonly total: TotalCandidate | null;
  readonly groups: readonly RateGroup[];
  /** The rates, the zero rows and the total fit together to the yen. */
  readonly closes: boolean;
  readonly evidence: TaxEvidence;
}

interface Hypothesis extends MoneySolution {
  readonly score: number;
}

/** What every hypothesis is held against: the same for all, and there are thousands of them. */
interface Known extends MoneyInput {
  readonly evidence: TaxEvidence;
  /** The largest sum that is called a total or a bill; 0 without one. */
  readonly called: number;
  readonly discounts: ReadonlySet<number>;
  readonly subtotals: readonly number[];
  readonly unratedTax: ReadonlySet<number>;
  readonly onCharges: ReadonlySet<string>;
}

const MAX_OPTIONS = 48;
const MAX_COMBINATIONS = 4000;

/** Chooses the total, the rates and their taxes together, so that a lawful equation closes. */
export function solveMoney(input: MoneyInput): MoneySolution {
  const { facts, isReceipt, date } = input;
  const evidence = collectTaxEvidence(facts, knownRates(date).slice(0, 2));
  const totals = withDerivedTotals(facts, totalCandidates(facts, isReceipt, input.totals));
  const combinations = combine(evidence);
  const known: Known = {
    ...input,
    evidence,
    called: labelledTotal(facts),
    discounts: discountsOf(facts),
    subtotals: facts.filter((fact) => fact.kind === 'subtotal').map((fact) => fact.value),
    unratedTax: new Set(evidence.unrated.map((fact) => fact.value)),
    onCharges: taxesOnCharges(facts),
  };
  let best: Hypothesis = {
    total: totals[0] ?? null,
    groups: [],
    closes: false,
    evidence,
    score: totals[0]?.score ?? 0,
  };
  for (const total of totals)
    for (const options of combinations)
      for (const zero of evidence.zero.length > 0 ? [evidence.zero, []] : [[]]) {
        const hypothesis = judge(total, options, zero, known);
        if (hypothesis && hypothesis.score > best.score) best = hypothesis;
      }
  if (isWhole(best, known.called)) return best;
  return byParts(known, totals) ?? best;
}

/** Closed, with lawful taxes, on the largest sum that is called one. */
const isWhole = ({ closes, groups, total }: MoneySolution, called: number): boolean =>
  closes && groups.every(({ tax, rounding }) => tax === null || rounding !== null) && (total?.value ?? 0) >= called;

/** Where no rate closes as a whole: every tax with its own base, outside some prices and inside others. */
function byParts({ facts, evidence, date }: Known, totals: readonly TotalCandidate[]): MoneySolution | null {
  const named = totals.filter(({ labelled, fact }) => labelled && fact !== null);
  const untaxed = evidence.zero.reduce((sum, row) => sum + row.amount, 0);
  const values = new Set(named.map(({ value }) => value));
  const parts = taxParts(facts, knownRates(date).slice(0, 2), values, untaxed);
  const total = named.find(({ value }) => value === parts?.total);
  if (!parts || !total) return null;
  return { total, groups: parts.groups, closes: true, evidence };
}

/** One option per printed rate; one of the tried rates when none is printed. */
function combine(evidence: TaxEvidence): Option[][] {
  const printed = evidence.rates.filter((rate) => rate.printed);
  if (printed.length === 0)
    return evidence.rates.flatMap((rate) =>
      optionsOf(rate)
        .slice(0, MAX_OPTIONS)
        .map((option) => [option]),
    );
  let combinations: Option[][] = [[]];
  for (const rate of printed.slice(0, 4)) {
    const options = optionsOf(rate)
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_OPTIONS);
    if (options.length === 0) continue;
    combinations = combinations.flatMap((chosen) => options.map((option) => [...chosen, option]));
    if (combinations.length > MAX_COMBINATIONS) {
      combinations.sort((a, b) => sumScore(b) - sumScore(a));
      combinations.length = MAX_COMBINATIONS;
    }
  }
  return combinations.filter((combination) => combination.length > 0);
}

const sumScore = (options: readonly Option[]): number => options.reduce((sum, option) => sum + option.score, 0);

function judge(
  total: TotalCandidate,
  options: readonly Option[],
  zero: TaxEvidence['zero'],
  known: Known,
): Hypothesis | null {
  const { evidence, called } = known;
  if (options.filter((option) => option.base === null).length > 1) return null;
  const zeroSum = zero.reduce((sum, row) => sum + row.amount, 0);
  const pooled = pooledTax(options, evidence);
  let rest = total.value - zeroSum - (pooled !== null && options[0]!.basis === 'excl' ? pooled : 0);
  for (const option of options)
    if (option.base !== null)
      rest -= pooled === null ? contribution(option.base, option.tax, option.basis, option.rate) : option.base;
  const groups: RateGroup[] = [];
  let score = total.score + sumScore(options);
  // What nobody calls a total does not stand against what is called one, however well it closes.
  if (!total.labelled && called > total.value) score -= total.value < 0.5 * called ? 4 : 2.5;
  for (const option of options) {
    if (option.base !== null) {
      groups.push({ ...option, base: option.base });
      continue;
    }
    const base = option.basis === 'incl' ? rest : rest - (option.tax ?? 0);
    const rounding = option.tax === null ? null : lawfulRounding(base, option.tax, option.rate, option.basis);
    if (base === 0 || rounding === null) return null;
    rest = 0;
    const own = option.basis === 'incl' && zeroSum === 0 && options.length === 1 ? total.fact : null;
    const printed = own ?? known.facts.find((fact) => fact.kind === 'bare' && fact.value === base) ?? null;
    score += own ? 1.2 : printed || base === known.itemsSum ? 2 : 0.4;
    groups.push({ ...option, base, rounding, baseFact: printed });
  }
  // 小計 2,540 / 割引 -100 / 合計 2,340 over bases of 2,440 together: taken off once, it explains no second hundred.
  const bases = groups.reduce((sum, group) => sum + group.base, zeroSum);
  const isTaken = known.itemsSum === bases && (known.taken?.has(-rest) ?? false);
  const discounted = rest < 0 && known.discounts.has(-rest) && !isTaken;
  const closes = rest === 0 || discounted;
  score += closes ? 5 : -2;
  // What is left after a printed discount is the total; the sum above it is a step on the way.
  if (discounted) score += 1.5;
  if (mixed(groups)) score -= 1.5;
  if (pooled !== null) score += isPooledTax(options, pooled) ? 1.5 : -1.5;
  const taxSum = groups.reduce((sum, group) => sum + (group.tax ?? 0), 0);
  if (taxSum !== 0 && known.unratedTax.has(taxSum)) score += 0.8;
  if (zero.length > 0) score += closes ? 0.5 : -0.5;
  score += basisScore(groups, zeroSum, total.value, known);
  return { total, groups, closes, evidence: { ...evidence, zero: closes ? zero : evidence.zero }, score };
}

/** The one tax printed for all rates together, where no rate has its own. */
function pooledTax(options: readonly Option[], { unrated }: TaxEvidence): number | null {
  const isSplit = options.some((option) => option.tax !== null || option.basis !== options[0]!.basis);
  return isSplit || options.length < 2 ? null : (unrated.find((fact) => fact.value !== 0)?.value ?? null);
}

const labelledTotal = (facts: readonly MoneyFact[]): number =>
  Math.max(
    0,
    ...facts
      .filter((fact) => (fact.kind === 'total' || fact.kind === 'payable') && fact.via === 'row')
      .filter((fact) => !isUnlikely(fact, facts))
      .map((fact) => fact.value),
  );

/** Discounts after the sums, alone and with the tax printed beside them. */
function discountsOf(facts: readonly MoneyFact[]): Set<number> {
  const found = new Set<number>();
  for (const [index, fact] of facts.entries()) {
    // 円満快計 -1: a yen or two off, under a name of the shop's own. 急須 -1 4,500 -4,500 is a count.
    const isRounding =
      fact.kind === 'bare' &&
      fact.value < 0 &&
      fact.value > -10 &&
      !fact.currency &&
      facts[index + 1]?.row !== fact.row;
    if ((fact.kind !== 'discount' && !isRounding) || isCount(fact)) continue;
    found.add(Math.abs(fact.value));
    const tax = facts[index + 1];
    if (tax?.row === fact.row && tax.kind === 'tax') found.add(Math.abs(fact.value) + Math.abs(tax.value));
  }
  return found;
}

/** 送料値引 -1 700 -700: how many, not how much. */
const isCount = ({ value, row, end, currency, grouped }: MoneyFact): boolean =>
  Math.abs(value) < 10 && !currency && !grouped && /^\s+[\d¥\\][\d,.]*\s+[-▲△]/.test(row.text.slice(end));

const mixed = (groups: readonly RateGroup[]): boolean => new Set(groups.map((group) => group.basis)).size > 1;

/** Whether prices carry the tax is told by the item lines and subtotals, when both equations close. */
function basisScore(
  groups: readonly RateGroup[],
  zeroSum: number,
  total: number,
  { itemsSum, subtotals, evidence, facts, onCharges }: Known,
): number {
  const basis: TaxBasis | undefined = groups[0]?.basis;
  if (!basis || mixed(groups)) return 0;
  const excluded = basis === 'excl';
  const bases = groups.reduce((sum, group) => sum + group.base, 0) + zeroSum;
  let score = isNetPrinted(groups, total, facts) ? -3 : 0;
  // 顧問料 50,000 / 消費税 5,000 / 小計 55,000: the goods and the tax make the sum, so the goods are without it.
  const tax = groups.reduce((sum, group) => sum + (group.tax ?? 0), 0);
  const outside = evidence.zero.reduce((sum, row) => sum + row.amount, 0);
  if (
    itemsSum !== null &&
    tax !== 0 &&
    [0, ...(zeroSum === 0 ? [outside] : [])].some((off) => itemsSum - off + tax === total)
  )
    return excluded ? 1.5 : -2;
  if (onCharges.size > 0 && onCharges.has(pairOf(tax, total))) score += excluded ? 1.5 : -2;
  if (itemsSum !== null) {
    if (excluded ? itemsSum === bases || itemsSum === bases - zeroSum : itemsSum === total) score += 1.5;
    else if (excluded ? itemsSum === total : itemsSum === bases) score -= 0.5;
  }
  // Subtotal 120,000 / JCT 12,000 / Total 132,000: what lies between a printed net sum and the total is the tax.
  // 小計 3,870 / サービス料 387 / 合計 4,257 (内税 387): a charge of the same size lies there as well.
  const isBetween = subtotals.includes(total - tax) && !subtotals.includes(total);
  if (!excluded && tax !== 0 && isBetween && facts.every(({ kind, value }) => kind === 'tax' || value !== tax))
    score -= 2.5;
  if (excluded && (subtotals.includes(bases) || subtotals.includes(bases - zeroSum))) score += 1;
  if (!excluded && subtotals.length > 0 && subtotals.every((value) => value === total)) score += 1;
  if (excluded && subtotals.length > 0 && subtotals.every((value) => value === total)) score -= 1;
  return score;
}
