import type { DocumentKind as DocumentKindName } from '../../../contract/labels/extraction.labels.ts';
import { ratesOn } from '../../../japan/consumption-tax.ts';
import { findBankAccount } from '../candidates/bank.ts';
import { asPrinted, type Candidate, evidenceOf } from '../candidates/candidate.ts';
import { corporateNumberOf } from '../candidates/registration-number.ts';
import { assembleItems, type Item, type Line, lineRoles } from '../items/find-items.ts';
import { reconcile } from '../items/reconcile.ts';
import type { Verdict } from '../learned/rule.ts';
import { type Currency, currencyOf } from '../money/currency.ts';
import { findMoneyFacts, type MoneyFact } from '../money/facts.ts';
import { type MoneySolution, solveMoney } from '../money/solve.ts';
import type { Row } from '../page/rows.ts';
import { findCustomers } from '../parties/customer.ts';
import { findIssuerDetails } from '../parties/issuer-details.ts';
import { findSupplier, rankSuppliers, type Supplier } from '../parties/supplier.ts';
import { proveDate } from '../proof/date.proof.ts';
import { proveIssuer } from '../proof/issuer.proof.ts';
import { proveItems } from '../proof/items.proof.ts';
import { proveKind } from '../proof/kind.proof.ts';
import { proveReading, type ReadingSignals } from '../proof/reading.proof.ts';
import { proveTotal } from '../proof/total.proof.ts';
import { type Amounts, roundingNames, settleAmounts } from './amounts.ts';
import { type Analysis, analyse } from './analysis.ts';
import * as confidence from './confidence.ts';
import { findDocumentDate, findDueDate, findTransactionTime } from './dates.ts';
import { kindOf, kindSubject } from './kind.ts';
import { findInvoiceId, findReceiptNumber } from './paper-number.ts';
import { findPaymentMethod } from './payment-method.ts';
import { findNotes, findPaymentTerms, findSummary } from './text-fields.ts';
import type { DocumentFields, DocumentKind, ExtractedDocument, Field, FieldSource, LineItem } from './types.ts';
import { validate } from './validate.ts';

export interface DocumentInput {
  readonly rows: readonly Row[];
  readonly kind: DocumentKind;
  readonly now: Date;
  readonly source: 'text' | 'ocr' | 'pdf_text';
  /** What the reader of a picture says about places that were not read. */
  readonly signals?: ReadingSignals | undefined;
}

/** A date with a label, a right weekday or a time beside it is at least as sure as this. */
const PROVEN_DATE = 0.9;
/** A name in the block of its number, address or phone, which nothing contradicts. */
const PROVEN_ISSUER = 0.75;
const NONE = { value: null, source: 'parser', confidence: 0, evidence: null } as const;

/** Fields, checks and warnings of an invoice or receipt. Pure: no registry, no network, no clock of its own. */
export function extractDocument(input: DocumentInput): ExtractedDocument {
  return explainDocument(input).document;
}

/** What the engine saw on the way: every candidate and row with the rules that spoke. */
export interface Explained {
  readonly document: ExtractedDocument;
  readonly suppliers: readonly Supplier[];
  readonly lines: readonly Line[];
  readonly kind: Verdict;
  readonly facts: readonly MoneyFact[];
}

