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

/** Names the `fields` filter of an invoice accepts. */
export const INVOICE_FIELDS = [
  'company',
  'supplier_name',
  'registration_number',
  'corporate_number',
  'date',
  'invoice_date',
  'amount',
  'tax_amount',
  'tax_rate',
  'issue_date',
  'due_date',
  'invoice_id',
  'subtotal',
  'total',
  'currency',
  'tax_breakdown',
  'items',
  'customer_name',
  'payment_method',
  'tax_included',
  'summary',
  'payment_terms',
  'supplier_address',
  'supplier_phone',
  'postal_code',
  'notes',
] as const satisfies readonly PublicName[];

/** The ExtractResult of an invoice. Registries are never opened here, so nothing in it comes from one. */
export function invoiceAnswer(input: AnswerInput) {
  const { document, read, language, fields } = input;
  const flat = flatValues(document);
  const asked = (name: string) => fields === null || fields.has(name);
  const keep = <N extends PublicName>(name: N) => (asked(name) ? flat[name] : null);
  const trail = fieldTrail(input, INVOICE_FIELDS);
  const english = issuerEnglish(input);
  const warnings = warningsOf(input);
  const nameAsked = asked('supplier_name') || asked('company');
  const addressAsked = asked('supplier_address');
  return {
    document_type: 'invoice' as const,
    document_kind: document.documentKind,
    company: keep('company'),
    supplier_name: keep('supplier_name'),
    legal_name: nameAsked ? document.legalName : null,
    registered_name: nameAsked ? document.registeredName : null,
    registration_number: keep('registration_number'),
    resolved_registration_number: asked('registration_number') ? document.resolvedNumber : null,
    corporate_number: keep('corporate_number'),
    date: keep('date'),
    invoice_date: keep('invoice_date'),
    receipt_date: null,
    issue_date: keep('issue_date'),
    due_date: keep('due_date'),
    invoice_id: keep('invoice_id'),
    customer_name: keep('customer_name'),
    transaction_time: null,
    payment_method: keep('payment_method'),
    payment_terms: keep('payment_terms'),
    summary: keep('summary'),
    supplier_address: keep('supplier_address'),
    supplier_phone: keep('supplier_phone'),
    postal_code: keep('postal_code'),
    phone_number: keep('supplier_phone'),
    receipt_number: null,
    notes: keep('notes'),
    currency: keep('currency'),
    amount: keep('amount'),
    subtotal: keep('subtotal'),
    total: keep('total'),
    tax_amount: keep('tax_amount'),
    tax_rate: keep('tax_rate'),
    tax_breakdown: keep('tax_breakdown') ?? [],
    items: keep('items') ?? [],
    tax_included: keep('tax_included'),
    vendor: {
      name: nameAsked ? flat.supplier_name : null,
      name_en: nameAsked ? (english.name?.text ?? null) : null,
      address: keep('supplier_address'),
      phone: keep('supplier_phone'),
      postal_code: keep('postal_code'),
      registration_number: keep('registration_number'),
      corporate_number: keep('corporate_number'),
    },
    invoice: {
      id: keep('invoice_id'),
      issue_date: asked('issue_date') || asked('date') || asked('invoice_date') ? flat.issue_date : null,
      due_date: keep('due_date'),
      customer_name: keep('customer_name'),
      payment_terms: keep('payment_terms'),
    },
    amounts: {
      currency: keep('currency'),
      subtotal: keep('subtotal'),
      tax: keep('tax_amount'),
      total: keep('total'),
      payable: keep('amount'),
      tax_included: keep('tax_included'),
      tax_breakdown: keep('tax_breakdown') ?? [],
      withholding: fields === null || asked('amount') ? document.withholding : null,
      carried_over: fields === null || asked('amount') ? document.carriedOver : null,
    },
    bank_account: fields === null || asked('payment_method') ? bankAnswer(document) : null,
    other_registration_numbers: asked('registration_number') ? [...document.otherRegistrationNumbers] : [],
    processing: { engine: 'structured_ocr', confidence: overallConfidence(document), ...processingAnswer(read) },
    validation: {
      status: document.status,
      manual_review_required: document.manualReview,
      registry_checked: false,
      checks: checksAnswer(document),
      reasons: reasonsAnswer(document),
      tax_rounding: { ...document.rounding },
    },
    warnings,
    field_confidence: trail.confidence,
    field_sources: trail.sources,
    field_regions: trail.regions,
    field_evidence: trail.evidence,
    supplier_name_en: nameAsked ? (english.name?.text ?? null) : null,
    supplier_name_en_source: nameAsked ? (english.name?.source ?? null) : null,
    supplier_name_en_confidence: nameAsked ? (english.name?.confidence ?? null) : null,
    supplier_address_en: addressAsked ? (english.address?.text ?? null) : null,
    supplier_address_en_source: addressAsked ? (english.address?.source ?? null) : null,
    supplier_address_en_confidence: addressAsked ? (english.address?.confidence ?? null) : null,
    privacy: {
      image_retention: 'not_retained' as const,
      raw_text_included: false,
      raw_text_retention: 'not_retained' as const,
    },
    localized: localizedDocument(input, warnings),
    response_language: language,
  };
}

const bankAnswer = ({ bank }: AnswerInput['document']) =>
  bank && { bank_name: bank.bankName, branch: bank.branch, type: bank.type, number: bank.number, holder: bank.holder };
