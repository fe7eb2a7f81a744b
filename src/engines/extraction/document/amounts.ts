import { lawfulRounding } from '../../../japan/consumption-tax.ts';
import type { Item } from '../items/find-items.ts';
import { closesWithOutsideTax } from '../items/outside-tax.ts';
import { isPooledTax, type RateGroup } from '../money/breakdown.ts';
import type { MoneyFact } from '../money/facts.ts';
import { leftToPay } from '../money/left-to-pay.ts';
import type { MoneySolution } from '../money/solve.ts';
import { taxesByRate } from '../money/taxes-by-rate.ts';
import { pickSubtotal } from './subtotal.ts';
import { mergeParts, mergeZero } from './tax-rows.ts';
import type { CheckResult, TaxRow } from './types.ts';

/** The amounts of a document as they are answered, each with the fact it was read from. */
export interface Amounts {
  readonly total: number | null;
  readonly totalFact: MoneyFact | null;
  /** What arithmetic makes of the rest of the paper, one digit from the printed total; the printed one stays the answer. */
  readonly disproved: number | null;
  readonly payable: number | null;
  readonly payableFact: MoneyFact | null;
  readonly subtotal: number | null;
  readonly subtotalFact: MoneyFact | null;
  readonly tax: number | null;
  readonly taxFact: MoneyFact | null;
  readonly taxIncluded: boolean | null;
  readonly breakdown: readonly TaxRow[];
  readonly groups: readonly RateGroup[];
  readonly withholding: number | null;
  readonly carriedOver: number | null;
  readonly amountCheck: CheckResult;
  readonly taxCheck: CheckResult;
  readonly perLineRounding: boolean;
}

export function settleAmounts(solution: MoneySolution, facts: readonly MoneyFact[], items: readonly Item[]): Amounts {
  const { groups, evidence } = solution;
  const proven = disprove(solution, items);
  const total = solution.total?.value ?? null;
  const zeroRows = mergeZero(evidence.zero);
  const breakdown: TaxRow[] = [...mergeParts(groups), ...(groups.length > 0 || zeroRows.length > 0 ? zeroRows : [])];
  const taxes = groups.map((group) => group.tax);
  const tax =
    groups.length > 0
      ? taxes.every((value) => value !== null)
        ? taxes.reduce((sum: number, value) => sum + value!, 0)
        : null
      : (evidence.unrated[0]?.value ?? taxesByRate(facts));
  const taxFact =
    facts.find((fact) => fact.kind === 'tax' && fact.value === tax && fact.rate === null) ??
    groups.find((group) => group.tax === tax)?.taxFact ??
    evidence.unrated[0] ??
    null;
  const withholdingFact = facts.find((fact) => fact.kind === 'withholding' && Math.abs(fact.value) > 100);
  const withholding = withholdingFact ? Math.abs(withholdingFact.value) : null;
  const carriedOver = carried(facts);
  const payable = settlePayable(facts, total, withholding, carriedOver);
  const subtotalFact = pickSubtotal(facts, groups, total, tax);
  return {
    total,
    totalFact: solution.total?.fact ?? null,
    disproved: proven,
    payable: payable.value,
    payableFact: payable.fact,
    subtotal: subtotalFact?.value ?? null,
    subtotalFact,
    tax: tax ?? (groups.length > 0 ? (evidence.unrated[0]?.value ?? null) : null),
    taxFact,
    taxIncluded: taxIncluded(groups, facts) ?? (isNetWithTax(total, subtotalFact, tax) ? false : null),
    breakdown,
    groups,
    withholding,
    carriedOver,
    amountCheck:
      proven !== null ? 'failed' : checkAmounts(solution, total, subtotalFact?.value ?? null, tax, items, facts),
    taxCheck: checkTax(groups, evidence.unrated),
    perLineRounding: roundedPerLine(groups, items),
  };
}

function carried(facts: readonly MoneyFact[]): number | null {
  const value = (kind: MoneyFact['kind']) => facts.find((fact) => fact.kind === kind)?.value;
  const previous = value('previous');
  const over = value('carried');
  if (over !== undefined && (previous !== undefined || over !== 0)) return over;
  return previous === undefined ? null : previous - Math.abs(value('received') ?? 0);
}

/** What is to be paid: the total less tax withheld, points or a part payment, or with a balance carried over. */
function settlePayable(
  facts: readonly MoneyFact[],
  total: number | null,
  withholding: number | null,
  carriedOver: number | null,
) {
  if (total === null) return { value: null, fact: null };
  const left = leftToPay(facts, total);
  if (left) return { value: left.value, fact: left };
  const points = facts.filter((fact) => fact.kind === 'points_used').map((fact) => Math.abs(fact.value));
  const received = facts.filter((fact) => fact.kind === 'received').map((fact) => Math.abs(fact.value));
  const explained = new Set<number>();
  if (withholding !== null) explained.add(total - withholding);
  if (carriedOver !== null) explained.add(total + carriedOver);
  for (const used of points) explained.add(total - used);
  if (carriedOver === null) for (const paid of received) explained.add(total - paid);
  const printed = facts.filter((fact) => fact.kind === 'payable' || fact.kind === 'total' || fact.kind === 'paid_by');
  const fact = printed.find((candidate) => explained.has(candidate.value) && candidate.value !== total);
  if (fact) return { value: fact.value, fact };
  if (withholding !== null && !printed.some((candidate) => candidate.kind === 'payable' && candidate.value === total))
    return { value: total - withholding, fact: null };
  const same =
    printed.find((candidate) => candidate.value === total && candidate.kind === 'payable') ??
    printed.find((candidate) => candidate.value === total);
  return { value: total, fact: same ?? null };
}

