import { lawfulRounding } from '../../../japan/consumption-tax.ts';
import type { MoneyFact } from './facts.ts';

/** Rows of such a table above its sums. */
const MOST_ROWS = 16;
const ZERO: ReadonlySet<MoneyFact['kind']> = new Set(['zero', 'zero_item']);

const beside = (entry: MoneyFact | undefined, of: MoneyFact): boolean =>
  entry?.row === of.row && entry.via === 'follow';

const isTaxOf = (tax: MoneyFact, net: number): boolean =>
  (tax.rate === null ? [10, 8] : [tax.rate]).some((rate) => lawfulRounding(net, tax.value, rate, 'excl') !== null);

/**
 * `合計 57,000 31,200 / 消費税 5,700 / 請求合計 93,900`: fees and, in a column of their own, charges laid out for the
 * customer. The tax is of the fees alone, and all three make the printed sum, or what is left of it after the tax withheld.
 */
export function withChargeColumns(facts: readonly MoneyFact[]): MoneyFact[] {
  const sums = new Set(facts.filter(({ kind }) => kind === 'total' || kind === 'payable').map(({ value }) => value));
  const withheld = facts.filter(({ kind }) => kind === 'withholding').map(({ value }) => Math.abs(value));
  let settled = [...facts];
  for (const [index, fees] of facts.entries()) {
    const charges = facts[index + 1];
    // 消費税(10%) 63,000円に対し 6,300: what the tax was taken from, said again.
    const isBaseSaid = facts[index + 2]?.kind === 'base' && facts[index + 2]!.value === fees.value;
    const tax = facts[index + (isBaseSaid ? 3 : 2)];
    if (fees.via !== 'row' || (fees.kind !== 'subtotal' && fees.kind !== 'total')) continue;
    if (!beside(charges, fees) || tax?.kind !== 'tax' || tax.row === fees.row) continue;
    // 小計 12,000 88,000 / 消費税 8,800: stamps first, then the fees.
    const isTurned = isTaxOf(tax, charges!.value) && !isTaxOf(tax, fees.value);
    if (!isTurned && !isTaxOf(tax, fees.value)) continue;
    const whole = fees.value + charges!.value + tax.value;
    if (![0, ...withheld].some((off) => sums.has(whole - off))) continue;
    // 登録免許税 30,000 above 計 37,000 31,000: a part of the charges that are summed up here.
    const isPart = ({ kind, row }: MoneyFact) =>
      ZERO.has(kind) && row.index < fees.row.index && row.index >= fees.row.index - MOST_ROWS;
    settled = settled.map((fact) => (isPart(fact) ? { ...fact, kind: 'bare', rate: null, hint: null } : fact));
    const [taxed, untaxed] = isTurned ? [charges!, fees] : [fees, charges!];
    settled[isTurned ? index + 1 : index] = { ...taxed, kind: 'subtotal', hint: 'excl', via: 'row' };
    settled[isTurned ? index : index + 1] = {
      ...untaxed,
      kind: 'zero',
      rate: 0,
      hint: 'out_of_scope',
      via: 'heading',
    };
  }
  return settled;
}
