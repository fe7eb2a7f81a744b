import { Type } from 'typebox';
import {
  CHECK_DECISIONS,
  INVOICE_ENTITIES,
  INVOICE_RISK_FLAGS,
  INVOICE_STATUSES,
  VERDICTS,
} from '../../contract/labels/invoice.labels.ts';
import { DATA_FRESHNESS } from '../../contract/labels/registry.labels.ts';
import {
  echoedLanguage,
  inCatalog,
  literals,
  nullableBoolean,
  nullableLiterals,
  nullableObject,
  nullableString,
  openObject,
  optionalString,
  orNull,
  requiredString,
  responseLanguage,
  strictObject,
} from '../../contract/schema.ts';

export const InvoiceCheckRequest = strictObject(
  {
    registration_number: requiredString({
      minLength: 1,
      maxLength: 32,
      description: 'T-number of the issuer; what is none is answered invalid_number.',
      examples: ['T1180301018771'],
      // Guidance for those who fill the field in: what else is sent is answered, not refused.
      ...inCatalog({ pattern: '^[Tt][0-9\\s\\-]{13,20}$' }),
    }),
    supplier_name: optionalString({ maxLength: 300, description: 'Issuer name to compare; not OCR input.' }),
    address: optionalString({ maxLength: 500, description: 'Issuer address to compare; not OCR input.' }),
    response_language: responseLanguage(),
  },
  { title: 'InvoiceCheckRequest' },
);

const RESOLVED_SOURCES = ['ocr', 'request', 'nta_corporate_registry', 'nta_invoice_registry', 'sample'] as const;
const resolution = {
  ocr: nullableString('As read from the document; null in a plain check.'),
  registry: nullableString('As registered.'),
  resolved: nullableString('The value to use.'),
  resolved_source: nullableLiterals(RESOLVED_SOURCES, 'Where the resolved value comes from.'),
};

const IssuerResolution = openObject(
  {
    supplier_name: openObject(resolution),
    supplier_address: openObject(resolution),
    registration_number: openObject(resolution, {
      description: 'Where a digit of a picture was chosen among its readings, `resolved` differs from `ocr`.',
    }),
    supplier_phone: openObject({ ...resolution, registry_available: Type.Boolean() }),
    registry_available_fields: Type.Array(Type.String()),
    registry_unavailable_fields: Type.Array(Type.String()),
  },
  { title: 'IssuerResolution' },
);

/** Also the `verification` of extract-and-verify. */
export const InvoiceCheckResponse = openObject(
  {
    decision: literals(CHECK_DECISIONS, { description: 'The first of these that fits.' }),
    decision_label: nullableString('The decision in Japanese.'),
    decision_label_en: nullableString('The decision in English.'),
    verdict: nullableLiterals(VERDICTS, 'Can this issuer issue qualified invoices today?'),
    registration_number: nullableString('T and 13 digits, as sent or as the document has it.'),
    resolved_registration_number: nullableString('The number that was looked up: its check digit holds.'),
    registration_status: nullableLiterals(INVOICE_STATUSES, 'State of the registration today, in Japan.'),
    registration_status_label: nullableString('The status in Japanese.'),
    registration_status_label_en: nullableString('The status in English.'),
    format_valid: nullableBoolean('T and 13 digits.'),
    checksum_valid: nullableBoolean('The check digit; null without 13 digits.'),
    qualified_invoice_registered: Type.Boolean({ default: false, description: 'Registered today.' }),
    record_found: Type.Boolean({ default: false, description: 'The number is in the registry.' }),
    corporate_number: nullableString('Corporate number of the issuer; null for an individual.'),
    entity: nullableLiterals(INVOICE_ENTITIES, 'Who is registered.'),
    legal_name: nullableString('Name in the corporate registry, else in the invoice registry.'),
    registered_name: nullableString('Name in the invoice registry.'),
    registered_name_en: nullableString('English display of it.'),
    legal_name_en: nullableString('English name to show.'),
    legal_name_en_source: nullableString('Where it comes from.'),
    legal_name_en_confidence: nullableString('official, high, medium or low.'),
    registered_address: nullableString('Registered address.'),
    registered_address_en: nullableString('English address to show.'),
    registered_address_en_source: nullableString('Where it comes from.'),
    registered_address_en_confidence: nullableString('official, high, medium or low.'),
    supplier_name: nullableString('The name that was compared.'),
    supplier_name_en: nullableString('English display of it.'),
    supplier_name_en_source: nullableString('Where it comes from.'),
    supplier_name_en_confidence: nullableString('official, high, medium or low.'),
    company_match: nullableBoolean('Name agrees; null when nothing was supplied or no name is published.'),
    address_match: nullableBoolean('Same block or town; null when not comparable.'),
    risk_flags: Type.Array(literals(INVOICE_RISK_FLAGS), { description: 'Review signals, not proof of fraud.' }),
    risk_labels: Type.Array(Type.String(), { description: 'The flags in Japanese.' }),
    risk_labels_en: Type.Array(Type.String(), { description: 'The flags in English.' }),
    currency: Type.String({ default: 'JPY' }),
    registration_date: nullableString('First day of the registration.'),
    cancel_date: nullableString('First day after a cancellation.'),
    expire_date: nullableString('First day after an expiry.'),
    judged_on: nullableString('Day the decision is for: today, or the date of the document.'),
    status_on_date: nullableLiterals(
      INVOICE_STATUSES,
      'State of the registration on that day; decision and verdict follow it.',
    ),
    reason: nullableString(
      'Why nothing was decided: registry_sample, registry_partial, registry_stale, document_date_missing, document_date_in_future.',
    ),
    data_freshness: nullableLiterals(DATA_FRESHNESS, 'Of the invoice registry.'),
    data_as_of: nullableString('Day the data speak about, YYYY-MM-DD.'),
    source: nullableString('nta_invoice_registry; sample for invented rows of the sample.'),
    evidence: nullableObject('How name and address compare; state of the company data.'),
    company: nullableObject('The company record behind the registration.'),
    issuer_resolution: orNull(IssuerResolution),
    localized: nullableObject('Labels and the attribution of the sources, per language asked.'),
    response_language: echoedLanguage(),
  },
  { title: 'InvoiceCheckResponse' },
);