export function explainDocument(input: DocumentInput): Explained {
  const { kind, now, source } = input;
  const isReceipt = kind === 'receipt';
  const analysis = analyse(input.rows);
  const customers = findCustomers(analysis);
  const suppliers = rankSuppliers(analysis, customers, isReceipt);
  const supplier = findSupplier(suppliers);
  const details = findIssuerDetails(analysis, supplier, customers);
  const dateInput = { analysis, isReceipt, now };
  const date = findDocumentDate(dateInput);
  const terms = findPaymentTerms(analysis);
  const due = isReceipt ? null : findDueDate(dateInput, date?.value ?? null, terms?.value ?? null);
  const rates = ratesOn(date?.value ?? null) ?? ratesOn(null)!;
  const currency = currencyOf(analysis.rows);
  const facts = findMoneyFacts(analysis.rows, analysis.taken, rates, currency.foreign).slice(0, 400);
  const documentKind = kindOf(kindSubject(analysis, facts, kind));
  const lines = lineRoles(analysis, facts, isReceipt);
  const { items, solution, amounts } = readMoney(lines, facts, isReceipt, date?.value ?? null, currency);
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
    return candidate && field.value !== null
      ? { ...field, value: asPrinted(field.value, candidate).replace(/ {2,}/g, ' ') }
      : field;
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
  const isMapped = number?.checksum === true && number.repairs.some((repair) => repair !== 'separators');
  const sureTotal = confidence.ofTotal(solution, amounts);
  const sureTax = confidence.ofTax(amounts);
  const lineItems = items.map((item) => toLineItem(item, amounts, isReceipt, analysis));
  const corporate = analysis.registration.corporate[0] ?? null;
  const method = findPaymentMethod(
    analysis,
    isReceipt,
    new Set(items.flatMap((item) => item.rows.map((row) => row.index))),
  );
  const dateProof = proveDate({ analysis, date, due, isReceipt, now, hasNumber: number !== null });
  const sureDate = Math.max(confidence.ofDate(date?.score ?? 0), dateProof.result === 'passed' ? PROVEN_DATE : 0);
  const issuerProof = proveIssuer(supplier, suppliers);
  const sureIssuer = Math.max(
    confidence.ofSupplier(supplier?.probability ?? 0),
    issuerProof.result === 'passed' ? PROVEN_ISSUER : 0,
  );
  const fields: DocumentFields = {
    supplier_name: named(supplier, sureIssuer),
    registration_number: from(
      number,
      number?.checksum ? (isMapped ? 0.93 : 0.99) : 0.4,
      number?.repairs.join('+'),
      isMapped ? 'checksum_repair' : undefined,
    ),
    corporate_number:
      number && corporateNumberOf(number.value)
        ? { ...from({ ...number, value: corporateNumberOf(number.value)! }, 0.98), source: 'parser' }
        : from(corporate, 0.95),
    date: from(date, sureDate),
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
    currency: currencyField(currency, amounts, source, facts.length > 0),
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
  const critical = ['supplier_name', 'registration_number', 'date', 'total'] as const;
  const totalProof = proveTotal({ amounts, solution, facts, items, date: date?.value ?? null });
  const document = validate({
    kind,
    documentKind,
    analysis,
    fields,
    amounts: contradicted(amounts, totalProof.against),
    details,
    supplier,
    bank,
    rounding: roundingNames(amounts.groups),
    prints: printsOf(analysis, facts, amounts, date, number),
    proofs: {
      total: totalProof,
      date: dateProof,
      issuer: issuerProof,
      items: proveItems(items, amounts, facts, lineItems, { rows: analysis.rows, isReceipt }),
      document_kind: proveKind(
        documentKind.best as DocumentKindName,
        kind,
        analysis.rows,
        new Set(analysis.registration.found.map(({ value }) => value)),
      ),
      reading: proveReading(
        critical.map((name) => [name, fields[name]]),
        input.signals ?? {},
        [
          ...(totalProof.by.length === 0 && amounts.totalFact?.repairs.includes('letter_as_digit') ? ['total'] : []),
          ...(supplier?.repairs.includes('known_chain') ? ['supplier_name'] : []),
        ],
      ),
    },
  });
  return { document, suppliers, lines, kind: documentKind, facts };
}

/** Items and amounts settle each other: the sum of the items decides what the equations leave open, and back. */
function readMoney(
  lines: readonly Line[],
  facts: readonly MoneyFact[],
  isReceipt: boolean,
  date: string | null,
  currency: Currency,
): { items: Item[]; solution: MoneySolution; amounts: Amounts } {
  const totals = { cents: currency.foreign, lost: lines.some((line) => isLostTotal(line.row)) || goesOn(lines, facts) };
  const solve = (items: readonly Item[]) => {
    const itemsSum = items.length === 0 ? null : items.reduce((sum, item) => sum + item.amount, 0);
    const solution = solveMoney({ facts, isReceipt, date, itemsSum, totals });
    return { solution, amounts: settleAmounts(solution, facts, items) };
  };
  const first = assembleItems(lines);
  const settled = solve(first);
  const items = reconcile(lines, first, settled.amounts, facts);
  return items === first ? { items: first, ...settled } : { items, ...solve(items) };
}

/** `小計(次頁へ続く)` and no total: the page with the total is missing. */
const goesOn = (lines: readonly Line[], facts: readonly MoneyFact[]): boolean =>
  lines.some((line) => /次(?:頁|ページ)(?:へ|に)|つづく|へ続く/.test(line.row.tight)) &&
  !facts.some((fact) => fact.kind === 'total' || fact.kind === 'payable');

/** `合計 ¥■,■■2`: the total is there, and cannot be read. */
const isLostTotal = (row: Row): boolean =>
  /^(?:合計|総合計|お会計|ご請求金?額)[^\d]{0,4}[\d,]*[■□▓▒░█]/.test(row.tight);

/** Two totals, or money handed over and given back that leaves another: the amounts do not agree with each other. */
const contradicted = (amounts: Amounts, against: readonly string[]): Amounts =>
  amounts.amountCheck === 'passed' && against.some((reason) => /^(?:total|payable|change)/.test(reason))
    ? { ...amounts, amountCheck: 'failed' }
    : amounts;

/** Every place where a critical value stands. */
function printsOf(
  analysis: Analysis,
  facts: readonly MoneyFact[],
  amounts: Amounts,
  date: { readonly value: string } | null,
  number: Candidate<string> | null,
): ExtractedDocument['prints'] {
  const taxes = new Set([amounts.tax, ...amounts.groups.map((group) => group.tax)]);
  const bases = new Set(amounts.groups.map((group) => group.base));
  const ofMoney = facts.flatMap((fact) => {
    const what =
      fact.value === amounts.total && fact.kind !== 'change'
        ? ('total' as const)
        : taxes.has(fact.value) && fact.kind === 'tax'
          ? ('tax' as const)
          : bases.has(fact.value) && (fact.kind === 'base' || fact.kind === 'subtotal')
            ? ('base' as const)
            : null;
    return what ? [{ what, evidence: evidenceOf(fact, '') }] : [];
  });
  const dates = analysis.dates
    .filter((candidate) => candidate.value === date?.value)
    .map((candidate) => ({ what: 'date' as const, evidence: evidenceOf(candidate, '') }));
  return [...ofMoney, ...dates, ...(number ? [{ what: 'number' as const, evidence: evidenceOf(number, '') }] : [])];
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
  const reduced = reducedMarks(analysis);
  if (item.mark !== null && rates.length > 1 && reduced.size > 0 && item.mark !== '軽')
    return reduced.has(item.mark) ? Math.min(...rates) : Math.max(...rates);
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

/** `※軽減税率 ★セルフメディケーション税制対象`: the marks that a legend gives to the reduced rate. */
const reducedMarks = (analysis: Analysis): Set<string> =>
  new Set(
    analysis.rows.flatMap((row) =>
      [...row.tight.matchAll(/([※*★☆◎●#])(?:印|マーク)?[はが)）]?[^※*★☆◎●#\d]{0,6}(?:軽減|8%)/g)].map(
        (match) => match[1]!,
      ),
    ),
  );

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
