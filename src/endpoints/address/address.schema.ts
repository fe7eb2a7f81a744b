import { Type } from 'typebox';
import * as values from '../../contract/labels/address.labels.ts';
import type { BrokenRule } from '../../contract/rules.ts';
import {
  echoedLanguage,
  literals,
  nullableInteger,
  nullableNumber,
  nullableObject,
  nullableString,
  openObject,
  requiredString,
  responseLanguage,
} from '../../contract/schema.ts';

/** Pieces of the address requests and responses. */
export const addressField = () =>
  requiredString({
    minLength: 1,
    maxLength: 500,
    description: 'A Japanese address in one string, in any usual writing. A postal code before it is read too.',
    examples: ['和歌山県和歌山市今福1-1-3'],
  });

export const languageField = responseLanguage;

/** Only spaces or punctuation is no address (`value_error`). */
export const notBlank = (input: { address: string }): BrokenRule | undefined =>
  /[\p{L}\p{N}]/u.test(input.address) ? undefined : 'address must contain at least one letter or digit';

export const POSTAL_PATTERN = '^[0-9]{3}-?[0-9]{4}$';

const text = (description: string) => Type.String({ description });
const integer = (description: string) => Type.Integer({ description });
const flag = (description: string) => Type.Boolean({ description });

export const AddressLevel = openObject(
  {
    level: Type.Integer({
      minimum: 1,
      maximum: 8,
      description: '1 prefecture … 5 town, 6 sub-town, 7 block or lot, 8 house.',
    }),
    type: literals(values.LEVEL_TYPES, { description: 'The level in words.' }),
    name: text('Name in the spelling of the data set.'),
    name_kana: nullableString('Reading in katakana.'),
    name_en: nullableString('English name.'),
    code: nullableString('Prefecture code, 6-digit municipality code or 7-digit town id.'),
    input: nullableString('The characters read, verbatim; null when nothing was written.'),
    span: Type.Union([Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 }), Type.Null()], {
      description: '[start, end) in code points of the address sent.',
    }),
    origin: literals(values.ORIGINS, { description: 'How the level came into the answer.' }),
  },
  { title: 'AddressLevel' },
);

export const candidateFields = {
  normalized: text('Canonical names, numbers joined with hyphens, building as written.'),
  normalized_en: nullableString('English form: numbers, town, ward, city, county, prefecture.'),
  level: integer('Finest level that a data set confirms.'),
  levels: Type.Array(AddressLevel, { description: 'The hierarchy, coarse to fine.' }),
  address_id: nullableString('Id built from the address base registry: jp:municipality-town-block-house.'),
  postal_codes: Type.Array(Type.String(), { description: 'Postal codes of the place, at most 10.' }),
  score: Type.Number({
    minimum: 0,
    maximum: 1,
    description:
      '1 for the only place with everything written found; less when a finer level is not in the data, a name was completed, or several places fit.',
  }),
};
export const AddressCandidate = openObject(candidateFields, { title: 'AddressCandidate' });

export const candidateCount = {
  candidate_count: integer('Real number of candidates, up to 1,000.'),
  candidates_truncated: flag('More candidates exist than are listed.'),
};

const SourceStamp = openObject(
  {
    source: literals(values.SOURCES),
    data_as_of: nullableString('Date of the data set, YYYY-MM-DD.'),
    licence: text('Licence of the data set.'),
    attribution: text('How to attribute it.'),
  },
  { title: 'AddressSource' },
);

/** What every address answer but the plain normalisation carries. */
export const sharedFields = <const V extends readonly string[]>(statuses: V) => ({
  status: literals(statuses, { description: 'Outcome.' }),
  status_label: nullableString('The outcome in Japanese.'),
  status_label_en: nullableString('The outcome in English.'),
});
export const provenanceFields = {
  warnings: Type.Array(literals(values.WARNINGS), { description: 'What to know about the answer.' }),
  source: literals(values.SOURCES, { description: 'The data set that decided.' }),
  sources: Type.Array(SourceStamp, { description: 'All data sets used.' }),
  data_as_of: nullableString('Date of the oldest data set used.'),
  data_freshness: literals(values.FRESHNESS, { description: 'stale: older than 180 days.' }),
  localized: nullableObject('Labels of the values in the language asked for.'),
  response_language: echoedLanguage(),
};

export const positionFields = {
  latitude: nullableNumber('Degrees, six decimals.'),
  longitude: nullableNumber('Degrees, six decimals.'),
  coordinate_level: nullableInteger('Level of the node whose point it is; never finer than the match.'),
};

export { flag, integer, text };
