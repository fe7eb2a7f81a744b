import type { Warning } from '../../../contract/labels/address.labels.ts';
import { FORM } from '../data/municipalities.ts';
import type { SourceName } from '../data/rows.ts';
import { type Match, matchFor, type Place } from '../match/place.ts';
import type { AddressCandidate, Components, ParseResult, Recovery } from '../types.ts';
import { type Building, splitBuilding } from './building.ts';
import { candidateOf } from './candidates.ts';
import { confidenceOf } from './confidence.ts';
import { formatPostalCode, provenance, type ViewContext } from './context.ts';
import { levelsOf } from './levels.ts';
import { townSource } from './normalize.ts';
import { findPoint } from './position.ts';
import { englishText, normalizedText, type Reading, readPlace } from './reading.ts';

export const MAX_CANDIDATES = 10;
/** Places that are asked for what they have in common. */
const MAX_SHARED = 100;

const EMPTY: Components = {
  postalCode: null,
  prefecture: null,
  county: null,
  city: null,
  ward: null,
  town: null,
  subTown: null,
  kyotoStreet: null,
  block: null,
  house: null,
  branch: null,
  building: null,
  floor: null,
  room: null,
};

export const parseAddress = (context: ViewContext, address: string): ParseResult =>
  parseMatch(context, context.matcher.match(address));

/** How the address was read, without what it was read as. */
export function parseVerdict(
  context: ViewContext,
  match: Match,
  reading?: Reading,
): Pick<ParseResult, 'status' | 'parseConfidence'> {
  const place = match.places[0];
  if (!place || place.city < 0) return { status: 'unparsed', parseConfidence: 0 };
  const isAmbiguous = match.places.length > 1;
  return {
    status: isAmbiguous ? 'ambiguous' : place.town >= 0 && !match.conflict ? 'parsed' : 'partial',
    parseConfidence: confidenceOf(context, match, reading ?? readPlace(context, match, place)),
  };
}

/** Splits only: no postal comparison, no coordinates. */
function parseMatch(context: ViewContext, match: Match): ParseResult {
  const place = match.places[0];
  const postalCode = match.postal ? formatPostalCode(match.postal.code) : null;
  if (!place || place.city < 0) return unparsed(context, match, place, postalCode);
  const isAmbiguous = match.places.length > 1;
  const reading = readPlace(context, match, place);
  const warnings = readingWarnings(match, place, reading);
  const used: SourceName[] = ['jp_postal_data'];
  const deciding = townSource(context, place);
  const readings = isAmbiguous
    ? match.places.slice(0, MAX_SHARED).map((other) => readPlace(context, match, other))
    : [];
  const candidates: AddressCandidate[] = readings
    .slice(0, MAX_CANDIDATES)
    .map((other, i) => candidateOf(context, match, match.places[i]!, 0, other));
  return {
    ...parseVerdict(context, match, reading),
    normalized: isAmbiguous ? null : normalizedText(context, place, reading),
    english: isAmbiguous ? null : (englishText(context, place, reading) ?? null),
    components: isAmbiguous
      ? sharedComponents(match, readings, postalCode)
      : components(match, place, reading, postalCode),
    numberStyle: place.tail.style === 'none' && reading.block !== '' ? 'hyphenated' : place.tail.style,
    levels: isAmbiguous ? [] : levelsOf(context, match, place, reading, findPoint(context, place)?.level ?? 0),
    recoveries: isAmbiguous ? [] : recoveries(context, match, place, reading),
    unparsed: match.unread ? `${match.unread} ${reading.unparsed}`.trim() : reading.unparsed || null,
    candidates,
    candidateCount: isAmbiguous ? match.placeCount : 0,
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
    ...parseVerdict(context, match),
    normalized: null,
    english: null,
    components: { ...EMPTY, postalCode, prefecture: reading?.prefecture ?? null },
    numberStyle: 'none',
    levels: place && reading ? levelsOf(context, match, place, reading) : [],
    recoveries: [],
    unparsed: rest.trim() === '' ? null : rest.trim(),
    candidates: [],
    candidateCount: 0,
    ...provenance(context, [], 'local_rules', rest.trim() === '' ? [] : ['tail_unmatched']),
  };
}

