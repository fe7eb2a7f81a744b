import { Type } from 'typebox';
import { ISSUER_CONFLICTS, ISSUER_STATUSES, PINT_DECISIONS } from '../../contract/labels/pint.labels.ts';
import {
  echoedLanguage,
  literals,
  nullableBoolean,
  nullableLiterals,
  nullableString,
  openObject,
  optionalLiterals,
  optionalString,
  orNull,
  requiredString,
  responseLanguage,
  strictObject,
} from '../../contract/schema.ts';
import { ADVISORY_CODES, LAYER_STATES, LAYERS, VARIANTS } from '../../engines/pint/index.ts';

export const PintRequest = strictObject({
  xml: optionalString({
    description: 'The invoice XML as text: a UBL 2.1 Invoice, at most 5,242,880 bytes in UTF-8.',
  }),
  // Not an upload: beside files the server keeps little room for text, and `xml` needs all of it.
  xml_base64: optionalString({
    description:
      'The same as Base64 of the UTF-8 file, at most 5,242,880 bytes decoded. Give either xml or xml_base64.',
  }),
  rule_set: optionalLiterals(['auto', ...VARIANTS] as const, {
    default: 'auto',
    description:
      'Which JP PINT 1.1.3 rules apply. auto follows the CustomizationID of the document: billing, self_billing or non_tax_registered.',
  }),
  verify_issuer: Type.Optional(
    Type.Boolean({
      default: true,
      description: 'Compare the seller with the qualified-invoice registry, as of the invoice date.',
    }),
  ),
  response_language: responseLanguage(),
});

const integer = (description: string) => Type.Integer({ description });
const text = (description: string) => requiredString({ description });
const list = (description: string) => Type.Array(Type.String(), { description });

const Finding = strictObject({
  layer: literals(LAYERS, { description: 'syntax (XML), xsd (UBL 2.1 structure), pint_shared or pint_jp (rules).' }),
  rule_id: text('Official rule id (ibr-…, aligned-…), or ours: XML-…, UBL-…, PINT-EVAL-ERROR.'),
  severity: literals(['fatal'] as const, { description: 'All official JP PINT rules are fatal.' }),
  location: nullableString('Path of the element the rule is about.'),
  points_to: nullableString('Path of the element to change, when it is another one.'),
  line: integer('Line from 1.'),
  column: integer('Column from 1, in characters.'),
  business_terms: list('Terms of the JP PINT semantic model, such as ibt-131.'),
  message: nullableString('What is wrong, in English.'),
  message_ja: nullableString('何が誤っているか（日本語）。'),
  fix_hint: nullableString('What to change, in English.'),
  fix_hint_ja: nullableString('直し方（日本語）。'),
  actual: nullableString('The value found, where one value is at fault.'),
  expected: nullableString('The value expected, where it can be computed; a code or a number as such.'),
  expected_ja: nullableString('The value expected, with its words in Japanese.'),
});

const Advisory = strictObject({
  code: literals(ADVISORY_CODES, { description: 'A remark of this service; it never decides document_valid.' }),
  severity: literals(['advisory'] as const),
  location: text('Path of the element.'),
  line: integer('Line from 1.'),
  column: integer('Column from 1.'),
  message: nullableString('The remark in English.'),
  message_ja: nullableString('日本語の注記。'),
  actual: nullableString('The value found.'),
  expected: nullableString('The value expected.'),
  expected_ja: nullableString('The value expected, with its words in Japanese.'),
});

const SchemedId = strictObject({
  scheme: nullableString('schemeID: 0188 corporate number, 0221 registration number.'),
  value: text('The identifier.'),
});

const layerState = () => literals(LAYER_STATES);

