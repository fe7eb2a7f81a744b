import type {
  CheckResult,
  ExtractionWarning,
  PaymentMethod,
  ValidationStatus,
} from '../../../contract/labels/extraction.labels.ts';
import type { TaxBasis } from '../../../japan/consumption-tax.ts';
import type { BankAccount } from '../candidates/bank.ts';
import type { Evidence } from '../candidates/candidate.ts';

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
  readonly taxable_amount: number;
  readonly tax: number | null;
  readonly basis: TaxBasis;
}

export interface LineItem {
  readonly description: string;
  readonly quantity: number | null;
  readonly unit_price: number | null;
  readonly amount: number;
  readonly tax_rate: number | null;
  readonly discount: number | null;
}

export interface DocumentFields {
  readonly supplier_name: Field<string>;
  readonly registration_number: Field<string>;
  readonly corporate_number: Field<string>;
  readonly date: Field<string>;
  readonly due_date: Field<string>;
  readonly transaction_time: Field<string>;
  readonly invoice_id: Field<string>;
  readonly receipt_number: Field<string>;
  readonly customer_name: Field<string>;
  readonly payment_method: Field<PaymentMethod>;
  readonly payment_terms: Field<string>;
  readonly summary: Field<string>;
  readonly notes: Field<string>;
  readonly supplier_address: Field<string>;
  readonly supplier_phone: Field<string>;
  readonly postal_code: Field<string>;
  readonly currency: Field<string>;
  readonly amount: Field<number>;
  readonly subtotal: Field<number>;
  readonly total: Field<number>;
  readonly tax_amount: Field<number>;
  readonly tax_rate: Field<number>;
  readonly tax_included: Field<boolean>;
  readonly tax_breakdown: Field<readonly TaxRow[]>;
  readonly items: Field<readonly LineItem[]>;
}

export type FieldName = keyof DocumentFields;

export interface Checks {
  readonly required_fields: CheckResult;
  readonly registration_number_format: CheckResult;
  readonly registration_number_checksum: CheckResult;
  readonly amount_consistency: CheckResult;
  readonly tax_consistency: CheckResult;
}

export type DocumentKind = 'invoice' | 'receipt';

/** All that was read from a billing document, before it takes the shape of an answer. */
export interface ExtractedDocument {
  readonly kind: DocumentKind;
  readonly fields: DocumentFields;
  readonly supplierNameEn: string | null;
  readonly phoneValid: boolean | null;
  readonly bank: Omit<BankAccount, 'row' | 'start' | 'end'> | null;
  readonly withholding: number | null;
  readonly carriedOver: number | null;
  readonly otherRegistrationNumbers: readonly string[];
  readonly rounding: Readonly<Record<string, string>>;
  readonly checks: Checks;
  readonly warnings: readonly ExtractionWarning[];
  readonly manualReview: boolean;
  readonly status: ValidationStatus;
}
