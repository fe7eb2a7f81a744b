import { Type } from 'typebox';
import { MEGABYTE } from '../../contract/endpoint.ts';
import {
  CHECK_DECISIONS,
  INVOICE_RISK_FLAGS,
  INVOICE_STATUSES,
  VERDICTS,
} from '../../contract/labels/invoice.labels.ts';
import { DATA_FRESHNESS } from '../../contract/labels/registry.labels.ts';
import {
  echoedLanguage,
  literals,
  nullableBoolean,
  nullableLiterals,
  nullableNumber,
  nullableObject,
  nullableString,
  openObject,
  optionalUpload,
  requiredString,
  responseLanguage,
  strictObject,
} from '../../contract/schema.ts';
import { judgeDocumentIssuer } from '../../usecases/document-issuer.ts';
import {
  checkResult,
  documentChecks,
  documentKind,
  fieldConfidence,
  fieldEvidence,
  fieldRegions,
  fieldSources,
  httpsUrlNotNull,
  lineItems,
  MAX_UPLOAD_CHARS,
  maxPages,
  mimeType,
  paymentMethod,
  privacy,
  processing,
  taxBreakdown,
  UPLOAD_DESCRIPTION,
  validationOf,
  warningList,
} from '../document.schema.ts';
import { loadDocument, sourceCount } from '../load-document.ts';
import { endpoint } from '../services.ts';
import { RECEIPT_FIELDS, receiptAnswer } from './extract.answer.ts';
import example from './extract.example.json' with { type: 'json' };
import { registrationAnswer } from './registration.answer.ts';

const ReceiptExtractRequest = strictObject(
  {
    text: Type.Optional(
      requiredString({ maxLength: 12_000, description: 'Text of the receipt, when it is already there.' }),
    ),
    image_base64: optionalUpload({ maxLength: MAX_UPLOAD_CHARS, nullable: false, description: UPLOAD_DESCRIPTION }),
    file_url: httpsUrlNotNull('HTTPS address of an image or document.'),
    mime_type: mimeType(),
    max_pages: maxPages(2),
    fields: Type.Optional(
      Type.Array(literals(RECEIPT_FIELDS), {
        minItems: 1,
        maxItems: 20,
        description: 'Fields to extract; all when omitted.',
      }),
    ),
    response_language: responseLanguage(),
  },
  { title: 'ReceiptExtractRequest' },
);

const text = nullableString;
const contact = { value: text(), format_valid: nullableBoolean() };

