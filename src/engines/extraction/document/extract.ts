import { ratesOn } from '../../../japan/consumption-tax.ts';
import { findBankAccount } from '../candidates/bank.ts';
import { asPrinted, type Candidate, evidenceOf } from '../candidates/candidate.ts';
import { corporateNumberOf } from '../candidates/registration-number.ts';
import { findItems, type Item } from '../items/find-items.ts';
import { findMoneyFacts, type MoneyFact } from '../money/facts.ts';
import { type MoneySolution, solveMoney } from '../money/solve.ts';
import type { Row } from '../page/rows.ts';
import { findCustomers } from '../parties/customer.ts';
import { findIssuerDetails } from '../parties/issuer-details.ts';
import { findSupplier } from '../parties/supplier.ts';
import { type Amounts, roundingNames, settleAmounts } from './amounts.ts';
import { type Analysis, analyse } from './analysis.ts';
import * as confidence from './confidence.ts';
import { findDocumentDate, findDueDate, findTransactionTime } from './dates.ts';
import { findPaymentMethod } from './payment-method.ts';
import { findInvoiceId, findNotes, findPaymentTerms, findReceiptNumber, findSummary } from './text-fields.ts';
import type { DocumentFields, DocumentKind, ExtractedDocument, Field, FieldSource, LineItem } from './types.ts';
import { validate } from './validate.ts';

export interface DocumentInput {
  readonly rows: readonly Row[];
  readonly kind: DocumentKind;
  readonly now: Date;
  readonly source: 'text' | 'ocr' | 'pdf_text';
}

const NONE = { value: null, source: 'parser', confidence: 0, evidence: null } as const;

/** Fields, checks and warnings of an invoice or receipt. Pure: no registry, no network, no clock of its own. */
export function extractDocument(input: DocumentInput): ExtractedDocument {
  const { kind, now, source } = input;
  const isReceipt = kind === 'receipt';
  const analysis = analyse(input.rows);
  const customers = findCustomers(analysis);
  const supplier = findSupplier(analysis, customers, isReceipt);
  const details = findIssuerDetails(analysis, supplier, customers);
  const dateInput = { analysis, isReceipt, now };
  const date = findDocumentDate(dateInput);
  const terms = findPaymentTerms(analysis);
  const due = isReceipt ? null : findDueDate(dateInput, date?.value ?? null, terms?.value ?? null);
  const rates = ratesOn(date?.value ?? null) ?? ratesOn(null)!;
  const facts = findMoneyFacts(analysis.rows, analysis.taken, rates).slice(0, 400);
  const { items, solution } = readMoney(analysis, facts, isReceipt, date?.value ?? null);
  const amounts = settleAmounts(solution, facts, items);
  const bank = findBankAccount(analysis.rows);
  const number = details.registrationNumber;
  const customer = customers.find((entry) => entry.value !== supplier?.value) ?? null;

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
    return candidate && field.value !== null ? { ...field, value: asPrinted(field.value, candidate) } : field;
  };
  const money = (
    value: number | null,
    fact: MoneyFact | null,
    sure: number,
    as: FieldSource = 'arithmetic',
  ): Field<number> =>
    value === null
      ? NONE
      : fact && fact.value === value
        ? {
            value,
            source,
            confidence: confidence.withOcr(sure, fact),
            evidence: evidenceOf(fact, fact.repairs.join('+')),
          }
        : { value, source: as, confidence: sure * 0.95, evidence: fact ? evidenceOf(fact, as) : null };
  const repaired = number?.repairs.some((repair) => repair !== 'separators') === true;
  const sureTotal = confidence.ofTotal(solution, amounts);
  const sureTax = confidence.ofTax(amounts);
  const lineItems = items.map((item) => toLineItem(item, amounts, isReceipt, analysis));
  const corporate = analysis.registration.corporate[0] ?? null;
  const method = findPaymentMethod(analysis, isReceipt, new Set(items.map((item) => item.source.row.index)));
  const fields: DocumentFields = {
    supplier_name: named(supplier, confidence.ofSupplier(supplier?.score ?? 0)),
    registration_number: from(
      number,
      number?.checksum ? (repaired ? 0.93 : 0.99) : 0.4,
      number?.repairs.join('+'),
      repaired ? 'checksum_repair' : undefined,
    ),
    corporate_number:
      number && corporateNumberOf(number.value)
        ? { ...from({ ...number, value: corporateNumberOf(number.value)! }, 0.98), source: 'parser' }
        : from(corporate, 0.95),
    date: from(date, confidence.ofDate(date?.score ?? 0)),
    due_date: from(due, due?.derived ? 0.7 : 0.95, undefined, due?.derived ? 'parser' : undefined),
    transaction_time: from(isReceipt ? findTransactionTime(analysis, date) : null, 0.97),
    invoice_id: from(isReceipt ? null : findInvoiceId(analysis), 0.96),
    receipt_number: from(isReceipt ? findReceiptNumber(analysis) : null, 0.93),
    customer_name: named(customer, customer && customer.score >= 4 ? 0.97 : 0.88),
    payment_method:
      bank && !isReceipt && (!method || method.score < 4.5)
        ? { value: 'bank_transfer', source: 'parser', confidence: 0.9, evidence: evidenceOf(bank, 'bank_account') }
        : from(method, 0.95, undefined, 'parser'),
    payment_terms: named(terms, 0.92),
    summary: named(findSummary(analysis), 0.93),
    notes: named(findNotes(analysis), 0.8),
    supplier_address: named(details.address, 0.96),
    supplier_phone: from(details.phone, details.phone?.valid ? 0.95 : 0.8),
    postal_code: from(details.postalCode, 0.95),
    currency: currencyOf(analysis, amounts, source),
    amount: money(amounts.payable, amounts.payableFact, sureTotal * 0.98),
    subtotal: money(amounts.subtotal, amounts.subtotalFact, 0.97),
    total: money(amounts.total, amounts.totalFact, sureTotal),
    tax_amount: money(amounts.tax, amounts.taxFact, sureTax),
    tax_rate: rateOf(amounts, sureTax),
    tax_included:
      amounts.taxIncluded === null
        ? NONE
        : { value: amounts.taxIncluded, source: 'parser', confidence: sureTax, evidence: null },
    tax_breakdown: {
      value: amounts.breakdown,
      source: amounts.groups.some((group) => group.baseFact === null) ? 'arithmetic' : source,
      confidence: amounts.breakdown.length > 0 ? sureTax : 0,
      evidence: amounts.groups[0]?.taxFact ? evidenceOf(amounts.groups[0].taxFact, '') : null,
    },
    items: {
      value: lineItems,
      source: 'parser',
      confidence: lineItems.length > 0 ? confidence.ofItems(items, amounts) : 0,
      evidence: items[0] ? evidenceOf(items[0].source, '') : null,
    },
  };
  return validate({
    kind,
    analysis,
    fields,
    amounts,
    details,
    supplier,
    bank,
    rounding: roundingNames(amounts.groups),
  });
}

