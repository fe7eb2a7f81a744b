import { Type } from 'typebox';
import {
  CARD_ADDRESS_STATUSES,
  CARD_MATCH_STATUSES,
  CONFIDENCE_SCOPES,
} from '../../contract/labels/extraction.labels.ts';
import { INVOICE_ENTITIES, INVOICE_STATUSES, VERDICTS } from '../../contract/labels/invoice.labels.ts';
import { COMPANY_REASONS, DATA_FRESHNESS, MATCH_TYPES } from '../../contract/labels/registry.labels.ts';
import {
  literals,
  nullableBoolean,
  nullableLiterals,
  nullableNumber,
  nullableString,
  openObject,
  orNull,
} from '../../contract/schema.ts';
import { listOf } from '../document.schema.ts';

const CardMatch = openObject(
  {
    status: literals(CARD_MATCH_STATUSES),
    confidence: nullableNumber(),
    confidence_scope: nullableLiterals(CONFIDENCE_SCOPES),
    name_match: nullableBoolean(),
    address_match: nullableBoolean(),
    address_status: nullableLiterals(CARD_ADDRESS_STATUSES),
    possible_branch_or_office: Type.Boolean({ default: false }),
    candidate_count: Type.Integer({ default: 0 }),
    match_type: nullableLiterals(MATCH_TYPES),
    match_evidence: openObject({
      legal_name: nullableBoolean(),
      address: nullableBoolean(),
      email_domain: nullableBoolean(),
      website_domain: nullableBoolean(),
    }),
    evidence_notes: listOf(openObject({ code: Type.String(), message: Type.String(), message_ja: Type.String() })),
  },
  { title: 'CardMatch' },
);

const CardLegalEntity = openObject(
  {
    name: nullableString(),
    name_en: nullableString(),
    name_en_source: nullableString(),
    name_en_confidence: nullableString(),
    corporate_number: nullableString(),
    status: nullableString(),
    address: nullableString(),
    address_en: nullableString(),
    address_en_source: nullableString(),
    address_en_confidence: nullableString(),
    postal_code: nullableString(),
    prefecture: nullableString(),
    city: nullableString(),
    assignment_date: nullableString(),
    close_date: nullableString(),
  },
  { title: 'CardLegalEntity' },
);

const CardInvoiceResult = openObject(
  {
    status: literals([...INVOICE_STATUSES, 'not_checked']),
    registration_number: nullableString(),
    verdict: nullableLiterals(VERDICTS),
    corporate_number: nullableString(),
    entity: nullableLiterals(INVOICE_ENTITIES),
    registration_date: nullableString(),
    cancel_date: nullableString(),
    data_freshness: nullableLiterals(DATA_FRESHNESS),
    data_as_of: nullableString(),
    source: nullableString(),
    reason: nullableString(),
    format_valid: nullableBoolean(),
    checksum_valid: nullableBoolean(),
    qualified_invoice_registered: Type.Boolean({ default: false }),
    verified: Type.Boolean({ default: false }),
  },
  { title: 'CardInvoiceResult' },
);

export const CardCompanyEnrichment = openObject(
  {
    match: CardMatch,
    legal_entity: orNull(CardLegalEntity),
    candidates: listOf(Type.Unsafe<object>({ type: 'object' }), { description: 'As in company verify, at most ten.' }),
    invoice: CardInvoiceResult,
    source: nullableString(),
    data_freshness: nullableLiterals(DATA_FRESHNESS),
    data_as_of: nullableString(),
    risk_flags: listOf(literals(['registry_stale', 'sample_data']), { description: 'What the data are worth.' }),
    reason: nullableLiterals(COMPANY_REASONS, 'Why no company was chosen.'),
  },
  { title: 'CardCompanyEnrichment' },
);
