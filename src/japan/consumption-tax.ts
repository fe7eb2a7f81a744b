/** Consumption-tax rates by the date of the transaction, in percent. A new law adds a row; nothing else changes. */
const RATE_PERIODS = [
  { from: '1989-04-01', standard: 3, reduced: null },
  { from: '1997-04-01', standard: 5, reduced: null },
  { from: '2014-04-01', standard: 8, reduced: null },
  { from: '2019-10-01', standard: 10, reduced: 8 },
] as const;

/** 適格請求書等保存方式: the first day on which anybody could be registered as an issuer. */
export const INVOICE_SYSTEM_BEGAN = '2023-10-01';

/** How an amount stands to the tax: tax on top, tax inside, exempt (非課税) or outside the scope of the tax (不課税). */
export const TAX_BASES = ['excl', 'incl', 'exempt', 'out_of_scope'] as const;
export type TaxBasis = (typeof TAX_BASES)[number];

export interface RatesInForce {
  readonly standard: number;
  readonly reduced: number | null;
}

/** The rates in force on a day; the newest ones when the date is unknown. */
export function ratesOn(iso: string | null): RatesInForce | null {
  if (iso === null) return RATE_PERIODS.at(-1)!;
  return RATE_PERIODS.findLast((period) => iso >= period.from) ?? null;
}

/** Rates that existed up to the day: an older one may still be lawful through transitional measures. */
export function knownRates(iso: string | null): number[] {
  const periods = RATE_PERIODS.filter((period) => iso === null || period.from <= iso);
  return [...new Set(periods.flatMap((period) => [period.standard, period.reduced ?? period.standard]))].reverse();
}

export type Rounding = 'floor' | 'round' | 'ceil' | 'exact';

/**
 * Whether a printed tax is one of the three lawful roundings of its base; the issuer chooses, once per rate and
 * invoice (消費税法施行令第70条の10, 基本通達1-8-15). Integers only, refunds by absolute value.
 */
export function lawfulRounding(base: number, tax: number, rate: number, basis: 'excl' | 'incl'): Rounding | null {
  // USD 72.00 and 7.20: a tax with cents is rounded to cents.
  if (!Number.isInteger(tax) && Number.isFinite(tax))
    return lawfulRounding(Math.round(base * 100), Math.round(tax * 100), rate, basis);
  if (!Number.isFinite(base) || (base < 0 !== tax < 0 && tax !== 0 && base !== 0)) return null;
  const numerator = Math.abs(base) * rate;
  const denominator = basis === 'excl' ? 100 : 100 + rate;
  const floor = Math.floor(numerator / denominator);
  const remainder = numerator - floor * denominator;
  const printed = Math.abs(tax);
  if (remainder === 0) return printed === floor ? 'exact' : null;
  const rounded = remainder * 2 >= denominator ? floor + 1 : floor;
  if (printed === floor) return 'floor';
  if (printed === rounded) return 'round';
  return printed === floor + 1 ? 'ceil' : null;
}

/** Income tax withheld from fees with the reconstruction surtax: 10.21 % up to one million yen, 20.42 % above. @internal */
export function withholdingOn(fee: number): number {
  const limit = 1_000_000;
  return fee <= limit ? Math.floor((fee * 1021) / 10_000) : Math.floor(((fee - limit) * 2042) / 10_000) + 102_100;
}
