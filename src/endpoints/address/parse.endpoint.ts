import { Type } from 'typebox';
import * as values from '../../contract/labels/address.labels.ts';
import { literals, nullableNumber, nullableString, openObject, strictObject } from '../../contract/schema.ts';
import { endpoint } from '../services.ts';
import {
  AddressCandidate,
  AddressLevel,
  addressField,
  candidateCount,
  languageField,
  notBlank,
  provenanceFields,
  sharedFields,
} from './address.schema.ts';
import { parseAnswer } from './parse.answer.ts';
import example from './parse.example.json' with { type: 'json' };

const Components = openObject(
  {
    postal_code: nullableString('As written, not checked.'),
    prefecture: nullableString('都道府県'),
    county: nullableString('郡'),
    city: nullableString('市町村, special ward of Tokyo'),
    ward: nullableString('Ward of a designated city'),
    town: nullableString('大字・町'),
    sub_town: nullableString('丁目, 字'),
    kyoto_street: nullableString('Street description of a Kyoto address, verbatim.'),
    block: nullableString('街区 or lot number'),
    house: nullableString('住居番号 or branch of a lot'),
    branch: nullableString('Further branch number'),
    building: nullableString('Building, verbatim'),
    floor: nullableString('Floor, verbatim'),
    room: nullableString('Room, verbatim'),
  },
  { description: 'The parts; all keys always present.' },
);

const Recovery = openObject({
  kind: literals(values.RECOVERY_KINDS, { description: 'What was completed.' }),
  level: Type.Integer({ description: 'Level of the completed part.' }),
  input: nullableString('What was written; null when nothing was.'),
  value: Type.String({ description: 'What it was completed to.' }),
  since: nullableString('former_name: day the present name took effect.'),
  confidence: nullableNumber('character_corrected: how sure it is, 0–1.'),
});

const ParseResponse = openObject(
  {
    ...sharedFields(values.PARSE_STATUSES),
    parse_confidence: Type.Number({ minimum: 0, maximum: 1, description: '0 when no municipality was found.' }),
    normalized: nullableString('Canonical form; null when ambiguous or unparsed.'),
    normalized_en: nullableString('English form.'),
    components: Components,
    number_style: literals(values.NUMBER_STYLES, { description: 'How the numbers were written.' }),
    levels: Type.Array(AddressLevel, { description: 'The hierarchy, coarse to fine.' }),
    recoveries: Type.Array(Recovery, { description: 'What was left out and completed.' }),
    unparsed_tail: nullableString('What was not understood, verbatim.'),
    candidates: Type.Array(AddressCandidate, { description: 'Places that fit equally well; empty unless ambiguous.' }),
    ...candidateCount,
    ...provenanceFields,
  },
  { title: 'AddressParseResponse' },
);

export default endpoint({
  method: 'POST',
  path: '/jp-address/parse',
  name: 'jp_address_parse',
  price: '$0.005',
  summary: 'Split a Japanese address into its parts',
  summaryJa: '日本の住所の構成要素への分割',
  description:
    'Splits a Japanese address into prefecture, county, city, ward, town, sub-town, block, house, building, floor and room, with the characters each part came from. No postal validation, no coordinates. A town written incompletely is completed when only one town of the municipality begins so; otherwise the towns are candidates and the answer is ambiguous.',
  tags: ['japan', 'address', 'parser'],
  input: strictObject({ address: addressField(), response_language: languageField() }),
  output: ParseResponse,
  check: notBlank,
  example,
  needs: ['address'],
  replay: 'stored',
  handler: async (input, { deps }) => parseAnswer(deps.address.parse(input.address), input.response_language ?? 'both'),
});