function components(
  match: Match,
  place: Place,
  reading: Reading,
  postalCode: string | null,
  building: Building = splitBuilding(reading.buildingPart),
): Components {
  const text = (value: string) => value || null;
  return {
    postalCode,
    prefecture: text(reading.prefecture),
    county: text(reading.county),
    city: text(reading.city),
    ward: text(reading.ward),
    town: text(reading.town),
    subTown: text(reading.subTown),
    kyotoStreet: place.street ? matchFor(match, place).text.slice(...place.street) : null,
    block: text(reading.block),
    house: text(reading.house),
    branch: text(reading.branch),
    building: building.building,
    floor: building.floor,
    room: building.room ?? text(reading.numberRoom),
  };
}

/** Of several places only what all of them have in common. */
function sharedComponents(match: Match, readings: readonly Reading[], postalCode: string | null): Components {
  // All of them have the building that is written, as long as their towns end at the same place.
  const buildings = new Map<string, Building>();
  const buildingOf = ({ buildingPart }: Reading) => {
    const building = buildings.get(buildingPart) ?? splitBuilding(buildingPart);
    buildings.set(buildingPart, building);
    return building;
  };
  const all = readings.map((reading, i) =>
    components(match, match.places[i]!, reading, postalCode, buildingOf(reading)),
  );
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
    if (place.corrections.length > 0) warnings.push('character_corrected');
    if (match.script !== 'japanese') warnings.push('transliterated');
  }
  if (place.town < 0 && reading.unparsed + reading.subTown !== '') warnings.push('town_not_found');
  if (place.street) warnings.push('kyoto_street_ignored');
  if (reading.unparsed !== '' || match.unread !== undefined) warnings.push('tail_unmatched');
  return warnings;
}

function recoveries({ data }: ViewContext, found: Match, place: Place, reading: Reading): Recovery[] {
  const list: Recovery[] = [];
  const { form } = place;
  const match = matchFor(found, place);
  const townInput = place.townSpan ? match.text.slice(...place.townSpan) : null;
  const adminInput = match.text.slice(...place.adminSpan);
  const push = (
    kind: Recovery['kind'],
    level: number,
    input: string | null,
    value: string,
    more: { since?: string | null; confidence?: number } = {},
  ) => list.push({ kind, level, input, value, since: more.since ?? null, confidence: more.confidence ?? null });
  if (match.script !== 'japanese') push('transliterated', 5, place.sent?.text ?? match.text, match.text);
  if (!(form & FORM.prefecture)) push('prefecture_inferred', 1, null, reading.prefecture);
  if (reading.county !== '' && !(form & FORM.county) && !(form & FORM.alias))
    push('county_inferred', 2, null, reading.county);
  if (!(form & FORM.city)) push('city_inferred_from_ward', 3, null, reading.city);
  if (form & FORM.alias)
    push('former_name', reading.ward === '' ? 3 : 4, adminInput, reading.city + reading.ward, {
      since: place.former < 0 ? null : isoDay(data.number('aliasSince', place.former)),
    });
  if (place.formerTown) push('former_name', 5, townInput, reading.town);
  if (place.recovered) push(place.oazaOmitted ? 'oaza_omitted' : 'town_prefix_unique', 5, townInput, reading.town);
  for (const { level, span, confidence } of place.corrections)
    push(
      'character_corrected',
      level,
      match.text.slice(...span),
      level === 5 ? reading.town : level === 1 ? reading.prefecture : correctedAdmin(place, reading),
      { confidence },
    );
  return list;
}

/** The municipality as it should have been written, with as much above it as was written. */
const correctedAdmin = ({ form }: Place, reading: Reading): string =>
  (form & FORM.prefecture ? reading.prefecture : '') +
  (form & FORM.county ? reading.county : '') +
  (form & FORM.city ? reading.city : '') +
  reading.ward;

/** 20030401 → 2003-04-01; 0 is not known. */
const isoDay = (day: number): string | null =>
  day === 0 ? null : String(day).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
