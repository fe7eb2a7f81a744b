import { type CheckResult, type DeskRecord, type FieldName, type ItemRow, money, type TaxRow } from './record.ts';
import { hasValidCheckDigit, readTNumber } from './t-number.ts';

/** One check of the desk: what was looked at, and the fields to look at when it failed. */
export interface DeskCheck {
  readonly id: CheckId;
  readonly result: CheckResult;
  readonly fields: readonly (FieldName | 'taxes' | 'items')[];
}

export const CHECK_IDS = [
  'issuer_present',
  'date_valid',
  'total_present',
  't_number_form',
  't_number_digit',
  'tax_lawful',
  'taxes_sum',
  'items_sum',
] as const;
export type CheckId = (typeof CHECK_IDS)[number];

const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** Amount of one rate with its tax; null where the tax is not known. */
export function grossOf({ base, tax, basis }: TaxRow): number | null {
  if (basis !== 'excl') return base;
  return tax === null ? null : base + tax;
}

const sum = (values: readonly (number | null)[]): number | null =>
  values.some((value) => value === null) ? null : values.reduce<number>((total, value) => total + value!, 0);

/** One rounding per rate, in whichever direction: what the consumption-tax order allows (art. 70-10). */
export function isLawfulTax({ rate, base, tax, basis }: TaxRow): boolean {
  if (tax === null || basis === 'exempt' || basis === 'out_of_scope') return true;
  const exact = basis === 'excl' ? (base * rate) / 100 : (base * rate) / (100 + rate);
  // Products of decimals miss whole numbers by a hair.
  const tidy = Math.round(exact * 1e6) / 1e6;
  return tax === Math.floor(tidy) || tax === Math.ceil(tidy) || tax === Math.round(tidy);
}

/** The checks that need no service: run again after every correction. */
export function recheck({ kind, values, taxes, items }: DeskRecord): DeskCheck[] {
  if (kind === 'card')
    return [check('issuer_present', values.company !== '' || values.name !== '', ['name', 'company'])];
  const number = values.registration_number ?? '';
  const read = readTNumber(number);
  const total = money(values.total);
  const gross = taxes.length > 0 ? sum(taxes.map(grossOf)) : null;
  return [
    check('issuer_present', (values.issuer ?? '').trim() !== '', ['issuer']),
    check('date_valid', isDate(values.date ?? ''), ['date']),
    check('total_present', total !== null, ['total']),
    check('t_number_form', number === '' ? null : read !== null, ['registration_number']),
    check('t_number_digit', read === null ? null : hasValidCheckDigit(read), ['registration_number']),
    check('tax_lawful', taxes.length === 0 ? null : taxes.every(isLawfulTax), ['taxes']),
    check('taxes_sum', total === null || gross === null ? null : gross === total, ['taxes', 'total']),
    check('items_sum', itemsAgree(items, values, total, taxes), ['items']),
  ];
}

const check = (id: CheckId, holds: boolean | null, fields: DeskCheck['fields']): DeskCheck => ({
  id,
  result: holds === null ? 'not_applicable' : holds ? 'passed' : 'failed',
  fields,
});

/** Items are printed with or without tax: they must add up to the total, the subtotal or the bases of the rates. */
function itemsAgree(
  items: readonly ItemRow[],
  { subtotal, payable }: DeskRecord['values'],
  total: number | null,
  taxes: readonly TaxRow[],
): boolean | null {
  if (items.length === 0 || total === null) return null;
  const added = sum(items.map((item) => item.amount));
  if (added === null) return null;
  const bases = taxes.length > 0 ? [sum(taxes.map((row) => row.base))] : [];
  return [total, money(subtotal), money(payable), ...bases].includes(added);
}
