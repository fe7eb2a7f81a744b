import { Type } from 'typebox';
import { ASSOCIATIONS, CATEGORIES, CATEGORY_FACTS } from '../../connectors/fsa/categories.ts';
import { parseRegistrationNumber } from '../../connectors/fsa/registration-number.ts';
import { KILOBYTE } from '../../contract/endpoint.ts';
import { nonBlank } from '../../contract/non-blank.ts';
import {
  literals,
  nullableInteger,
  nullableLiterals,
  nullableString,
  openObject,
  optionalString,
  orNull,
  responseLanguage,
  strictObject,
} from '../../contract/schema.ts';
import { MATCH_TYPES } from '../../usecases/evidence/evidence.types.ts';
import { REGULATED_CHECKS } from '../../usecases/regulated/regulated-checks.ts';
import { REGULATED_STATUSES } from '../../usecases/regulated/regulated-decision.ts';
import { verifyRegulated } from '../../usecases/regulated/verify-regulated.ts';
import { asOutput, reportFields } from '../evidence.schema.ts';
import { REGISTRY_SERVICES, registryOf } from '../evidence-registry.ts';
import { endpoint } from '../services.ts';
import { regulatedAnswer } from './verify.answer.ts';
import example from './verify.example.json' with { type: 'json' };

const BUSINESS_TYPES = [
  ...new Set(
    CATEGORIES.flatMap((category) => [
      ...CATEGORY_FACTS[category].businessTypes.map(([, code]) => code),
      ...CATEGORY_FACTS[category].always,
    ]),
  ),
];

const Registration = openObject({
  category: literals(CATEGORIES),
  registration_number: Type.String({ description: 'As printed in the list.' }),
  registration_number_normalized: openObject({
    authority: Type.String(),
    law_tag: nullableString(),
    number: Type.Integer(),
  }),
  supervising_bureau: Type.String(),
  registration_date: nullableString(),
  name: Type.String(),
  name_as_listed: Type.String(),
  corporate_number: nullableString(),
  address: Type.String(),
  business_types: Type.Array(
    openObject({
      code: Type.String({ enum: BUSINESS_TYPES }),
      condition: nullableString('A limit printed beside the mark.'),
    }),
  ),
  associations: Type.Array(Type.String({ enum: ASSOCIATIONS.map(([, code]) => code) })),
  footnote: nullableString(),
  first_seen: nullableString(),
  last_seen: Type.String(),
  removed_since: nullableString('Date of the first edition without this row.'),
  list_as_of: nullableString(),
  match_type: literals(MATCH_TYPES),
});

export default endpoint({
  method: 'POST',
  path: '/jp-regulated-entity/verify',
  name: 'jp_regulated_entity_verify',
  price: '$0.03',
  summary: 'Verify a Japanese broker, funds-transfer provider or crypto exchange against the FSA registers',
  summaryJa: '金融庁登録業者（金商・資金移動・暗号資産）の確認',
  description:
    'Verifies an operator supervised by Japan’s Financial Services Agency in three registers: financial instruments business, funds transfer, crypto-asset exchange. By registration number, corporate number or name; shows business types with conditions, associations, removal from a list, closure and similar names (an impersonation signal). Absence from the lists does not show that anyone is unregistered or acts unlawfully.',
  tags: ['japan', 'fsa', 'regulated-entity', 'license', 'evidence'],
  input: strictObject(
    {
      name: optionalString({ minLength: 1, maxLength: 300, description: 'Name of the operator.' }),
      corporate_number: optionalString({ pattern: '^[0-9]{13}$', description: '13-digit corporate number.' }),
      registration_number: optionalString({
        minLength: 3,
        maxLength: 60,
        description: 'As the operator quotes it.',
        examples: ['関東財務局長（金商）第44号'],
      }),
      category: Type.Optional(nullableLiterals(CATEGORIES, 'Null: all three.')),
      address: optionalString({ maxLength: 500 }),
      response_language: responseLanguage(),
    },
    {
      title: 'RegulatedEntityVerifyRequest',
      description: 'At least one of name, corporate_number, registration_number.',
    },
  ),
  output: openObject(
    {
      ...reportFields(REGULATED_STATUSES, REGULATED_CHECKS),
      verified: Type.Boolean(),
      entity: orNull(
        openObject({
          entity_id: Type.String(),
          name: Type.String(),
          corporate_number: nullableString(),
          address: Type.String(),
          registry_status: nullableLiterals(['active', 'closed']),
        }),
      ),
      covered_categories: Type.Array(
        openObject({
          category: literals(CATEGORIES),
          label_ja: Type.String(),
          label_en: Type.String(),
          list_url: Type.String(),
          list_as_of: nullableString(),
          record_count: nullableInteger(),
          checked: Type.Boolean(),
        }),
      ),
      registrations: Type.Array(Registration),
    },
    { title: 'RegulatedEntity' },
  ),
  check: (input) => {
    if (!nonBlank(input.name) && !nonBlank(input.corporate_number) && !nonBlank(input.registration_number))
      return 'at least one of name, corporate_number or registration_number is required';
    if (nonBlank(input.registration_number) && !parseRegistrationNumber(input.registration_number!))
      return 'registration_number_unparsable: expected the form 関東財務局長（金商）第44号';
    return undefined;
  },
  example,
  limits: { bodyBytes: 8 * KILOBYTE },
  needs: ['regulated'],
  optional: REGISTRY_SERVICES,
  replay: 'stored',
  handler: async (input, { deps, now, requestId }) => {
    const registration = nonBlank(input.registration_number);
    const finding = verifyRegulated(
      { register: deps.regulated.register, registry: registryOf(deps, now()), now: now() },
      {
        name: nonBlank(input.name),
        corporateNumber: nonBlank(input.corporate_number),
        registrationNumber: registration === null ? null : (parseRegistrationNumber(registration) ?? null),
        registrationText: registration,
        category: input.category ?? null,
        address: nonBlank(input.address),
      },
    );
    const call = { requestId, language: input.response_language ?? 'both' };
    return asOutput(regulatedAnswer(finding, deps.regulated.listBaseUrl, call));
  },
});
