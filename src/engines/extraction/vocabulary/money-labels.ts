import { ACCOUNT_LABELS } from './money/account.labels.ts';
import type { MoneyLabelRule } from './money/money-label.types.ts';
import { NO_SUM_LABELS } from './money/no-sum.labels.ts';
import { PAYMENT_LABELS, TILL_LABELS } from './money/payment.labels.ts';
import { SUM_LABELS, TAX_SAYING_SUM_LABELS } from './money/sums.labels.ts';
import { RATED_LABELS, TAX_LABELS } from './money/tax.labels.ts';
import { UNTAXED_LABELS } from './money/untaxed.labels.ts';

/** The words of amounts on billing papers. First match wins at each place, so the special stands before the general. */
export const MONEY_LABELS: readonly MoneyLabelRule[] = [
  ...NO_SUM_LABELS,
  ...ACCOUNT_LABELS,
  ...UNTAXED_LABELS,
  ...TILL_LABELS,
  ...RATED_LABELS,
  ...TAX_SAYING_SUM_LABELS,
  ...TAX_LABELS,
  ...SUM_LABELS,
  ...PAYMENT_LABELS,
];
