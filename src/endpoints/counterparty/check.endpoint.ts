import { Type } from 'typebox';
import { DOCUMENT_TYPE_ALIASES, parseDocumentType } from '../../connectors/peppol/document-type.ts';
import { checkVatId } from '../../connectors/vies/vat-id.ts';
import { KILOBYTE } from '../../contract/endpoint.ts';
import { nonBlank } from '../../contract/non-blank.ts';
import {
  literals,
  nullableBoolean,
  nullableInteger,
  nullableString,
  openObject,
  optionalString,
  responseLanguage,
  strictObject,
} from '../../contract/schema.ts';
import { checkCounterparty } from '../../usecases/counterparty/check-counterparty.ts';
import {
  CHECKS,
  DISCOVERABILITY,
  ENTITY_MATCHES,
  FIELD_MATCHES,
  LINKS,
  MATCH_BASES,
  TAX_STATUSES,
} from '../../usecases/counterparty/counterparty.types.ts';
import { COUNTERPARTY_DECISIONS_VALUES } from '../../usecases/counterparty/counterparty-decision.ts';
import { asOutput, reportFields } from '../evidence.schema.ts';
import { REGISTRY_SERVICES, registryOf } from '../evidence-registry.ts';
import { endpoint } from '../services.ts';
import { counterpartyAnswer } from './check.answer.ts';
import example from './check.example.json' with { type: 'json' };

const field = () => literals(FIELD_MATCHES);

export default endpoint({
  method: 'POST',
  path: '/v1/invoices/counterparty-check',
  name: 'counterparty_check',
  price: '$0.05',
  summary: 'Check an EU VAT number and/or a Peppol participant',
  summaryJa: 'EU VAT番号・Peppol参加者の確認',
  description:
    'Checks a VAT number you know (VIES) and/or a Peppol participant (SML, SMP, Directory) and keeps three answers apart: tax validity, entity match, discoverability. A fault of an upstream is never "invalid" and is not charged when nothing could be answered. VIES is not used to search by name; registered names and addresses are compared, not passed on.',
  tags: ['vat', 'vies', 'peppol', 'e-invoicing', 'counterparty'],
  input: strictObject(
    {
      vat_id: optionalString({
        minLength: 4,
        maxLength: 20,
        pattern: '^[A-Za-z]{2}[0-9A-Za-z+*.\\s\\-]{2,18}$',
        description: 'VAT number with its country prefix; GR is read as EL.',
      }),
      peppol_participant_id: optionalString({
        pattern: '^(iso6523-actorid-upis::)?[0-9]{4}:[A-Za-z0-9.\\-_~]{1,125}$',
        description: 'Participant, e.g. 0188:7010001054021.',
      }),
      document_type: optionalString({
        maxLength: 500,
        description: `An alias (${Object.keys(DOCUMENT_TYPE_ALIASES).join(', ')}) or scheme::value.`,
      }),
      name: optionalString({ maxLength: 300, description: 'Name to compare.' }),
      street: optionalString({ maxLength: 200 }),
      postal_code: optionalString({ maxLength: 16 }),
      city: optionalString({ maxLength: 100 }),
      requester_vat_id: optionalString({
        maxLength: 20,
        description: 'Your own VAT number: VIES then gives a consultation number.',
      }),
      response_language: responseLanguage(),
    },
    { title: 'CounterpartyCheckRequest', description: 'vat_id or peppol_participant_id is required.' },
  ),
  output: openObject(
    {
      ...reportFields(COUNTERPARTY_DECISIONS_VALUES, CHECKS),
      verified: Type.Boolean(),
      decision: literals(COUNTERPARTY_DECISIONS_VALUES),
      tax_validity: openObject({
        status: literals(TAX_STATUSES),
        vat_id: nullableString(),
        country_code: nullableString(),
        format_valid: nullableBoolean(),
        checksum_valid: nullableBoolean('A failed check digit is a warning; VIES decides.'),
        checked_at: nullableString(),
        consultation_number: nullableString(),
        upstream_code: nullableString('The code VIES gave for its fault.'),
        retryable: Type.Boolean(),
      }),
      entity_match: openObject({
        status: literals(ENTITY_MATCHES),
        name: field(),
        street: field(),
        postal_code: field(),
        city: field(),
        basis: literals(MATCH_BASES),
      }),
      discoverability: openObject({
        status: literals(DISCOVERABILITY),
        participant_id: nullableString(),
        scheme_code: nullableString(),
        scheme_name: nullableString(),
        scheme_state: nullableString(),
        sml_registered: nullableBoolean(),
        smp_reachable: nullableBoolean(),
        document_types_count: nullableInteger(),
        requested_document_supported: nullableBoolean(),
        matched_document_type: nullableString(),
        wildcard_match: nullableBoolean(),
        endpoint_active: nullableBoolean(),
        transport_profile: nullableString(),
        directory_listed: nullableBoolean('Opt-in: false proves nothing.'),
        signature_checked: Type.Boolean(),
        checked_at: nullableString(),
      }),
      identifier_link: openObject({ status: literals(LINKS), reason: nullableString() }),
    },
    { title: 'CounterpartyCheck' },
  ),
  check: (input) => {
    if (!nonBlank(input.vat_id) && !nonBlank(input.peppol_participant_id))
      return nonBlank(input.name)
        ? 'name_search_not_supported: vat_id or peppol_participant_id is required'
        : 'vat_id or peppol_participant_id is required';
    if (nonBlank(input.document_type) && !parseDocumentType(input.document_type!))
      return `document_type must be one of ${Object.keys(DOCUMENT_TYPE_ALIASES).join(', ')} or scheme::value`;
    if (nonBlank(input.requester_vat_id) && !checkVatId(input.requester_vat_id!)?.formatValid)
      return 'requester_vat_id is not a VAT number of a country VIES serves';
    if (nonBlank(input.vat_id) && !checkVatId(input.vat_id!)) return 'vat_id must begin with a country code';
    return undefined;
  },
  errors: ['source_unavailable', 'source_not_configured', 'upstream_timeout', 'upstream_invalid_response'],
  example,
  limits: { bodyBytes: 8 * KILOBYTE, budgetMs: 30_000 },
  needs: ['counterparty'],
  optional: REGISTRY_SERVICES,
  replay: 'stored',
  handler: async (input, { deps, now, requestId }) => {
    const finding = await checkCounterparty(
      { ...deps.counterparty, registry: registryOf(deps, now()), now: now() },
      {
        vatId: nonBlank(input.vat_id),
        participantId: nonBlank(input.peppol_participant_id),
        documentType: nonBlank(input.document_type),
        name: nonBlank(input.name),
        street: nonBlank(input.street),
        postalCode: nonBlank(input.postal_code),
        city: nonBlank(input.city),
        requesterVatId: nonBlank(input.requester_vat_id),
      },
    );
    return asOutput(counterpartyAnswer(finding, { requestId, language: input.response_language ?? 'both' }));
  },
});
