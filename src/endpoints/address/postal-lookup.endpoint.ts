import { Type } from 'typebox';
import * as values from '../../contract/labels/address.labels.ts';
import { isNonBlank } from '../../contract/non-blank.ts';
import {
  literals,
  nullableBoolean,
  nullableLiterals,
  nullableString,
  openObject,
  optionalString,
  orNull,
  strictObject,
} from '../../contract/schema.ts';
import { endpoint } from '../services.ts';
import {
  flag,
  integer,
  languageField,
  POSTAL_PATTERN,
  provenanceFields,
  sharedFields,
  text,
} from './address.schema.ts';
import { postalAnswer } from './postal-lookup.answer.ts';
import example from './postal-lookup.example.json' with { type: 'json' };

const PostalRecord = openObject({
  postal_code: text('NNN-NNNN'),
  kind: literals(values.POSTAL_KINDS, { description: 'Area, floor of a building, or office with its own code.' }),
  municipality_code: text('JIS code of the municipality, 5 digits.'),
  prefecture: text('都道府県'),
  county: nullableString('郡'),
  city: text('市町村, special ward of Tokyo'),
  ward: nullableString('Ward of a designated city'),
  town: nullableString('Town; null for the row "not listed below".'),
  prefecture_kana: text('Reading of the prefecture.'),
  city_kana: text('Reading of county, city and ward.'),
  town_kana: nullableString('Reading of the town.'),
  address_en: nullableString('English form.'),
  condition: orNull(
    openObject({
      kind: literals(values.CONDITION_KINDS, { description: 'What the bracket limits.' }),
      text: text('The bracket of the official row.'),
    }),
  ),
  is_default: flag('The row for towns that are not listed.'),
  town_has_several_codes: flag('The town has more than one code.'),
  code_has_several_towns: flag('The code covers more than one town.'),
  has_chome: flag('The town has 丁目.'),
  office: orNull(
    openObject({ name: text('Name.'), name_kana: text('Reading.'), street: text('Address below the town.') }),
  ),
});

const PostalResponse = openObject(
  {
    ...sharedFields(values.POSTAL_STATUSES),
    direction: literals(values.DIRECTIONS, { description: 'By code, or from components to codes.' }),
    postal_code: nullableString('The code looked up, NNN-NNNN.'),
    match_type: nullableLiterals(values.POSTAL_MATCHES, 'How the components were found; reverse look-up only.'),
    components_match: nullableBoolean('Whether components sent beside a code agree with it.'),
    count: integer('Records in this answer.'),
    total_count: integer('Records there are.'),
    truncated: flag('More records exist than the limit.'),
    results: Type.Array(PostalRecord, { description: 'By code, then in the order of the official file.' }),
    ...provenanceFields,
  },
  { title: 'PostalLookupResponse' },
);

export default endpoint({
  method: 'POST',
  path: '/jp-address/postal-lookup',
  name: 'jp_address_postal_lookup',
  price: '$0.001',
  summary: 'Look up a Japanese postal code, in both directions',
  summaryJa: '郵便番号の検索と逆引き',
  description:
    'From a postal code to its towns, buildings and offices, or from prefecture, city, ward and town to the codes, against a local snapshot of the postal file. Several towns of one code, several codes of one town and the conditions of the official rows are all returned; the service does not choose. Components sent beside a code are compared with it.',
  tags: ['japan', 'address', 'postal-code'],
  input: strictObject({
    postal_code: optionalString({ pattern: POSTAL_PATTERN, description: 'Seven digits, hyphen optional.' }),
    prefecture: optionalString({ maxLength: 20, description: '都道府県' }),
    city: optionalString({ maxLength: 60, description: '市区町村; may contain county and ward.' }),
    ward: optionalString({ maxLength: 40, description: '区' }),
    town: optionalString({ maxLength: 120, description: '町名' }),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100, default: 100, description: 'Most records to return.' }),
    ),
    response_language: languageField(),
  }),
  output: PostalResponse,
  check: (input) =>
    ![input.postal_code, input.city, input.ward, input.town].some(isNonBlank)
      ? 'postal_code or at least one of city, ward, town is required'
      : undefined,
  example,
  needs: ['address'],
  replay: 'stored',
  handler: async (input, { deps }) => {
    const { response_language: language = 'both', postal_code: postalCode, ...place } = input;
    return postalAnswer(deps.address.lookupPostal({ postalCode, ...place }), language);
  },
});
