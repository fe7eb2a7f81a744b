import type { Context } from '../rule.ts';
import * as allowances from './allowances.ts';
import { CODE_CONTEXTS } from './code-lists.ts';
import { DOCUMENT } from './document.ts';
import * as formats from './formats.ts';
import { IDENTIFIERS } from './identifiers.ts';
import * as lines from './lines.ts';
import * as parties from './parties.ts';
import * as payment from './payment.ts';
import * as periods from './periods.ts';
import * as totals from './totals.ts';

/**
 * The model rules of PINT in their official order. The order decides: of several contexts that match a node only the
 * first is applied, so an earlier one can hide a later one (a price allowance hides the general allowance rules).
 */
export const SHARED_MODEL: readonly Context[] = [
  ...IDENTIFIERS,
  allowances.PRICE_ALLOWANCE,
  allowances.ALLOWANCE,
  allowances.CHARGE,
  allowances.OTHER_ALLOWANCE_CHARGE,
  allowances.ALLOWANCE_TAX_CATEGORY,
  payment.ADDITIONAL_REFERENCE,
  parties.BUYER,
  parties.BUYER_ENDPOINT,
  parties.BUYER_ADDRESS,
  payment.DELIVERY_ADDRESS,
  totals.MONETARY_TOTAL,
  DOCUMENT,
  lines.LINE,
  periods.LINE_PERIOD,
  periods.INVOICE_PERIOD,
  lines.ITEM_PROPERTY,
  lines.ITEM_CLASSIFICATION,
  lines.STANDARD_ITEM,
  lines.LINE_TAX_CATEGORY,
  parties.PAYEE,
  payment.BANK_ADDRESS,
  payment.PAYMENT_MEANS,
  formats.AMOUNT,
  payment.PAYMENT_TERMS,
  payment.BILLING_REFERENCE,
  parties.SELLER,
  parties.SELLER_ENDPOINT,
  parties.SELLER_ADDRESS,
  parties.TAX_REPRESENTATIVE,
  parties.TAX_REPRESENTATIVE_ADDRESS,
  totals.TAX_TOTAL,
  totals.TAX_SUBTOTAL,
  parties.PARTY_TAX_SCHEME,
  formats.DATE,
  formats.TIME,
  formats.BINARY,
  formats.TAX_CURRENCY,
  formats.EMPTY,
  lines.PRICE_BASE_QUANTITY,
  lines.LINE_DESPATCH_DOCUMENT,
  lines.LINE_DESPATCH,
  payment.PREPAID_PAYMENT,
  payment.DELIVERY,
];

export { TYPE_CODE } from './code-lists.ts';
export { CODE_CONTEXTS };
