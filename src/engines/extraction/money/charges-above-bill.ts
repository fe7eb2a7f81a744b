import { lawfulRounding } from '../../../japan/consumption-tax.ts';
import type { MoneyFact } from './facts.ts';

/**
 * `繰越額 0 / 当月運賃 398,000 / 附帯料金 24,500 / 高速代(税込) 18,920 / 消費税額 42,250 / 今月御請求額 483,670` over a table
 * whose columns are summed up as 398,000 and 24,500: the charges and their tax stand in a row of rows above the bill and
 * make it, so a sum below that repeats one of them is a column's. A charge said to bear its tax is no part of the base, and
 * stands in no row of the tax: which rate it bears is not printed.
 */
export function withChargesAboveBill(facts: readonly MoneyFact[]): MoneyFact[] {
  const bill = facts.find(({ kind, via, value }) => kind === 'payable' && via === 'row' && value > 0);
  if (!bill) return [...facts];
  const charges = chargesAbove(bill, facts);
  const taxes = charges.filter(({ kind }) => kind === 'tax');
  const others = charges.filter(({ kind }) => kind !== 'tax');
  const [tax] = taxes;
  if (!tax || taxes.length > 1 || others.length < LEAST) return [...facts];
  const gross = others.filter((fact) => bearsTax(fact));
  const net = sum(others) - sum(gross);
  const rates = tax.rate ? [tax.rate] : RATES;
  const isLawful = rates.some((rate) => lawfulRounding(net, tax.value, rate, 'excl') !== null);
  if (!isLawful || sum(others) + tax.value !== bill.value) return [...facts];
  const values = new Set(others.map(({ value }) => value));
  return facts.map((fact) => {
    if (gross.includes(fact)) return { ...fact, kind: 'zero_item', rate: 0, hint: 'incl' };
    const isOfColumn = (fact.kind === 'total' || fact.kind === 'subtotal') && fact.row.index > bill.row.index;
    return isOfColumn && values.has(fact.value) ? { ...fact, kind: 'bare', word: '' } : fact;
  });
}

/** Fewer are no list of charges. */
const LEAST = 2;
const RATES = [10, 8];
const sum = (facts: readonly MoneyFact[]): number => facts.reduce((total, { value }) => total + value, 0);
const bearsTax = ({ row, start, hint }: MoneyFact): boolean => hint === 'incl' || /税込/.test(row.text.slice(0, start));

/** One amount to a row, without a gap, up to the balance of the last bill or to anything else. */
function chargesAbove(bill: MoneyFact, facts: readonly MoneyFact[]): MoneyFact[] {
  const found: MoneyFact[] = [];
  for (let index = bill.row.index - 1; ; index--) {
    const own = facts.filter(({ row }) => row.index === index);
    const [only] = own;
    if (own.length !== 1 || !(only!.kind === 'bare' || only!.kind === 'tax') || !/\p{L}/u.test(only!.row.tight)) break;
    found.unshift(only!);
  }
  return found;
}
