import type {
  CheckResult,
  DocumentKind as DocumentKindName,
  ExtractionWarning,
  PaymentMethod,
  ValidationStatus,
} from '../../../contract/labels/extraction.labels.ts';
import type { TaxBasis } from '../../../japan/consumption-tax.ts';
import type { BankAccount } from '../candidates/bank.ts';
import type { Evidence } from '../candidates/candidate.ts';
import type { BlockRow } from './printed-name.ts';

export type { CheckResult, ExtractionWarning };

export const FIELD_SOURCES = [
  'ocr',
  'text',
  'pdf_text',
  'parser',
  'checksum_repair',
  'arithmetic',
  'registry',
  'language_model',
] as const;
export type FieldSource = (typeof FIELD_SOURCES)[number];

/** One value with the trail behind it. */
export interface Field<T> {
  readonly value: T | null;
  readonly source: FieldSource;
  /** Probability that the value is right; 0 when there is none. */
  readonly confidence: number;
  readonly evidence: Evidence | null;
}

export interface TaxRow {
  readonly rate: number;
  readonly taxableAmount: number;
  readonly tax: number | null;
  readonly basis: TaxBasis;
}

export interface LineItem {
  readonly description: string;
  readonly quantity: number | null;
  readonly unitPrice: number | null;
  readonly amount: number;
  readonly taxRate: number | null;
  readonly discount: number | null;
}

export interface DocumentFields {
  readonly supplierName: Field<string>;
  readonly registrationNumber: Field<string>;
  readonly corporateNumber: Field<string>;
  readonly date: Field<string>;
  readonly dueDate: Field<string>;
  readonly transactionTime: Field<string>;
  readonly invoiceId: Field<string>;
  readonly receiptNumber: Field<string>;
  readonly customerName: Field<string>;
  readonly paymentMethod: Field<PaymentMethod>;
  readonly paymentTerms: Field<string>;
  readonly summary: Field<string>;
  readonly notes: Field<string>;
  readonly supplierAddress: Field<string>;
  readonly supplierPhone: Field<string>;
  readonly postalCode: Field<string>;
  readonly currency: Field<string>;
  /** What is to be paid: the total less withholding, points or a part payment, or with a balance carried over. */
  readonly payable: Field<number>;
  readonly subtotal: Field<number>;
  readonly total: Field<number>;
  readonly taxAmount: Field<number>;
  readonly taxRate: Field<number>;
  readonly taxIncluded: Field<boolean>;
  readonly taxBreakdown: Field<readonly TaxRow[]>;
  readonly items: Field<readonly LineItem[]>;
}

export type FieldName = keyof DocumentFields;

export interface Checks {
  readonly requiredFields: CheckResult;
  readonly registrationNumberFormat: CheckResult;
  readonly registrationNumberChecksum: CheckResult;
  readonly amountConsistency: CheckResult;
  readonly taxConsistency: CheckResult;
  /** What `passed` needs, each proven or not. */
  readonly total: CheckResult;
  readonly date: CheckResult;
  readonly issuer: CheckResult;
  readonly items: CheckResult;
  readonly documentKind: CheckResult;
  readonly reading: CheckResult;
}

export type CheckName = keyof Checks;

/** Why a check came out as it did: what speaks for it and what against, by name. */
export interface CheckReason {
  readonly by: readonly string[];
  readonly against: readonly string[];
}

export type DocumentKind = 'invoice' | 'receipt';

/** The items of 消費税法第57条の4 that may be missing. */
export type Missing = 'issuer' | 'registrationNumber' | 'date' | 'description' | 'tax' | 'customer';

/** All that was read from a billing document, with what speaks for and against it. */
export interface ExtractedDocument {
  /** What it was sent in as. */
  readonly kind: DocumentKind;
  /** What it is. */
  readonly documentKind: DocumentKindName;
  readonly documentKindConfidence: number;
  readonly fields: DocumentFields;
  /** The issuer's name, when it has a legal form. */
  readonly legalName: string | null;
  /** The name registered for the T-number, where a register was asked; null otherwise. */
  readonly registeredName: string | null;
  /** The rows about the T-number, from which a register may pick the name it knows. */
  readonly issuerBlock: readonly BlockRow[];
  /** What a qualified invoice must show and this paper does not. */
  readonly missing: readonly Missing[];
  /** Every place where a critical value is printed. */
  readonly prints: readonly {
    readonly what: 'total' | 'tax' | 'base' | 'date' | 'number';
    readonly evidence: Evidence;
  }[];
  readonly supplierNameEnglish: string | null;
  readonly phoneValid: boolean | null;
  readonly bank: Omit<BankAccount, 'row' | 'start' | 'end'> | null;
  readonly withholding: number | null;
  readonly carriedOver: number | null;
  readonly otherRegistrationNumbers: readonly string[];
  /** The number to look up, its check digit holds: the one read, or another reading of the same ink. */
  readonly resolvedNumber: string | null;
  /** It is not what was read first, by a digit or by the T that is missing: it proves nothing about the paper. */
  readonly numberRepaired: boolean;
  readonly rounding: Readonly<Record<string, string>>;
  readonly checks: Checks;
  readonly reasons: Readonly<Partial<Record<CheckName, CheckReason>>>;
  readonly warnings: readonly ExtractionWarning[];
  readonly manualReview: boolean;
  readonly status: ValidationStatus;
}
