import type { Warning } from '../../../contract/labels/address.labels.ts';
import { FORM } from '../data/municipalities.ts';
import type { SourceName } from '../data/rows.ts';
import type { Match, Place } from '../match/match.ts';
import type { AddressCandidate, Components, ParseResult, Recovery } from '../types.ts';
import { splitBuilding } from './building.ts';
import { candidateOf } from './candidates.ts';
import { confidenceOf } from './confidence.ts';
import { formatPostalCode, provenance, type ViewContext } from './context.ts';
import { levelsOf } from './levels.ts';
import { townSource } from './normalize.ts';
import { findPoint } from './position.ts';
import { englishText, normalizedText, type Reading, readPlace } from './reading.ts';

export const MAX_CANDIDATES = 10;

const EMPTY: Components = {
  postal_code: null,
  prefecture: null,
  county: null,
  city: null,
  ward: null,
  town: null,
  sub_town: null,
  kyoto_street: null,
  block: null,
  house: null,
  branch: null,
  building: null,
  floor: null,
  room: null,
};

export const parseAddress = (context: ViewContext, address: string): ParseResult =>
  parseMatch(context, context.matcher.match(address));

/** Splits only: no postal comparison, no coordinates. */
export function parseMatch(context: ViewContext, match: Match): ParseResult {
  const place = match.places[0];
  const postalCode = match.postal ? formatPostalCode(match.postal.code) : null;
  if (!place || place.city < 0) return unparsed(context, match, place, postalCode);
  const isAmbiguous = match.places.length > 1;
  const reading = readPlace(context, match, place);
  const warnings = readingWarnings(match, place, reading);
  const used: SourceName[] = ['jp_postal_data'];
  const deciding = townSource(context, place);
  const candidates: AddressCandidate[] = isAmbiguous
    ? match.places.slice(0, MAX_CANDIDATES).map((other) => candidateOf(context, match, other))
    : [];
  return {
    status: isAmbiguous ? 'ambiguous' : place.town >= 0 && !match.conflict ? 'parsed' : 'partial',
    parse_confidence: confidenceOf(context, match, reading),
    normalized: isAmbiguous ? null : normalizedText(context, place, reading),
    normalized_en: isAmbiguous ? null : (englishText(context, place, reading)?.text ?? null),
    components: isAmbiguous
      ? sharedComponents(context, match, postalCode)
      : components(match, place, reading, postalCode),
    number_style: place.tail.style === 'none' && reading.block !== '' ? 'hyphenated' : place.tail.style,
    levels: isAmbiguous ? [] : levelsOf(context, match, place, reading, findPoint(context, place)?.level ?? 0),
    recoveries: isAmbiguous ? [] : recoveries(match, place, reading),
    unparsed_tail: reading.unparsed || null,
    candidates,
    candidate_count: isAmbiguous ? match.placeCount : 0,
    candidates_truncated: isAmbiguous && match.placeCount > MAX_CANDIDATES,
    ...provenance(context, used, deciding, warnings),
  };
}

function unparsed(
  context: ViewContext,
  match: Match,
  place: Place | undefined,
  postalCode: string | null,
): ParseResult {
  const reading = place ? readPlace(context, match, place) : undefined;
  const rest = place
    ? match.text.slice(place.adminSpan[1])
    : match.text.slice(match.postal && match.postal.span[0] === match.postal.leading ? match.postal.span[1] : 0);
  return {
    status: 'unparsed',
    parse_confidence: 0,
    normalized: null,
    normalized_en: null,
    components: { ...EMPTY, postal_code: postalCode, prefecture: reading?.prefecture ?? null },
    number_style: 'none',
    levels: place && reading ? levelsOf(context, match, place, reading) : [],
    recoveries: [],
    unparsed_tail: rest.trim() === '' ? null : rest.trim(),
    candidates: [],
    candidate_count: 0,
    candidates_truncated: false,
    ...provenance(context, [], 'local_rules', rest.trim() === '' ? [] : ['tail_unmatched']),
  };
}

function components(match: Match, place: Place, reading: Reading, postalCode: string | null): Components {
  const building = splitBuilding(reading.buildingPart);
  const text = (value: string) => value || null;
  return {
    postal_code: postalCode,
    prefecture: text(reading.prefecture),
    county: text(reading.county),
    city: text(reading.city),
    ward: text(reading.ward),
    town: text(reading.town),
    sub_town: text(reading.subTown),
    kyoto_street: place.street ? match.text.slice(...place.street) : null,
    block: text(reading.block),
    house: text(reading.house),
    branch: text(reading.branch),
    building: building.building,
    floor: building.floor,
    room: building.room ?? text(reading.numberRoom),
  };
}

/** Of several places only what all of them have in common. */
function sharedComponents(context: ViewContext, match: Match, postalCode: string | null): Components {
  const all = match.places
    .slice(0, 100)
    .map((place) => components(match, place, readPlace(context, match, place), postalCode));
  const first = all[0]!;
  const entries = Object.entries(first).map(([key, value]) => [
    key,
    all.every((other) => other[key as keyof Components] === value) ? value : null,
  ]);
  return Object.fromEntries(entries) as unknown as Components;
}

/** Warnings about the reading itself, the same in every view. */
export function readingWarnings(match: Match, place: Place, reading: Reading): Warning[] {
  const warnings: Warning[] = [];
  if (match.places.length > 1) warnings.push('multiple_candidates');
  else {
    if (!(place.form & FORM.prefecture)) warnings.push('prefecture_inferred');
    if (!(place.form & FORM.city)) warnings.push('city_inferred');
    if (place.recovered) warnings.push('town_recovered_from_prefix');
    if (place.form & FORM.alias || place.formerTown) warnings.push('former_name_used');
  }
  if (place.town < 0 && reading.unparsed !== '') warnings.push('town_not_found');
  if (place.street) warnings.push('kyoto_street_ignored');
  if (reading.unparsed !== '') warnings.push('tail_unmatched');
  return warnings;
}

function recoveries(match: Match, place: Place, reading: Reading): Recovery[] {
  const list: Recovery[] = [];
  const { form } = place;
  const townInput = place.townSpan ? match.text.slice(...place.townSpan) : null;
  const adminInput = match.text.slice(...place.adminSpan);
  if (!(form & FORM.prefecture))
    list.push({ kind: 'prefecture_inferred', level: 1, input: null, value: reading.prefecture });
  if (reading.county !== '' && !(form & FORM.county) && !(form & FORM.alias))
    list.push({ kind: 'county_inferred', level: 2, input: null, value: reading.county });
  if (!(form & FORM.city)) list.push({ kind: 'city_inferred_from_ward', level: 3, input: null, value: reading.city });
  if (form & FORM.alias)
    list.push({
      kind: 'former_name',
      level: reading.ward === '' ? 3 : 4,
      input: adminInput,
      value: reading.city + reading.ward,
    });
  if (place.formerTown) list.push({ kind: 'former_name', level: 5, input: townInput, value: reading.town });
  if (place.recovered)
    list.push({
      kind: place.oazaOmitted ? 'oaza_omitted' : 'town_prefix_unique',
      level: 5,
      input: townInput,
      value: reading.town,
    });
  return list;
}
