import type { BankAccount } from '../candidates/bank.ts';
import { asPrinted, type Candidate, evidenceOf } from '../candidates/candidate.ts';
import { corporateNumberOf, isRepaired } from '../candidates/registration-number.ts';
import type { Item } from '../items/find-items.ts';
import type { Currency } from '../money/currency.ts';
import type { MoneyFact } from '../money/facts.ts';
import type { Customer } from '../parties/customer.ts';
import type { IssuerDetails } from '../parties/issuer-details.ts';
import type { Supplier } from '../parties/supplier.ts';
import type { Amounts } from './amounts.ts';
import type { Analysis } from './analysis.ts';
import * as confidence from './confidence.ts';
import { findTransactionTime, type ResolvedDate } from './dates.ts';
import { findInvoiceId, findReceiptNumber } from './paper-number.ts';
import { findPaymentMethod } from './payment-method.ts';
import { sideOfTax } from './tax-side.ts';
import { findNotes, findSummary } from './text-fields.ts';
import type { DocumentFields, Field, FieldSource, LineItem } from './types.ts';

/** What was found on a paper, and how sure it is. */
interface Found {
  readonly source: FieldSource;
  readonly isReceipt: boolean;
  readonly analysis: Analysis;
  readonly facts: readonly MoneyFact[];
  readonly items: readonly Item[];
  readonly amounts: Amounts;
  readonly lineItems: readonly LineItem[];
  readonly currency: Currency;
  readonly supplier: Supplier | null;
  readonly customer: Customer | null;
  readonly details: IssuerDetails;
  readonly bank: BankAccount | null;
  readonly date: ResolvedDate | null;
  readonly due: ResolvedDate | null;
  readonly terms: Candidate<string> | null;
  readonly sure: Readonly<Record<'issuer' | 'date' | 'total' | 'tax', number>>;
}

const NONE = { value: null, source: 'parser', confidence: 0, evidence: null } as const;

/** ｶﾌﾞｼｷｶﾞｲｼｬ ﾃﾞｼﾞﾀﾙﾜﾝ: a legal form in kana is known for one, and the name is what is printed. */
function withPrintedForm(supplier: Supplier): Supplier {
  const printed = supplier.row.printed(supplier.start, supplier.end).normalize('NFKC').trim();
  return /^(?:カブシキ|ユウゲン)ガイシャ|(?:カブシキ|ユウゲン)ガイシャ$/.test(printed)
    ? { ...supplier, value: printed }
    : supplier;
}