const ReceiptResponse = openObject(
  {
    document_type: literals(['receipt']),
    document_kind: documentKind(),
    merchant: openObject({
      name: text('As printed; with its legal form when printed.'),
      legal_name: text('The printed name, when it has a legal form.'),
      registered_name: text('Registered for the T-number.'),
      name_en: text('Printed, or spelled from kana.'),
      address: text(),
      phone: text(),
      postal_code: text(),
      registration_number: text('T-number.'),
      corporate_number: text('Null for individuals.'),
    }),
    transaction: openObject({ date: text('YYYY-MM-DD.'), time: text('HH:MM.') }),
    receipt: openObject({ number: text() }),
    amounts: openObject({
      currency: text('ISO 4217.'),
      subtotal: nullableNumber('As printed.'),
      tax: nullableNumber('Consumption tax.'),
      total: nullableNumber('Tax included.'),
      payable: nullableNumber('Differs from the total when points were used.'),
      tax_included: nullableBoolean('Whether the printed prices carry the tax.'),
      tax_rate: nullableNumber('Percent, when there is only one rate.'),
      tax_breakdown: taxBreakdown(),
    }),
    items: lineItems(),
    customer: openObject({ name: text() }),
    payment: openObject({ method: paymentMethod() }),
    summary: text('但し書き.'),
    notes: text(),
    qualified_invoice: openObject(
      {
        decision: literals(CHECK_DECISIONS),
        verdict: literals(VERDICTS),
        registration_number: text(),
        format_valid: nullableBoolean(),
        checksum_valid: nullableBoolean(),
        qualified_invoice_registered: Type.Boolean(),
        resolved_registration_number: text('The number that was looked up: its check digit holds.'),
        judged_on: text('Date of the receipt; decision and verdict are for it.'),
        status_on_date: nullableLiterals(INVOICE_STATUSES, 'State of the registration on that day.'),
        registration_status: nullableLiterals(INVOICE_STATUSES, 'State today.'),
        registered_name: text(),
        registration_date: text('First day of the registration.'),
        cancel_date: text('First day after a cancellation.'),
        expire_date: text('First day after an expiry.'),
        reason: text('Why nothing was decided.'),
        risk_flags: Type.Array(literals(INVOICE_RISK_FLAGS)),
        source: text('nta_invoice_registry; sample for invented rows of the sample.'),
        data_as_of: text('Day the data speak about.'),
        data_freshness: nullableLiterals(DATA_FRESHNESS, 'What the data are worth.'),
      },
      { description: 'What the invoice registry says about the T-number.' },
    ),
    processing: processing(),
    validation: validationOf({
      validation_scope: literals(['format_only']),
      document_checks_scope: literals(['format_and_consistency']),
      checks: openObject({
        ...documentChecks(),
        postal_code_format: checkResult(),
        phone_format: checkResult(),
        address_format: checkResult(),
      }),
      postal_code: openObject({ ...contact, reality_checked: Type.Boolean() }),
      phone: openObject({ ...contact, reality_checked: Type.Boolean() }),
      address: openObject({
        ...contact,
        house_number_required: Type.Boolean(),
        exact_location_checked: Type.Boolean(),
      }),
    }),
    warnings: warningList(),
    field_confidence: fieldConfidence(),
    field_sources: fieldSources(),
    field_regions: fieldRegions(),
    field_evidence: fieldEvidence(),
    privacy: privacy(),
    localized: nullableObject('Labels in the languages asked for.'),
    response_language: echoedLanguage(),
  },
  { title: 'ReceiptExtractResponse' },
);

export default endpoint({
  method: 'POST',
  path: '/jp-receipt/extract',
  name: 'jp_receipt_extract',
  price: '$0.03',
  summary: 'Read a Japanese receipt into expense evidence',
  summaryJa: '領収書・レシートの読み取り',
  description:
    'Extracts merchant, date, time, amounts, tax per rate, items and payment method from a Japanese receipt (text, Base64 image, PDF, HEIF or TIFF, or HTTPS URL), checks amounts, tax and T-number, and looks a detected T-number up in the qualified-invoice registry. Phone, postal code and address are checked for their form only. Files are not retained.',
  tags: ['japan', 'receipt', 'ocr', 'expense', 't-number'],
  input: ReceiptExtractRequest,
  output: ReceiptResponse,
  errors: [
    'document_unreadable',
    'document_empty',
    'document_encrypted',
    'file_url_refused',
    'payload_too_large',
    'image_too_large',
    'unsupported_media_type',
    'ocr_queue_full',
    'engine_queue_full',
    'ocr_invalid_output',
    'engine_invalid_output',
    'file_url_unreachable',
    'registry_unavailable',
    'ocr_timeout',
    'engine_timeout',
    'file_url_timeout',
  ],
  check: (input) =>
    sourceCount(input) > 0 ? undefined : 'At least one of text, image_base64 and file_url is required',
  example,
  limits: { bodyBytes: 36 * MEGABYTE, budgetMs: 60_000 },
  needs: ['extraction', 'documents', 'companyRegistry', 'invoiceRegistry'],
  replay: 'recompute',
  handler: async (input, { deps, signal, now }) => {
    const registries = { companies: deps.companyRegistry, invoices: deps.invoiceRegistry, now: now() };
    const source = await loadDocument(
      { text: input.text, upload: input.image_base64, url: input.file_url },
      { documents: deps.documents, maxPages: input.max_pages ?? 2, mimeType: input.mime_type, signal },
    );
    const { document, read } = await deps.extraction.document('receipt', source!, signal);
    // The name on a receipt is a shop's, so it is not compared.
    const issuer = judgeDocumentIssuer(registries, document, { name: null, address: null });
    return receiptAnswer(
      {
        document: issuer.document,
        read,
        language: input.response_language ?? 'both',
        fields: input.fields ? new Set<string>(input.fields) : null,
        address: deps.extraction.address,
      },
      registrationAnswer(registries, issuer),
    );
  },
});
