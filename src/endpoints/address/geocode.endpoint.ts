import { Type } from 'typebox';
import * as values from '../../contract/labels/address.labels.ts';
import {
  literals,
  nullableInteger,
  nullableNumber,
  nullableString,
  openObject,
  strictObject,
} from '../../contract/schema.ts';
import { endpoint } from '../services.ts';
import {
  addressField,
  candidateCount,
  candidateFields,
  flag,
  languageField,
  notBlank,
  positionFields,
  provenanceFields,
  sharedFields,
} from './address.schema.ts';
import { geocodeAnswer } from './geocode.answer.ts';
import example from './geocode.example.json' with { type: 'json' };

const GeocodeCandidate = openObject({
  ...candidateFields,
  ...positionFields,
  radius_m: nullableNumber(
    'Metres from a representative point within which about nine in ten addresses of the place lie; null for points of houses, lots and blocks.',
  ),
  datum: nullableString('Datum as the data set names it.'),
  position_kind: literals(values.POSITION_KINDS, { description: 'What the point stands for.' }),
  unmatched_tail: nullableString('What of the input lies below the matched level, verbatim.'),
  source: literals(values.SOURCES, { description: 'Data set of the point.' }),
  data_as_of: nullableString('Date of that data set.'),
});

const GeocodeResponse = openObject(
  {
    ...sharedFields(values.GEOCODE_STATUSES),
    requested_level: nullableInteger('Finest level the input names.'),
    matched_level: nullableInteger('Finest level found.'),
    available_level: nullableInteger('Finest level the loaded data have for the municipality.'),
    house_level_evidence: flag('True only when the house itself was found with a point of its own.'),
    unmatched_tail: nullableString('What of the input lies below the matched level, verbatim.'),
    building_part: nullableString('The part read as building, floor or room; it does not make the match partial.'),
    candidates: Type.Array(GeocodeCandidate, { description: 'Best first.' }),
    ...candidateCount,
    ...provenanceFields,
  },
  { title: 'AddressGeocodeResponse' },
);

export default endpoint({
  method: 'POST',
  path: '/jp-address/geocode',
  name: 'jp_address_geocode',
  price: '$0.005',
  summary: 'Coordinates of a Japanese address',
  summaryJa: '日本の住所の座標',
  description:
    'Forward geocoding against local data: candidates with coordinates, datum, address ids and hierarchy levels (5 town, 6 sub-town, 7 block, 8 house), the part of the input that was not matched, and warnings. A point is never finer than its evidence: town-level points are no claim about a door number, and position_kind and coordinate_level say what each point stands for.',
  tags: ['japan', 'address', 'geocoding'],
  input: strictObject({
    address: addressField(),
    max_candidates: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 10, default: 5, description: 'Most candidates to return.' }),
    ),
    response_language: languageField(),
  }),
  output: GeocodeResponse,
  check: notBlank,
  example,
  needs: ['address'],
  replay: 'stored',
  handler: async (input, { deps }) =>
    geocodeAnswer(
      deps.address.geocode(input.address, { maxCandidates: input.max_candidates ?? 5 }),
      input.response_language ?? 'both',
    ),
});