/** Every field with its source, its confidence and where it stands. */
export function documentFields(found: Found): DocumentFields {
  const { source, isReceipt, analysis, facts, items, amounts, currency, supplier, details, bank, date, due } = found;
  const { customer, terms, lineItems, sure } = found;
  const number = details.registrationNumber;
  const from = <T>(candidate: Candidate<T> | null, value: number, method?: string, as?: FieldSource): Field<T> =>
    candidate
      ? {
          value: candidate.value,
          source: as ?? source,
          confidence: confidence.withOcr(value, candidate),
          evidence: evidenceOf(candidate, method ?? candidate.repairs.join('+')),
        }
      : NONE;
  const named = (candidate: Candidate<string> | null, value: number): Field<string> => {
    const field = from(candidate, value);
    return candidate && field.value !== null
      ? { ...field, value: asPrinted(field.value, candidate).replace(/ {2,}/g, ' ') }
      : field;
  };
  const money = (
    value: number | null,
    fact: MoneyFact | null,
    certainty: number,
    as: FieldSource = 'arithmetic',
  ): Field<number> =>
    value === null
      ? NONE
      : fact && fact.value === value
        ? {
            value,
            source,
            confidence: confidence.withOcr(certainty, fact),
            evidence: evidenceOf(fact, fact.repairs.join('+')),
          }
        : { value, source: as, confidence: certainty * 0.95, evidence: fact ? evidenceOf(fact, as) : null };
  const corporate = analysis.registration.corporate[0] ?? null;
  const method = findPaymentMethod(
    analysis,
    isReceipt,
    new Set(items.flatMap((item) => item.rows.map((row) => row.index))),
  );
  const isMapped = number?.checksum === true && number.repairs.some((repair) => repair !== 'separators');
  return {
    supplierName: named(supplier && withPrintedForm(supplier), sure.issuer),
    registrationNumber: from(
      number,
      number?.checksum ? (isMapped ? 0.93 : 0.99) : 0.4,
      number?.repairs.join('+'),
      isMapped && isRepaired(number) ? 'checksum_repair' : undefined,
    ),
    corporateNumber:
      number && corporateNumberOf(number.value)
        ? { ...from({ ...number, value: corporateNumberOf(number.value)! }, 0.98), source: 'parser' }
        : from(corporate, 0.95),
    date: from(date, sure.date),
    dueDate: from(due, due?.derived ? 0.7 : 0.95, undefined, due?.derived ? 'parser' : undefined),
    transactionTime: from(isReceipt ? findTransactionTime(analysis, date) : null, 0.97),
    invoiceId: from(isReceipt ? null : findInvoiceId(analysis), 0.96),
    receiptNumber: from(isReceipt ? findReceiptNumber(analysis) : null, 0.93),
    customerName: named(customer, customer && customer.score >= 4 ? 0.97 : 0.88),
    paymentMethod:
      bank && !isReceipt && (!method || method.score < 4.5)
        ? { value: 'bank_transfer', source: 'parser', confidence: 0.9, evidence: evidenceOf(bank, 'bank_account') }
        : from(method, 0.95, undefined, 'parser'),
    paymentTerms: named(terms, 0.92),
    summary: named(findSummary(analysis), 0.93),
    notes: named(findNotes(analysis), 0.8),
    supplierAddress: named(details.address, 0.96),
    supplierPhone: from(details.phone, details.phone?.valid ? 0.95 : 0.8),
    postalCode: from(details.postalCode, 0.95),
    currency: currencyField(currency, amounts, source, facts.length > 0),
    payable: money(amounts.payable, amounts.payableFact, sure.total * 0.98),
    subtotal: money(amounts.subtotal, amounts.subtotalFact, 0.97),
    total: money(amounts.total, amounts.totalFact, sure.total),
    taxAmount: money(amounts.tax, amounts.taxFact, sure.tax),
    taxRate: rateOf(amounts, sure.tax),
    taxIncluded: taxIncludedField(amounts, analysis, sure.tax),
    taxBreakdown: {
      value: amounts.breakdown,
      source: amounts.groups.some((group) => group.baseFact === null) ? 'arithmetic' : source,
      confidence: amounts.breakdown.length > 0 ? sure.tax : 0,
      evidence: amounts.groups[0]?.taxFact ? evidenceOf(amounts.groups[0].taxFact, '') : null,
    },
    items: {
      value: lineItems,
      source: 'parser',
      confidence: lineItems.length > 0 ? confidence.ofItems(items, amounts) : 0,
      evidence: items[0] ? evidenceOf(items[0].source, '') : null,
    },
  };
}

function taxIncludedField(amounts: Amounts, { rows }: Analysis, sure: number): Field<boolean> {
  const side = amounts.taxIncluded === null ? sideOfTax(rows, amounts) : null;
  const value = side === null ? amounts.taxIncluded : side === 'incl';
  return value === null ? NONE : { value, source: 'parser', confidence: sure, evidence: null };
}

function rateOf(amounts: Amounts, sure: number): Field<number> {
  const rates = amounts.breakdown.map((row) => row.rate);
  return rates.length === 1 && rates[0] !== 0
    ? { value: rates[0]!, source: 'parser', confidence: sure, evidence: null }
    : NONE;
}

/** Yen unless another currency is printed with the amounts. */
function currencyField(currency: Currency, amounts: Amounts, source: FieldSource, hasMoney: boolean): Field<string> {
  if (!currency.printed && amounts.total === null && !hasMoney) return NONE;
  return {
    value: currency.code,
    source: currency.printed ? source : 'parser',
    confidence: currency.foreign ? 0.93 : currency.printed ? 0.99 : 0.9,
    evidence: null,
  };
}
