import type { Item, TaxRow } from '../../ocr/pages/facts.ts';
import { grouped, longDate, receiptDate } from '../../ocr/pages/format.ts';
import type { Random } from '../../ocr/pages/random.ts';

/** What a generated document must be read as. */
export interface Truth {
  readonly expected: Record<string, unknown>;
  readonly checks?: Record<string, string>;
}

export const money = grouped;
export const iso = (date: Date): string => date.toISOString().slice(0, 10);
export const clock = (date: Date): string => date.toISOString().slice(11, 16);
export { longDate, receiptDate };

export const PASSED = {
  registration_number_format: 'passed',
  registration_number_checksum: 'passed',
  amount_consistency: 'passed',
  tax_consistency: 'passed',
};

type Rounding = (value: number) => number;
export const someRounding = (random: Random): Rounding => random.pick([Math.floor, Math.floor, Math.round, Math.ceil]);

/** Base and tax per rate, the tax on top. */
export function taxesOnTop(items: readonly Pick<Item, 'amount' | 'rate'>[], rounding: Rounding): TaxRow[] {
  return ratesOf(items).map((rate) => {
    const taxable = sumOf(items, rate);
    return { rate, taxable, tax: rounding((taxable * rate) / 100) };
  });
}

/** Base and tax per rate, the tax inside the prices. */
export function taxesInside(items: readonly Pick<Item, 'amount' | 'rate'>[], rounding: Rounding): TaxRow[] {
  return ratesOf(items).map((rate) => {
    const taxable = sumOf(items, rate);
    return { rate, taxable, tax: rounding((taxable * rate) / (100 + rate)) };
  });
}

const ratesOf = (items: readonly Pick<Item, 'rate'>[]): (8 | 10)[] =>
  ([8, 10] as const).filter((rate) => items.some((item) => item.rate === rate));
const sumOf = (items: readonly Pick<Item, 'amount' | 'rate'>[], rate: number): number =>
  items.filter((item) => item.rate === rate).reduce((sum, item) => sum + item.amount, 0);
export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export const breakdown = (rows: readonly TaxRow[], basis: 'excl' | 'incl') =>
  rows.map(({ rate, taxable, tax }) => ({ rate, taxable_amount: taxable, tax, basis }));
export const itemTruth = (items: readonly Item[]) =>
  items.map(({ description, amount, quantity }) => ({ description, amount, quantity }));
