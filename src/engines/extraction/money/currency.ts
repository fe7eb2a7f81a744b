import { anyOf } from '../../../japan/any-of.ts';
import type { Row } from '../page/rows.ts';

export interface Currency {
  readonly code: string;
  /** The paper itself says so; else it is only assumed. */
  readonly printed: boolean;
  /** Amounts have cents. */
  readonly foreign: boolean;
}

const FOREIGN: readonly { readonly code: string; readonly pattern: RegExp; readonly example: string }[] = [
  {
    code: 'USD',
    pattern: /US\$|\bUSD\b|U\.?S\.? ?dollars?|米ドル|(?<![A-Z])\$\s?(?=\d)/i,
    example: 'Total US$ 4,125.00',
  },
  { code: 'EUR', pattern: /\bEUR\b|€|ユーロ/i, example: 'Total 120.00 EUR' },
  { code: 'GBP', pattern: /\bGBP\b|£/i, example: 'Total £90.00' },
  { code: 'CNY', pattern: /\b(?:CNY|RMB)\b|人民元/i, example: '合計 CNY 800.00' },
  { code: 'KRW', pattern: /\bKRW\b|₩/i, example: 'Total KRW 12,000' },
  { code: 'SGD', pattern: /\bSGD\b|S\$/i, example: 'Total SGD 45.00' },
  { code: 'AUD', pattern: /\bAUD\b|A\$/i, example: 'Total AUD 45.00' },
  { code: 'HKD', pattern: /\bHKD\b|HK\$/i, example: 'Total HKD 45.00' },
  { code: 'TWD', pattern: /\b(?:TWD|NTD)\b|NT\$/i, example: 'Total TWD 450' },
];
const isForeign = anyOf(FOREIGN.map(({ pattern }) => pattern));
const YEN = /[¥\\円]|\bJPY\b|\byen\b/i;
/** Where the currency of the document stands: with the total, in the heading of the amounts, or in a sentence about it. */
const DECISIVE = /total|amount|balance|合計|請求|金額|総額|subtotal|小計|all amounts/i;
/** An amount in yen for information only. */
const CONVERTED = /換算|レート|TTM|exchange|(?:in|tax in) yen|1\s?(?:US\$|USD|EUR)\s?=/i;

export const isConverted = (row: Row): boolean => CONVERTED.test(row.text);

/** Yen, unless another currency stands with the total or heads the amounts and no yen does. */
export function currencyOf(rows: readonly Row[]): Currency {
  let yen = 0;
  let best: { code: string; weight: number } | null = null;
  const weights = new Map<string, number>();
  let anyYen = false;
  for (const row of rows) {
    const weight = DECISIVE.test(row.text) ? 3 : 1;
    if (YEN.test(row.text)) {
      anyYen = true;
      if (!isConverted(row)) yen += weight;
    }
    if (!isForeign(row.text) || isConverted(row)) continue;
    for (const { code, pattern } of FOREIGN) {
      if (!pattern.test(row.text)) continue;
      const sum = (weights.get(code) ?? 0) + weight;
      weights.set(code, sum);
      if (!best || sum > best.weight) best = { code, weight: sum };
    }
  }
  if (best && best.weight >= 3 && best.weight > yen * 1.5) return { code: best.code, printed: true, foreign: true };
  return { code: 'JPY', printed: anyYen, foreign: false };
}

/** @internal */
export const CURRENCY_EXAMPLES = FOREIGN;
