import { type Static, Type } from 'typebox';
import type { BrokenRule } from '../../contract/rules.ts';
import {
  echoedLanguage,
  literals,
  nullableBoolean,
  nullableNumber,
  nullableObject,
  nullableString,
  openObject,
  optionalString,
  optionalUpload,
  responseLanguage,
  strictObject,
} from '../../contract/schema.ts';
import {
  documentChecks,
  documentKind,
  fieldConfidence,
  fieldEvidence,
  fieldRegions,
  fieldSources,
  httpsUrl,
  lineItems,
  listOf,
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
import { sourceCount } from '../load-document.ts';
import { INVOICE_FIELDS } from './extract.answer.ts';

const source = {
  text: optionalString({ maxLength: 12_000, description: 'Text of the document, when it is already there.' }),
  image_base64: optionalUpload({ minLength: 1, maxLength: MAX_UPLOAD_CHARS, description: UPLOAD_DESCRIPTION }),
  file_url: httpsUrl('HTTPS address of an image or document.'),
  mime_type: mimeType(),
  max_pages: maxPages(2),
  response_language: responseLanguage(),
  fields: Type.Optional(
    Type.Array(literals(INVOICE_FIELDS), {
      minItems: 1,
      maxItems: 24,
      description: 'Fields to extract; all when omitted.',
    }),
  ),
};

export const InvoiceExtractRequest = strictObject(source, { title: 'InvoiceExtractRequest' });
export const InvoiceExtractVerifyRequest = strictObject(
  {
    ...source,
    supplier_name: optionalString({ maxLength: 300, description: 'Issuer name to compare instead of the one read.' }),
    address: optionalString({ maxLength: 500, description: 'Issuer address to compare instead of the one read.' }),
  },
  { title: 'InvoiceExtractVerifyRequest' },
);

/** Exactly one source; a blank string counts as absent. */
export const oneSource = (input: Static<typeof InvoiceExtractRequest>): BrokenRule | undefined =>
  sourceCount(input) === 1 ? undefined : 'Exactly one of text, image_base64 and file_url is required';

const text = nullableString;

export const ExtractResult = openObject(
  {
    document_type: literals(['invoice']),
    document_kind: documentKind(),
    company: text('Same as supplier_name.'),
    supplier_name: text('Issuer as printed; with its legal form when printed.'),
    legal_name: text('The printed name, when it has a legal form.'),
    registered_name: text('Registered for the T-number; null in plain extraction.'),
    registration_number: text('T-number of the issuer, as read.'),
    resolved_registration_number: text(
      'The number whose check digit holds: as read, or in a picture another reading of the same ink.',
    ),
    corporate_number: text('Corporate number of the issuer; null for individuals.'),
    date: text('Same as issue_date.'),
    invoice_date: text('Same as issue_date.'),
    receipt_date: text('Always null for an invoice.'),
    issue_date: text('YYYY-MM-DD.'),
    due_date: text('YYYY-MM-DD; derived from payment terms when field_sources says parser.'),
    invoice_id: text('Invoice number.'),
    customer_name: text('Whom it is made out to.'),
    transaction_time: text('Always null for an invoice.'),
    payment_method: paymentMethod(),
    payment_terms: text(),
    summary: text('件名 or 但し書き.'),
    supplier_address: text('As printed.'),
    supplier_phone: text('As printed; never compared with a registry.'),
    postal_code: text('NNN-NNNN.'),
    phone_number: text('Same as supplier_phone.'),
    receipt_number: text('Always null for an invoice.'),
    notes: text(),
    currency: text('ISO 4217.'),
    amount: nullableNumber(
      'What is payable: the total less withholding, points or a part payment, or with a balance carried over.',
    ),
    subtotal: nullableNumber('As printed.'),
    total: nullableNumber('Total of the document, tax included.'),
    tax_amount: nullableNumber('Consumption tax.'),
    tax_rate: nullableNumber('Percent, when there is only one rate.'),
    tax_breakdown: taxBreakdown(),
    items: lineItems(),
    tax_included: nullableBoolean('Whether the printed prices carry the tax.'),
    vendor: openObject({
      name: text(),
      name_en: text(),
      address: text(),
      phone: text(),
      postal_code: text(),
      registration_number: text(),
      corporate_number: text(),
    }),
    invoice: openObject({
      id: text(),
      issue_date: text(),
      due_date: text(),
      customer_name: text(),
      payment_terms: text(),
    }),
    amounts: openObject({
      currency: text(),
      subtotal: nullableNumber(),
      tax: nullableNumber(),
      total: nullableNumber(),
      payable: nullableNumber(),
      tax_included: nullableBoolean(),
      tax_breakdown: taxBreakdown(),
      withholding: nullableNumber('源泉徴収税額.'),
      carried_over: nullableNumber('Balance carried over from the last statement.'),
    }),
    bank_account: Type.Unsafe<{
      bank_name: string;
      branch: string | null;
      type: string | null;
      number: string | null;
      holder: string | null;
    } | null>({
      type: ['object', 'null'],
      description: 'Account to transfer to, as printed: bank_name, branch, type, number, holder.',
    }),
    other_registration_numbers: listOf(Type.String(), {
      description: 'Further T-numbers on the paper, such as the buyer’s.',
    }),
    processing: processing(),
    validation: validationOf({
      registry_checked: Type.Boolean({ description: 'False for plain extraction, which never opens a registry.' }),
      checks: openObject(documentChecks()),
    }),
    warnings: warningList(),
    field_confidence: fieldConfidence(),
    field_sources: fieldSources(),
    field_regions: fieldRegions(),
    field_evidence: fieldEvidence(),
    supplier_name_en: text(),
    supplier_name_en_source: text('document_printed, kana_hepburn or generated.'),
    supplier_name_en_confidence: text(),
    supplier_address_en: text(),
    supplier_address_en_source: text(),
    supplier_address_en_confidence: text(),
    privacy: privacy(),
    localized: nullableObject('Labels in the languages asked for.'),
    response_language: echoedLanguage(),
  },
  { title: 'ExtractResult' },
);
