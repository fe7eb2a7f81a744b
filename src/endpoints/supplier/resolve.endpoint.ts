import { Type } from 'typebox';
import { AMOUNT_BANDS } from '../../connectors/gbizinfo/activity.ts';
import { KILOBYTE } from '../../contract/endpoint.ts';
import { nonBlank } from '../../contract/non-blank.ts';
import {
  literals,
  nullableLiterals,
  nullableString,
  openObject,
  optionalString,
  orNull,
  responseLanguage,
  strictObject,
} from '../../contract/schema.ts';
import { resolveSupplier } from '../../usecases/supplier/resolve-supplier.ts';
import { SUPPLIER_CHECKS } from '../../usecases/supplier/supplier.types.ts';
import { SUPPLIER_STATUSES } from '../../usecases/supplier/supplier-decision.ts';
import { asOutput, candidateFields, matchFields, reportFields } from '../evidence.schema.ts';
import { REGISTRY_SERVICES, registryOf } from '../evidence-registry.ts';
import { endpoint } from '../services.ts';
import { supplierAnswer } from './resolve.answer.ts';
import example from './resolve.example.json' with { type: 'json' };

const Money = openObject({
  count: Type.Integer(),
  latest_date: nullableString(),
  agencies: Type.Array(Type.String()),
  total_amount_band: literals(AMOUNT_BANDS),
});

const Supplier = openObject({
  entity_id: Type.String({ description: 'jp: and the 13 digits.' }),
  name: nullableString('Null for a person whose name is not published.'),
  name_en_display: nullableString(),
  name_en_source: nullableString(),
  corporate_number: nullableString(),
  corporation_type_code: nullableString(),
  status: nullableLiterals(['active', 'closed']),
  close_date: nullableString(),
  close_cause: nullableString(),
  successor_corporate_number: nullableString(),
  address: nullableString(),
  address_en_display: nullableString(),
  postal_code: nullableString(),
  prefecture: nullableString(),
  city: nullableString(),
  assignment_date: nullableString(),
  invoice: openObject({
    registration_number: nullableString(),
    status: literals(['registered', 'not_yet_effective', 'cancelled', 'expired', 'not_found', 'not_checked']),
    registration_date: nullableString(),
    cancel_date: nullableString(),
    entity: literals(['corporation', 'individual', 'unincorporated_association', 'foreign_corporation', 'unknown']),
  }),
});

export default endpoint({
  method: 'POST',
  path: '/v1/suppliers/resolve',
  name: 'supplier_resolve',
  price: '$0.01',
  summary: 'Resolve a supplier from company, qualified-invoice and address evidence',
  summaryJa: '法人番号・登録番号・住所による仕入先の特定',
  description:
    'Resolves a Japanese supplier from any of name, corporate number, T-number and address. Identifiers decide, names only rank: a name alone is never verified, and contradicting identifiers are a conflict. Every check, source, conflict and gap is listed; a missing source never becomes a "no". A public-registry pre-check without any legal KYB conclusion.',
  tags: ['japan', 'supplier', 'evidence', 'invoice', 'kyb-precheck'],
  input: strictObject(
    {
      name: optionalString({ minLength: 1, maxLength: 300, description: 'Supplier name as written.' }),
      corporate_number: optionalString({ pattern: '^[0-9]{13}$', description: '13-digit corporate number.' }),
      registration_number: optionalString({
        pattern: '^[Tt][0-9\\s\\-]{13,20}$',
        description: 'T-number; spaces and hyphens are dropped.',
      }),
      address: optionalString({ maxLength: 500, description: 'Address to compare.' }),
      postal_code: optionalString({
        pattern: '^[0-9]{3}-?[0-9]{4}$',
        description: 'Postal code to compare when there is no address.',
      }),
      include_activity: Type.Optional(
        Type.Boolean({
          default: false,
          description:
            'Add counts of public procurement, certification and subsidies of the last 24 months, where enabled.',
        }),
      ),
      response_language: responseLanguage(),
    },
    { title: 'SupplierResolveRequest', description: 'At least one of name, corporate_number, registration_number.' },
  ),
  output: openObject(
    {
      ...reportFields(SUPPLIER_STATUSES, SUPPLIER_CHECKS),
      verified: Type.Boolean(),
      ...matchFields,
      confidence_band: literals(['deterministic', 'high', 'medium', 'low', 'none']),
      disambiguation_hints: Type.Array(literals(['corporate_number', 'registration_number', 'address', 'legal_form']), {
        description: 'Which further input would help.',
      }),
      supplier: orNull(Supplier),
      ...candidateFields,
      activity: orNull(
        openObject({
          enabled: Type.Boolean(),
          window_months: Type.Integer(),
          procurement: Money,
          certification: openObject({
            count: Type.Integer(),
            latest_date: nullableString(),
            categories: Type.Array(Type.String()),
          }),
          subsidy: Money,
          commendation: openObject({ count: Type.Integer() }),
          source_note: Type.String(),
        }),
      ),
    },
    { title: 'SupplierResolution' },
  ),
  check: (input) =>
    nonBlank(input.name) || nonBlank(input.corporate_number) || nonBlank(input.registration_number)
      ? undefined
      : 'at least one of name, corporate_number or registration_number is required',
  errors: ['registry_unavailable'],
  example,
  limits: { bodyBytes: 8 * KILOBYTE },
  needs: ['companyRegistry', 'evidence'],
  optional: REGISTRY_SERVICES,
  replay: 'stored',
  handler: async (input, { deps, now, requestId }) => {
    const resolution = await resolveSupplier(
      { registry: registryOf(deps, now()), activity: deps.evidence.activity, now: now() },
      {
        name: nonBlank(input.name),
        corporateNumber: nonBlank(input.corporate_number),
        registrationNumber: nonBlank(input.registration_number),
        address: nonBlank(input.address),
        postalCode: nonBlank(input.postal_code),
        includeActivity: input.include_activity ?? false,
      },
    );
    return asOutput(supplierAnswer(resolution, { requestId, language: input.response_language ?? 'both' }));
  },
});
