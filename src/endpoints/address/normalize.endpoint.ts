import { Type } from 'typebox';
import * as values from '../../contract/labels/address.labels.ts';
import {
  echoedLanguage,
  literals,
  nullableBoolean,
  nullableLiterals,
  nullableNumber,
  nullableObject,
  nullableString,
  openObject,
  strictObject,
} from '../../contract/schema.ts';
import { endpoint } from '../services.ts';
import { addressField, languageField, notBlank } from './address.schema.ts';
import { normalizeAnswer } from './normalize.answer.ts';
import example from './normalize.example.json' with { type: 'json' };

const AddressResponse = openObject(
  {
    normalized: Type.String({ description: 'Canonical names, numbers joined with hyphens, building as written.' }),
    parse_confidence: Type.Number({ minimum: 0, maximum: 1, description: '0 when no municipality was found.' }),
    source: literals(values.SOURCES, { description: 'The data set that decided.' }),
    normalized_en: nullableString('English display form.'),
    normalized_en_source: nullableLiterals(values.ENGLISH_SOURCES, 'Where the English names come from.'),
    normalized_en_confidence: nullableLiterals(values.ENGLISH_CONFIDENCES, 'official, high, medium or low.'),
    postal_code: nullableString('NNN-NNNN: the code written, else the only one of the town.'),
    prefecture: nullableString('Prefecture.'),
    city: nullableString('County, city and ward in one string.'),
    validation_source: nullableLiterals(values.SOURCES, 'The data set the address was found in.'),
    validation_scope: nullableLiterals(values.SCOPES, 'The finest level found in data.'),
    confidence: nullableNumber('Confidence after comparing the postal code; null when nothing could be compared.'),
    postal_code_match: nullableBoolean('Whether the code written belongs to the town.'),
    address_validated: Type.Boolean({ default: false, description: 'Town found, unambiguous, and no contradiction.' }),
    response_language: echoedLanguage(),
    localized: nullableObject('Labels of the values in the language asked for.'),
  },
  { title: 'AddressResponse' },
);

export default endpoint({
  method: 'POST',
  path: '/jp-address/normalize',
  name: 'jp_address_normalize',
  price: '$0.005',
  summary: 'Normalise a Japanese address, with English display',
  summaryJa: '日本の住所の正規化と英語表示',
  description:
    'Reads a Japanese address in any usual writing, folds spelling variants, numerals and omissions, and returns the canonical form, an English display form with its source, prefecture and municipality, and whether a postal code written with it belongs to the town. Says how far the address was found in local reference data; never guesses a place without a municipality.',
  tags: ['japan', 'address', 'normalization', 'romaji'],
  input: strictObject({ address: addressField(), response_language: languageField() }),
  output: AddressResponse,
  check: notBlank,
  example,
  needs: ['address'],
  replay: 'stored',
  handler: async (input, { deps }) =>
    normalizeAnswer(deps.address.normalize(input.address), input.response_language ?? 'both'),
});