export const PintResponse = openObject(
  {
    document_valid: Type.Boolean({
      description:
        'Equal to the verdict of the official UBL 2.1 schema and JP PINT 1.1.3 rules. Independent of any registry.',
    }),
    decision: literals(PINT_DECISIONS, {
      description:
        'verified: valid, and the issuer was registered on its date under this name. valid_unverified: valid, issuer not confirmed. manual_review: conflict with the registry. rejected: not valid.',
    }),
    decision_label: nullableString('日本語の説明。'),
    decision_label_en: nullableString('The decision in English.'),
    trusted: Type.Boolean({ description: 'True only for verified.' }),
    manual_review_required: Type.Boolean({ description: 'A person should look at it.' }),
    profile: strictObject({
      customization_id: nullableString('CustomizationID of the document.'),
      profile_id: nullableString('ProfileID of the document.'),
      type_code: nullableString('InvoiceTypeCode of the document.'),
      variant: literals(VARIANTS, { description: 'The document type whose rules were applied.' }),
    }),
    invoice: strictObject({
      id: nullableString('Invoice number.'),
      issue_date: nullableString('Issue date as written.'),
      tax_point_date: nullableString('Tax point date as written.'),
      period_start: nullableString('Start of the invoice period as written.'),
      period_end: nullableString('End of the invoice period as written.'),
      lines: integer('Number of invoice lines.'),
      elements: integer('Number of XML elements.'),
    }),
    rule_set: strictObject({
      name: text('Name of the rule set.'),
      version: text('Version of JP PINT.'),
      ubl: text('Version of UBL.'),
      rules_total: integer('Number of rules.'),
      engine: literals(['native'] as const, { description: 'Rules run natively, not as XSLT.' }),
      proof: literals(['differential', 'examples_only'] as const, {
        description: 'How equality with the official rules is shown.',
      }),
      rule_set_digest: text('SHA-256 over rules, code lists and content model.'),
    }),
    layers: strictObject({
      syntax: layerState(),
      xsd: layerState(),
      pint_shared: layerState(),
      pint_jp: layerState(),
    }),
    summary: strictObject({
      fatal: integer('Violations found.'),
      warning: integer('Always 0: the rule set knows no warnings.'),
      advisory: integer('Remarks of this service.'),
      findings_total: integer('All violations, listed or not.'),
      findings_truncated: Type.Boolean({
        description: 'More than 500 violations: the list is cut, the counts are not.',
      }),
    }),
    rule_counts: Type.Record(Type.String(), Type.Integer(), { description: 'Violations per rule id, complete.' }),
    findings: Type.Array(Finding, { description: 'At most 500, in document order.' }),
    advisories: Type.Array(Advisory, { description: 'At most 100.' }),
    issuer: strictObject({
      registration_number: nullableString("The seller's VAT-scheme identifier as written."),
      format_valid: nullableBoolean('T and 13 digits.'),
      checksum_valid: nullableBoolean('The check digit is right.'),
      corporate_number: nullableString('The 13 digits, where the document gives them.'),
      name: nullableString('Registered name as written.'),
      trade_name: nullableString('Trading name as written.'),
      address: nullableString('Postal address as written, in Japanese order.'),
      postal_code: nullableString('Postal code as written.'),
      country: nullableString('Country code.'),
      endpoint: orNull(SchemedId),
      legal_id: orNull(SchemedId),
    }),
    issuer_evidence: strictObject({
      checked: Type.Boolean({ description: 'False when not asked for, or no registry is loaded.' }),
      registry_status: literals(ISSUER_STATUSES),
      registry_status_label: nullableString('日本語の説明。'),
      registry_status_label_en: nullableString('The status in English.'),
      judged_on: nullableString('The day the registration is judged on: tax point, end of period, or issue date.'),
      status_on_date: nullableLiterals(ISSUER_STATUSES, 'The registration on that day.'),
      valid_on_invoice_date: nullableBoolean('The registration held on that day.'),
      registered_name: nullableString('Name in the registry.'),
      registered_address: nullableString('Address in the registry.'),
      registration_date: nullableString('Start of the registration.'),
      cancel_date: nullableString('First day after a cancellation.'),
      expire_date: nullableString('First day after an expiry.'),
      name_match: nullableBoolean('The written name is the registered one; null when none is published.'),
      address_match: nullableBoolean('The written address is the registered one; not a conflict when false.'),
      conflicts: Type.Array(literals(ISSUER_CONFLICTS), { description: 'Each one asks for manual review.' }),
      conflict_labels: list('矛盾の説明（日本語）。'),
      conflict_labels_en: list('The conflicts in English.'),
      risk_flags: Type.Array(literals(['registry_stale', 'sample_data']), {
        description: 'What limits the registry data.',
      }),
      data_as_of: nullableString('Date of the registry data.'),
      data_freshness: nullableString('How the data was kept up to date.'),
      source: nullableString('The registry; sample for invented rows of the sample.'),
      reason: nullableString(
        'Why nothing was decided: registry_sample, registry_partial, registry_stale, document_date_missing, document_date_in_future.',
      ),
    }),
    totals: strictObject({
      currency: nullableString('Invoice currency.'),
      line_total: nullableString('Sum of lines, as written.'),
      tax_exclusive: nullableString('Total without tax, as written.'),
      tax: nullableString('Tax total in invoice currency, as written.'),
      tax_inclusive: nullableString('Total with tax, as written.'),
      prepaid: nullableString('Paid amount, as written.'),
      payable: nullableString('Amount due, as written.'),
    }),
    disclaimer: text('What this result is not.'),
    response_language: echoedLanguage(),
  },
  { title: 'PintResponse' },
);
