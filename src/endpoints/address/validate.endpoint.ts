import { Type } from 'typebox';
import * as values from '../../contract/labels/address.labels.ts';
import {
  literals,
  nullableBoolean,
  nullableInteger,
  nullableString,
  openObject,
  optionalString,
  orNull,
  strictObject,
} from '../../contract/schema.ts';
import { endpoint } from '../services.ts';
import {
  AddressCandidate,
  AddressLevel,
  addressField,
  candidateCount,
  candidateFields,
  flag,
  languageField,
  notBlank,
  POSTAL_PATTERN,
  positionFields,
  provenanceFields,
  sharedFields,
} from './address.schema.ts';
import { validateAnswer } from './validate.answer.ts';
import example from './validate.example.json' with { type: 'json' };

const check = () => literals(values.CHECKS);

const Accepted = openObject({
  level: Type.Integer({ description: 'The last level all evidence agrees on.' }),
  levels: Type.Array(AddressLevel),
  normalized: candidateFields.normalized,
  normalized_en: candidateFields.normalized_en,
  address_id: candidateFields.address_id,
  postal_code: nullableString('Postal code of the accepted place.'),
  ...positionFields,
});

const Evidence = openObject({
  parser: openObject({ status: literals(values.PARSE_STATUSES), parse_confidence: Type.Number() }),
  postal: openObject({
    status: literals([...values.POSTAL_STATUSES, 'not_checked']),
    postal_code_input: nullableString('The code that was compared.'),
    postal_codes_expected: Type.Array(Type.String()),
    match: nullableBoolean('Whether it belongs to the place.'),
  }),
  geocoder: openObject({
    status: literals(values.GEOCODE_STATUSES),
    matched_level: nullableInteger(),
    available_level: nullableInteger(),
  }),
});

const ValidateResponse = openObject(
  {
    ...sharedFields(values.VALIDATE_STATUSES),
    address_validated: flag('True only for exact.'),
    manual_review_required: flag('True for ambiguous, conflict and unverified.'),
    reasons: Type.Array(literals(values.REASONS), { minItems: 1, description: 'The deciding reason first.' }),
    accepted: orNull(Accepted),
    unaccepted_tail: nullableString('What lies below the accepted level, verbatim.'),
    checks: openObject({
      municipality: check(),
      town: check(),
      sub_town: check(),
      number_format: check(),
      number_listed: check(),
      postal_code: check(),
      tail: check(),
    }),
    evidence: Evidence,
    conflicts: Type.Array(
      openObject({
        field: literals(values.CONFLICT_FIELDS),
        input: Type.String({ description: 'What was sent.' }),
        expected: Type.Array(Type.String(), { description: 'What the data have.' }),
        source: literals(values.SOURCES),
      }),
    ),
    candidates: Type.Array(AddressCandidate, { description: 'For ambiguous and conflict.' }),
    ...candidateCount,
    verification_scope: literals(['address_reference_data']),
    not_covered: Type.Array(literals(values.NOT_COVERED), { description: 'What this check says nothing about.' }),
    ...provenanceFields,
  },
  { title: 'AddressValidateResponse' },
);

export default endpoint({
  method: 'POST',
  path: '/jp-address/validate',
  name: 'jp_address_validate',
  price: '$0.005',
  summary: 'Validate a Japanese address against reference data',
  summaryJa: '日本の住所の参照データによる検証',
  description:
    'Merges parser, postal and geocoder evidence under one policy and answers exact, partial, ambiguous, conflict or unverified, with the hierarchy all evidence agrees on, the checks one by one, the contradictions and the reasons. A postal code may be sent beside the address. A missing data set gives not_checked, never failed. Says nothing about delivery, occupancy or ownership.',
  tags: ['japan', 'address', 'validation'],
  input: strictObject({
    address: addressField(),
    postal_code: optionalString({
      pattern: POSTAL_PATTERN,
      description: 'Seven digits, hyphen optional. A code inside the address is read too.',
    }),
    response_language: languageField(),
  }),
  output: ValidateResponse,
  check: notBlank,
  example,
  needs: ['address'],
  replay: 'stored',
  handler: async (input, { deps }) =>
    validateAnswer(
      deps.address.validate(input.address, { postalCode: input.postal_code ?? null }),
      input.response_language ?? 'both',
    ),
});
