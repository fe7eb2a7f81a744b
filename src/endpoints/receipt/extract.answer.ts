import type { CheckResult } from '../../contract/labels/extraction.labels.ts';
import {
  type AnswerInput,
  fieldTrail,
  issuerEnglish,
  localizedDocument,
  overallConfidence,
  warningsOf,
} from '../document.answer.ts';
import { checksAnswer, flatValues, type PublicName, reasonsAnswer } from '../document-values.answer.ts';
import { processingAnswer } from '../processing.answer.ts';
import type { registrationAnswer } from './registration.answer.ts';

/** Names the `fields` filter of a receipt accepts. */
export const RECEIPT_FIELDS = [
  'company',
  'supplier_name',
  'registration_number',
  'corporate_number',
  'date',
  'invoice_date',
  'receipt_date',
  'amount',
  'tax_amount',
  'tax_rate',
  'issue_date',
  'invoice_id',
  'subtotal',
  'total',
  'currency',
  'tax_breakdown',
  'items',
  'customer_name',
  'transaction_time',
  'payment_method',
  'tax_included',
  'summary',
  'supplier_address',
  'supplier_phone',
  'postal_code',
  'phone_number',
  'receipt_number',
  'notes',
] as const satisfies readonly PublicName[];

/** The receipt answer. Contacts are checked for their form only: whether they exist is never claimed. */
export function receiptAnswer<R extends ReturnType<typeof registrationAnswer> | null>(
  input: AnswerInput,
  registration: R,
) {
  const { document, read, language, fields } = input;
  const flat = flatValues(document);
  const asked = (...names: string[]) => fields === null || names.some((name) => fields.has(name));
  const keep = <N extends PublicName>(name: N, ...also: string[]) => (asked(name, ...also) ? flat[name] : null);
  const english = asked('supplier_name', 'company') ? issuerEnglish(input).name : null;
  const trail = fieldTrail(input, RECEIPT_FIELDS);
  const warnings = warningsOf(input);
  const contacts = contactChecks(input);
  const checks = {
    ...checksAnswer(document),
    postal_code_format: contacts.postal,
    phone_format: contacts.phone,
    address_format: contacts.address,
  };
  return {
    document_type: 'receipt' as const,
    document_kind: document.documentKind,
    merchant: {
      name: keep('supplier_name', 'company'),
      name_en: english?.text ?? null,
      legal_name: asked('supplier_name', 'company') ? document.legalName : null,
      registered_name: asked('supplier_name', 'company') ? document.registeredName : null,
      address: keep('supplier_address'),
      phone: keep('phone_number', 'supplier_phone'),
      postal_code: keep('postal_code'),
      registration_number: keep('registration_number'),
      corporate_number: keep('corporate_number'),
    },
    transaction: { date: keep('receipt_date', 'date', 'issue_date', 'invoice_date'), time: keep('transaction_time') },
    receipt: { number: keep('receipt_number', 'invoice_id') },
    amounts: {
      currency: keep('currency'),
      subtotal: keep('subtotal'),
      tax: keep('tax_amount'),
      total: keep('total'),
      payable: keep('amount'),
      tax_included: keep('tax_included'),
      tax_rate: keep('tax_rate'),
      tax_breakdown: keep('tax_breakdown') ?? [],
    },
    items: keep('items') ?? [],
    customer: { name: keep('customer_name') },
    payment: { method: keep('payment_method') },
    summary: keep('summary'),
    notes: keep('notes'),
    qualified_invoice:
      registration && !asked('registration_number')
        ? ({ ...registration, registration_number: null, resolved_registration_number: null } as R)
        : registration,
    processing: { engine: 'structured_ocr', confidence: overallConfidence(document), ...processingAnswer(read) },
    validation: {
      status: document.status,
      manual_review_required: document.manualReview,
      validation_scope: 'format_only' as const,
      document_checks_scope: 'format_and_consistency' as const,
      checks,
      reasons: reasonsAnswer(document),
      tax_rounding: { ...document.rounding },
      postal_code: { value: keep('postal_code'), format_valid: valid(contacts.postal), reality_checked: false },
      phone: {
        value: keep('phone_number', 'supplier_phone'),
        format_valid: valid(contacts.phone),
        reality_checked: false,
      },
      address: {
        value: keep('supplier_address'),
        format_valid: valid(contacts.address),
        house_number_required: true,
        exact_location_checked: false,
      },
    },
    warnings,
    field_confidence: trail.confidence,
    field_sources: trail.sources,
    field_regions: trail.regions,
    field_evidence: trail.evidence,
    privacy: {
      image_retention: 'not_retained' as const,
      raw_text_included: false,
      raw_text_retention: 'not_retained' as const,
    },
    localized: localizedDocument(input, warnings, checks),
    response_language: language,
  };
}

const valid = (result: CheckResult): boolean | null => (result === 'not_applicable' ? null : result === 'passed');

function contactChecks({ document }: AnswerInput): { postal: CheckResult; phone: CheckResult; address: CheckResult } {
  const { postalCode, supplierPhone, supplierAddress } = document.fields;
  const judge = (value: string | null, test: (value: string) => boolean): CheckResult =>
    value === null ? 'not_applicable' : test(value) ? 'passed' : 'failed';
  return {
    postal: judge(postalCode.value, (value) => /^\d{3}-\d{4}$/.test(value)),
    phone: judge(supplierPhone.value, () => document.phoneValid === true),
    // An address without a house number cannot be delivered to.
    address: judge(supplierAddress.value, (value) => /\d|[一二三四五六七八九十]+(?:丁目|番)/.test(value)),
  };
}