/** Items and amounts settle each other: the sum of the items decides what the equations leave open. */
function readMoney(
  analysis: Analysis,
  facts: readonly MoneyFact[],
  isReceipt: boolean,
  date: string | null,
): { items: Item[]; solution: MoneySolution } {
  const items = findItems(analysis, facts, isReceipt);
  const itemsSum = items.length === 0 ? null : items.reduce((sum, item) => sum + item.amount, 0);
  return { items, solution: solveMoney({ facts, isReceipt, date, itemsSum }) };
}

function toLineItem(item: Item, amounts: Amounts, isReceipt: boolean, analysis: Analysis): LineItem {
  return {
    description: asPrinted(item.description, item.source),
    quantity: item.quantity ?? (isReceipt ? 1 : null),
    unit_price: item.unit_price,
    amount: item.amount,
    tax_rate: itemRate(item, amounts, analysis),
    discount: item.discount,
  };
}

function itemRate(item: Item, amounts: Amounts, analysis: Analysis): number | null {
  if (item.zeroRated) return 0;
  if (item.rate !== null) return item.rate;
  const rates = amounts.groups.map((group) => group.rate).filter((rate) => rate > 0);
  if (item.mark !== null && rates.length > 1) {
    const legend = analysis.rows.find(
      (row) => /軽減|8%/.test(row.tight) && /印|マーク|は|対象/.test(row.tight) && /[※*★☆軽◎●]/.test(row.tight),
    );
    if (!legend || legend.tight.includes(item.mark) || item.mark === '軽') return Math.min(...rates);
  }
  if (item.mark !== null && rates.length === 0) return 8;
  if (rates.length === 1) return rates[0]!;
  return rates.length > 1 ? Math.max(...rates) : null;
}

function rateOf(amounts: Amounts, sure: number): Field<number> {
  const rates = amounts.breakdown.map((row) => row.rate);
  return rates.length === 1 ? { value: rates[0]!, source: 'parser', confidence: sure, evidence: null } : NONE;
}

/** Yen unless another currency is printed with the amounts. */
function currencyOf(analysis: Analysis, amounts: Amounts, source: FieldSource): Field<string> {
  const text = analysis.rows.map((row) => row.text).join('\n');
  const foreign = /\b(USD|EUR|GBP|CNY|KRW|SGD|AUD|HKD|TWD)\b|(US\$|€|£)/.exec(text);
  const yen = /[¥\\円]|JPY/.test(text);
  if (foreign && !yen) {
    const code = foreign[1] ?? ({ US$: 'USD', '€': 'EUR', '£': 'GBP' } as Record<string, string>)[foreign[2]!]!;
    return { value: code, source, confidence: 0.9, evidence: null };
  }
  if (!yen && amounts.total === null) return NONE;
  return { value: 'JPY', source: yen ? source : 'parser', confidence: yen ? 0.99 : 0.9, evidence: null };
}
