import { ratesOn } from '../../../japan/consumption-tax.ts';
import type { Item } from '../items/find-items.ts';
import { contribution } from '../money/breakdown.ts';
import type { MoneyFact } from '../money/facts.ts';
import type { MoneySolution } from '../money/solve.ts';
import type { TotalInput } from './total-input.ts';

/** Taxes that the paper's own words or the law do not allow. */
export const taxContradictions = (input: TotalInput, total: number): string[] => [
  ...notInForce(input),
  ...discountedAfterTax(input),
  ...taxedTwice(input.solution, input.facts, total),
  ...taxedExempt(input.solution, input.facts, input.items, total),
];

/** `消費税(5%)` on a paper of 2026: a rate that was not in force. Old contracts that still bear one are for a person. */
function notInForce({ solution, date }: TotalInput): string[] {
  const rates = ratesOn(date ?? null);
  if (!rates) return [];
  return solution.groups
    .filter(({ rate }) => rate > 0 && rate !== rates.standard && rate !== rates.reduced)
    .map(({ rate }) => `rate ${rate} not in force`);
}

/**
 * `小計 270,000 / 消費税 27,000 / 値引 -7,000 / 合計 290,000`: the tax is still the one of the full price; so it is under
 * `合計 14,780 / 対象 14,780 内税 1,343 / 優待券 -1,000 / お支払 13,780`, where the paper calls the full price its total.
 */
function discountedAfterTax({ solution, facts, amounts }: TotalInput): string[] {
  const { groups, total } = solution;
  if (groups.length === 0 || !total || !amounts.taxFact) return [];
  const zero = solution.evidence.zero.reduce((sum, row) => sum + row.amount, 0);
  const whole = groups.reduce((sum, { base, tax, basis, rate }) => sum + contribution(base, tax, basis, rate), zero);
  const isCalledTotal = facts.some(({ kind, value, via }) => kind === 'total' && via === 'row' && value === whole);
  if (groups.some((group) => group.basis !== 'excl') && !isCalledTotal) return [];
  const taxRow = amounts.taxFact.row.index;
  return facts
    .filter(
      ({ kind, value, row, word }) =>
        kind === 'discount' &&
        row.index > taxRow &&
        Math.abs(value) === whole - total.value &&
        !(/端数/.test(row.tight) && /値引|調整/.test(word) && Math.abs(value) < 100),
    )
    .filter(({ value, row }) => Math.abs(value) >= 10 && !facts.some((tax) => tax.kind === 'tax' && tax.row === row))
    .map(({ value }) => `discount after tax ${value}`);
}

const OUTSIDE_TAXES = /宿泊税|入湯税|ゴルフ場利用税|軽油(?:引取)?税/;

/** `宿泊税 1,000 / 合計 56,000 / 10%対象 56,000`: a tax that is never part of a taxed base was put into it. */
function taxedTwice({ groups }: MoneySolution, facts: readonly MoneyFact[], total: number): string[] {
  const taxed = groups.reduce((sum, { base, tax, basis, rate }) => sum + contribution(base, tax, basis, rate), 0);
  if (groups.length === 0 || taxed !== total) return [];
  return facts
    .filter(
      (fact) => fact.kind === 'zero_item' && fact.via === 'row' && fact.value > 0 && OUTSIDE_TAXES.test(fact.word),
    )
    .map((fact) => `taxed ${fact.word} ${fact.value}`);
}

/** `社宅家賃(非課税) 78,000 / 小計 89,000 / 消費税(10%) 8,900`: what the paper itself calls untaxed was taxed. */
function taxedExempt(
  { groups }: MoneySolution,
  facts: readonly MoneyFact[],
  items: readonly Item[],
  total: number,
): string[] {
  const taxed = groups.reduce((sum, { base, tax, basis, rate }) => sum + contribution(base, tax, basis, rate), 0);
  if (groups.length === 0 || taxed !== total) return [];
  const bases = groups.reduce((sum, { base }) => sum + base, 0);
  if (items.reduce((sum, item) => sum + item.amount, 0) !== bases) return [];
  return facts
    .filter((fact) => fact.kind === 'zero' && fact.via === 'row' && fact.value > 0)
    .filter((fact) => items.some((item) => item.amount === fact.value && item.rows.includes(fact.row)))
    .map((fact) => `taxed ${fact.word} ${fact.value}`);
}