function taxIncluded(groups: readonly RateGroup[], facts: readonly MoneyFact[]): boolean | null {
  const bases = groups.filter((group) => group.rate > 0).map((group) => group.basis);
  if (bases.length > 0) return bases.some((basis) => basis === 'incl');
  if (facts.some((fact) => fact.kind === 'total' && fact.hint === 'incl')) return true;
  return null;
}

/** 小計 62,200 / 消費税 10% 6,100 / 8% 96 / 合計 68,396: taxes without bases lie between the subtotal and the total. */
const isNetWithTax = (total: number | null, subtotal: MoneyFact | null, tax: number | null): boolean =>
  total !== null && subtotal !== null && tax !== null && tax !== 0 && subtotal.value + tax === total;

/** A total contradicted by both the rates and the items in a single digit: the paper was misread. */
function disprove(solution: MoneySolution, items: readonly Item[]): number | null {
  const { total, groups, closes } = solution;
  if (
    !total ||
    closes ||
    groups.length === 0 ||
    groups.some((group) => group.rounding === null || group.baseFact === null || group.baseFact.via === 'none')
  )
    return null;
  const zero = solution.evidence.zero.reduce((sum, row) => sum + row.amount, 0);
  const sum = groups.reduce(
    (value, group) => value + group.base + (group.basis === 'excl' ? (group.tax ?? 0) : 0),
    zero,
  );
  const bases = groups.reduce((value, group) => value + group.base, zero);
  const itemsSum = items.reduce((value, item) => value + item.amount, 0);
  if (items.length === 0 || (itemsSum !== sum && itemsSum !== bases)) return null;
  const [a, b] = [String(sum), String(total.value)];
  if (a.length !== b.length) return null;
  const different = [...a].filter((digit, index) => digit !== b[index]).length;
  return different > 0 && different <= 1 ? sum : null;
}

function checkAmounts(
  solution: MoneySolution,
  total: number | null,
  subtotal: number | null,
  tax: number | null,
  items: readonly Item[],
  facts: readonly MoneyFact[],
): CheckResult {
  if (total === null) return 'not_applicable';
  const itemsSum = items.reduce((sum, item) => sum + item.amount, 0);
  if (solution.groups.length > 0) {
    if (!solution.closes) return 'failed';
    return contradictedByItems(solution, total, items, facts) ? 'failed' : 'passed';
  }
  if (subtotal !== null && tax !== null) return subtotal + tax === total || subtotal === total ? 'passed' : 'failed';
  if (items.length > 0) return itemsSum === total || itemsSum + (tax ?? 0) === total ? 'passed' : 'failed';
  if (subtotal !== null) return subtotal === total ? 'passed' : 'failed';
  return 'not_applicable';
}

/** Every item line is proven by quantity times price, and still they add up to nothing that is printed. */
function contradictedByItems(
  solution: MoneySolution,
  total: number,
  items: readonly Item[],
  facts: readonly MoneyFact[],
): boolean {
  if (items.length < 2 || !items.every((item) => item.quantity !== null && item.unitPrice !== null)) return false;
  const sum = items.reduce((value, item) => value + item.amount, 0);
  const zero = solution.evidence.zero.reduce((value, row) => value + row.amount, 0);
  const bases = solution.groups.reduce((value, group) => value + group.base, 0);
  const sums = [total, bases, bases + zero, total - zero];
  // 出精値引, ポイント利用 between the goods and the sum.
  const off = facts
    .filter(({ kind }) => kind === 'discount' || kind === 'points_used')
    .reduce((value, fact) => value + Math.abs(fact.value), 0);
  return !sums.includes(sum) && !sums.includes(sum - off) && !closesWithOutsideTax(items, total, facts);
}

function checkTax(groups: readonly RateGroup[], unrated: readonly MoneyFact[]): CheckResult {
  const taxed = groups.filter((group) => group.tax !== null);
  const pooled = unrated.filter((fact) => fact.value !== 0);
  if (taxed.length === 0) {
    if (pooled.length === 0) return 'not_applicable';
    return pooled.every((fact) => isPooledTax(groups, fact.value)) ? 'passed' : 'failed';
  }
  return taxed.every((group) => group.rounding !== null) ? 'passed' : 'failed';
}

/** The tax is the sum of taxes rounded line by line, which the law no longer allows on a qualified invoice. */
function roundedPerLine(groups: readonly RateGroup[], items: readonly Item[]): boolean {
  return groups.some((group) => {
    if (group.rounding !== null || group.tax === null || items.length < 2) return false;
    const modes = [Math.floor, Math.round, Math.ceil];
    const denominator = group.basis === 'excl' ? 100 : 100 + group.rate;
    return modes.some(
      (mode) => items.reduce((sum, item) => sum + mode((item.amount * group.rate) / denominator), 0) === group.tax,
    );
  });
}

/** The rounding a lawful tax was made with, per rate. */
export const roundingNames = (groups: readonly RateGroup[]): Record<string, string> =>
  Object.fromEntries(
    groups.flatMap((group) => {
      const rounding =
        group.tax === null || group.basis === 'exempt' || group.basis === 'out_of_scope'
          ? null
          : lawfulRounding(group.base, group.tax, group.rate, group.basis);
      return rounding ? [[String(group.rate), rounding]] : [];
    }),
  );
