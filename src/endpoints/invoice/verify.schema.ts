import { Type } from 'typebox';
import { INVOICE_ENTITIES, INVOICE_STATUSES, VERDICTS } from '../../contract/labels/invoice.labels.ts';
import { DATA_FRESHNESS } from '../../contract/labels/registry.labels.ts';
import {
  echoedLanguage,
  literals,
  nullableBoolean,
  nullableLiterals,
  nullableObject,
  nullableString,
  openObject,
  orNull,
  requiredString,
  responseLanguage,
  strictObject,
} from '../../contract/schema.ts';

export const T_NUMBER_PATTERN = '^[Tt][0-9\\s\\-]{13,20}$';

export const InvoiceVerifyRequest = strictObject(
  {
    registration_number: requiredString({
      pattern: T_NUMBER_PATTERN,
      description: 'T-number; spaces, hyphens and a lower-case t are normalized.',
      examples: ['T1180301018771'],
    }),
    response_language: responseLanguage(),
  },
  { title: 'InvoiceVerifyRequest' },
);

const invoiceFields = {
  registration_number: nullableString('T and 13 digits; null when the input does not come down to that.'),
  record_found: Type.Boolean({ default: false, description: 'The number is in the registry.' }),
  status: literals(INVOICE_STATUSES, { description: 'State of the registration today, in Japan.' }),
  status_label: nullableString('The status in Japanese.'),
  status_label_en: nullableString('The status in English.'),
  verdict: nullableLiterals(VERDICTS, 'Can this issuer issue qualified invoices today?'),
  format_valid: nullableBoolean('T and 13 digits.'),
  checksum_valid: nullableBoolean('The check digit; null without 13 digits.'),
  qualified_invoice_registered: Type.Boolean({ default: false, description: 'Registered today.' }),
  match: nullableBoolean('Null: nothing is compared here.'),
  verification_scope: nullableString('NTA_invoice_registry.'),
  entity: nullableLiterals(INVOICE_ENTITIES, 'Who is registered.'),
  corporate_number: nullableString('Corporate number of a corporation or body; null for an individual.'),
  name: nullableString('Registered name; null for individuals who publish none.'),
  registered_name: nullableString('Same as name.'),
  registered_name_en: nullableString('Same as name_en_display.'),
  name_en_official: nullableString('Official English name of the company.'),
  name_en_display: nullableString('English name to show.'),
  name_en_source: nullableString('Where name_en_display comes from.'),
  name_en_confidence: nullableString('official, high, medium or low.'),
  trade_name: nullableString('Published trade name (屋号).'),
  address: nullableString('Registered address; null when not published.'),
  address_en_display: nullableString('English display of the address.'),
  registration_date: nullableString('First day of the registration, YYYY-MM-DD.'),
  cancel_date: nullableString('First day after a cancellation (取消), YYYY-MM-DD.'),
  expire_date: nullableString('First day after an expiry (失効), YYYY-MM-DD.'),
  update_date: nullableString('Day of the last change in the registry.'),
  reason: nullableString('The status when it is not registered, or why nothing could be decided.'),
  risk_flags: Type.Array(literals(['registry_stale', 'sample_data']), { description: 'What the data are worth.' }),
  source: nullableString('nta_invoice_registry; sample for invented rows of the sample.'),
  data_freshness: nullableLiterals(DATA_FRESHNESS, 'monthly_snapshot, daily_index, partial, stale or sample.'),
  data_as_of: nullableString('Day the data speak about, YYYY-MM-DD; in the sample that of the row.'),
  localized: nullableObject('Labels and the attribution of the source, per language asked.'),
  response_language: echoedLanguage(),
};

export const InvoiceResponse = openObject(invoiceFields, { title: 'InvoiceResponse' });

export const InvoiceBatchRequest = strictObject(
  {
    registration_numbers: Type.Array(Type.String(), {
      minItems: 1,
      maxItems: 10,
      description: '1 to 10 T-numbers. A malformed one is a result of its own, not an error of the request.',
    }),
    response_language: responseLanguage(),
  },
  { title: 'InvoiceBatchRequest' },
);

export const InvoiceBatchResponse = openObject(
  {
    results: Type.Array(
      openObject({
        ...invoiceFields,
        index: Type.Integer({ description: 'Place of the entry in the request, from 0.' }),
        error: orNull(openObject({ code: Type.String(), message: Type.String(), message_ja: Type.String() })),
        retryable: Type.Boolean({ default: false }),
      }),
      { description: 'One per entry, in the order of the request.' },
    ),
    count: Type.Integer({ description: 'Number of results.' }),
    max_batch_size: Type.Integer({ default: 10 }),
    response_language: echoedLanguage(),
  },
  { title: 'InvoiceBatchResponse' },
);
