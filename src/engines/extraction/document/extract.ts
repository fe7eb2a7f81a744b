import type { DocumentKind as DocumentKindName } from '../../../contract/labels/extraction.labels.ts';
import { ratesOn } from '../../../japan/consumption-tax.ts';
import { findBankAccount } from '../candidates/bank.ts';
import { type Line, lineRoles } from '../items/find-items.ts';
import type { Verdict } from '../learned/rule.ts';
import { currencyOf } from '../money/currency.ts';
import type { MoneyFact } from '../money/facts.ts';
import { findMoneyFacts } from '../money/find-facts.ts';
import type { Row } from '../page/rows.ts';
import { findCustomers } from '../parties/customer.ts';
import { findIssuerDetails } from '../parties/issuer-details.ts';
import { findSupplier, rankSuppliers, type Supplier } from '../parties/supplier.ts';
import { contradicted } from '../proof/contradicted-amounts.ts';
import { proveDate } from '../proof/date.proof.ts';
import { PROVEN_ISSUER, proveIssuer } from '../proof/issuer.proof.ts';
import { proveItems } from '../proof/items.proof.ts';
import { billsForTwo, isSharedByTwo, proveKind } from '../proof/kind.proof.ts';
import { proveReading, type ReadingSignals } from '../proof/reading.proof.ts';
import { proveTotal } from '../proof/total.proof.ts';
import { roundingNames } from './amounts.ts';
import { analyse } from './analysis.ts';
import * as confidence from './confidence.ts';
import { findDocumentDate } from './dates.ts';
import { documentFields } from './document-fields.ts';
import { findDueDate } from './due-date.ts';
import { kindOf, kindSubject } from './kind.ts';
import { toLineItem } from './line-items.ts';
import { issuerBlock } from './printed-name.ts';
import { printsOf } from './prints.ts';
import { readMoney } from './read-money.ts';
import { findPaymentTerms } from './text-fields.ts';
import type { DocumentKind, ExtractedDocument } from './types.ts';
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
  const rates = ratesOn(date?.value ?? null) ?? ratesOn(null)!;
  const currency = currencyOf(analysis.rows);
  const facts = findMoneyFacts(analysis.rows, analysis.taken, rates, currency.foreign).slice(0, 400);
  const documentKind = kindOf(kindSubject(analysis, facts, kind));
  // The terms of an order, an offer or a contract run from a bill that is yet to come.
  const running = NOT_YET_BILLED.has(documentKind.best) ? null : (terms?.value ?? null);
  const due = isReceipt ? null : findDueDate(dateInput, date?.value ?? null, running);
  const lines = lineRoles(analysis, facts, isReceipt);
  const { items, solution, amounts } = readMoney(lines, facts, isReceipt, date?.value ?? null, currency);
  const bank = findBankAccount(analysis.rows);
  const number = details.registrationNumber;
  const customer = customers.find((entry) => entry.value !== supplier?.value) ?? null;
  const lineItems = items.map((item) => toLineItem(item, amounts, isReceipt, analysis));
  const dateProof = proveDate({ analysis, date, due, isReceipt, now, hasNumber: number !== null });
  const sureDate = Math.max(confidence.ofDate(date?.score ?? 0), dateProof.result === 'passed' ? PROVEN_DATE : 0);
  const issuerProof = proveIssuer(supplier, suppliers, items, details.address?.value ?? null, analysis.taken);
  const sureIssuer = Math.max(
    confidence.ofSupplier(supplier?.probability ?? 0),
    issuerProof.result === 'passed' ? PROVEN_ISSUER : 0,
  );
  const fields = documentFields({
    source,
    isReceipt,
    analysis,
    facts,
    items,
    amounts,
    lineItems,
    currency,
    supplier,
    customer,
    details,
    bank,
    date,
    due,
    terms,
    sure: {
      issuer: sureIssuer,
      date: sureDate,
      total: confidence.ofTotal(solution, amounts),
      tax: confidence.ofTax(amounts),
    },
  });
  const critical = ['supplierName', 'registrationNumber', 'date', 'total'] as const;
  const totalProof = proveTotal({ amounts, solution, facts, items, date: date?.value ?? null, rows: analysis.rows });
  const itemsProof = proveItems(items, amounts, facts, lineItems, { rows: analysis.rows, isReceipt });
  const document = validate({
    kind,
    documentKind,
    analysis,
    fields,
    amounts: contradicted(amounts, totalProof.against, itemsProof, facts),
    details,
    supplier,
    bank,
    rounding: roundingNames(amounts.groups),
    prints: printsOf(analysis, facts, amounts, date, number),
    issuerBlock: issuerBlock(analysis, new Set(customers.map(({ row }) => row.index)), supplier?.row.index ?? null),
    proofs: {
      total: totalProof,
      date: dateProof,
      issuer: issuerProof,
      items: itemsProof,
      documentKind: proveKind(
        documentKind.best as DocumentKindName,
        kind,
        analysis.rows,
        new Set(analysis.registration.found.map(({ value }) => value)),
        isSharedByTwo(analysis.registration.found, items, amounts.totalFact?.row) ||
          billsForTwo(
            analysis.registration.found,
            facts.filter((fact) => fact.kind === 'base').map((fact) => fact.row),
          ),
      ),
      reading: proveReading(
        critical.map((name) => [name, fields[name]]),
        input.signals ?? {},
        [
          ...(totalProof.by.length === 0 && amounts.totalFact?.repairs.includes('letter_as_digit') ? ['total'] : []),
          ...(supplier?.repairs.includes('known_chain') ? ['supplierName'] : []),
        ],
        analysis,
      ),
    },
  });
  return { document, suppliers, lines, kind: documentKind, facts };
}

const NOT_YET_BILLED: ReadonlySet<string> = new Set(['order', 'quotation', 'other']);
