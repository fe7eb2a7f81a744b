import type { Warning } from '../../../contract/labels/address.labels.ts';
import type { AddressData, Located } from '../data/address-data.ts';
import type { PointHit } from '../data/point-files.ts';
import { municipalityCode, type SourceName } from '../data/rows.ts';
import type { Match, Place } from '../match/place.ts';
import type { GeocodeCandidate, GeocodeResult } from '../types.ts';
import { candidateOf, verifiedLevel } from './candidates.ts';
import { provenance, type ViewContext } from './context.ts';
import { townSource } from './normalize.ts';
import { readingWarnings } from './parse.ts';
import { findPoint } from './position.ts';
import { type Reading, readPlace } from './reading.ts';
import { pointOfTown, pointWithoutTown } from './town-point.ts';
import { tailBelow } from './truncate.ts';

export const geocodeAddress = (context: ViewContext, address: string, maxCandidates = 5): GeocodeResult =>
  geocodeMatch(context, context.matcher.match(address), maxCandidates);

/** How fine the address was found, without the places. */
export type GeocodeVerdict = Pick<GeocodeResult, 'status' | 'requestedLevel' | 'matchedLevel' | 'availableLevel'>;
const NOT_FOUND: GeocodeVerdict = {
  status: 'not_found',
  requestedLevel: null,
  matchedLevel: null,
  availableLevel: null,
};

export function geocodeVerdict(context: ViewContext, match: Match, known?: Reading): GeocodeVerdict {
  const place = match.places[0];
  if (!place || place.city < 0) return NOT_FOUND;
  const reading = known ?? readPlace(context, match, place);
  const matchedLevel = verifiedLevel(context, place, findPoint(context, place)?.level ?? 0);
  const requestedLevel = levelAsked(context, place, reading);
  const isWhole = matchedLevel >= requestedLevel && reading.unparsed === '' && !match.conflict;
  return {
    status: match.places.length > 1 ? 'ambiguous' : isWhole ? 'matched' : 'partial',
    requestedLevel,
    matchedLevel,
    availableLevel: availableLevel(context, place),
  };
}

/** Coordinates with the level of the node they belong to; never finer than the evidence. */
function geocodeMatch(context: ViewContext, match: Match, maxCandidates: number): GeocodeResult {
  const place = match.places[0];
  if (!place || place.city < 0) return notFound(context, match);
  const reading = readPlace(context, match, place);
  const verdict = geocodeVerdict(context, match, reading);
  const hit = findPoint(context, place);
  const matched = verdict.matchedLevel!;
  const position = locate(context, place, hit);
  const candidates = match.places.slice(0, maxCandidates).map((other) => geocodeCandidate(context, match, other));
  const warnings = readingWarnings(match, place, reading);
  pushLevelWarnings(warnings, verdict.requestedLevel!, matched, reading.block !== '', position);
  const used: SourceName[] = ['jp_postal_data', ...(position.point ? [position.point.source] : [])];
  return {
    ...verdict,
    houseFound: verdict.status !== 'ambiguous' && matched === 8 && position.level === 8,
    unmatched: tailBelow(match, place, matched),
    buildingPart: reading.buildingPart || null,
    candidates,
    candidateCount: match.placeCount,
    ...provenance(context, used, hit ? hit.source : townSource(context, place), warnings),
  };
}

function notFound(context: ViewContext, match: Match): GeocodeResult {
  const lead = match.postal && match.postal.span[0] === match.postal.leading ? match.postal.span[1] : 0;
  const rest = match.text.slice(lead).trim();
  return {
    ...NOT_FOUND,
    houseFound: false,
    unmatched: rest || null,
    buildingPart: null,
    candidates: [],
    candidateCount: 0,
    ...provenance(context, [], 'local_rules', rest === '' ? [] : ['tail_unmatched']),
  };
}

/** The finest level the input names, whether or not the data have it. */
function levelAsked({ data }: ViewContext, place: Place, reading: Reading): number {
  if (reading.house !== '') return 8;
  if (reading.block !== '') return 7;
  if (reading.subTown !== '') return 6;
  if (place.town >= 0 || reading.unparsed !== '') return 5;
  return data.number('cityWard', place.city) === 0 ? 3 : 4;
}

function pushLevelWarnings(
  warnings: Warning[],
  requested: number,
  matched: number,
  hasNumbers: boolean,
  position: Position,
): void {
  if (matched < requested) {
    if (requested === 8) warnings.push('house_not_in_data');
    else if (requested === 7) warnings.push('block_not_in_data');
    else if (requested === 6) warnings.push('sub_town_not_in_data');
  }
  if (matched < 5) warnings.push('municipality_level_only');
  else if (hasNumbers && matched < 7) warnings.push('town_level_only');
  if (!position.point) warnings.push('position_missing');
  else if (position.level! < matched) warnings.push('position_from_parent');
}

/** The finest level the loaded data have anywhere in the municipality. */
const levels = new WeakMap<AddressData, Map<number, number>>();
export function availableLevel({ data, points }: ViewContext, place: Place): number {
  if (points.covers(municipalityCode(data.number('cityJis', place.city)))) return 8;
  let cache = levels.get(data);
  if (!cache) {
    cache = new Map();
    const cities = data.column.townCity!;
    const subs = data.column.townSubs!;
    for (let town = 0; town < cities.length; town++) {
      const level = subs[town + 1]! > subs[town]! ? 6 : 5;
      cache.set(cities[town]!, Math.max(cache.get(cities[town]!) ?? 0, level));
    }
    levels.set(data, cache);
  }
  return cache.get(place.city) ?? (data.number('cityWard', place.city) === 0 ? 3 : 4);
}

export interface Position {
  readonly point: Located | undefined;
  readonly level: number | null;
  readonly kind: GeocodeCandidate['positionKind'];
}

const POINT_KINDS = { house: 'house_point', lot: 'lot_point', block: 'block_point' } as const;

/** The point of the finest node that has one: house, block, sub-town, town, municipality. */
export function locate({ data }: ViewContext, place: Place, hit: PointHit | undefined): Position {
  if (hit?.point) return { point: hit.point, level: hit.level, kind: POINT_KINDS[hit.kind] };
  const sub = place.tail.chomeRow >= 0 ? place.tail.chomeRow : place.koaza;
  const subPoint = sub >= 0 ? data.subPoint(sub) : undefined;
  if (subPoint) return { point: subPoint, level: 6, kind: 'town_representative' };
  const townPoint = place.town >= 0 ? pointOfTown(data, place.town) : undefined;
  if (townPoint) return { point: townPoint, level: 5, kind: 'town_representative' };
  const { numbers, unlisted, chome } = place.tail;
  const isLotAlone = place.city >= 0 && place.town < 0 && numbers.length > 0 && !unlisted && chome === 0;
  const lots = isLotAlone ? pointWithoutTown(data, place.city) : undefined;
  const cityPoint = lots ?? (place.city >= 0 ? data.cityPoint(place.city) : undefined);
  if (!cityPoint) return { point: undefined, level: null, kind: 'none' };
  return {
    point: cityPoint,
    level: data.number('cityWard', place.city) === 0 ? 3 : 4,
    kind: 'municipality_representative',
  };
}

function geocodeCandidate(context: ViewContext, match: Match, place: Place): GeocodeCandidate {
  const hit = findPoint(context, place);
  const reading = readPlace(context, match, place);
  const base = candidateOf(context, match, place, levelAsked(context, place, reading), reading);
  const { point, level, kind } = locate(context, place, hit);
  const source = point?.source ?? townSource(context, place);
  return {
    ...base,
    latitude: point ? point.lat / 1e6 : null,
    longitude: point ? point.lng / 1e6 : null,
    datum: point?.datum ?? null,
    coordinateLevel: level,
    radius: point && level !== null && level <= 6 ? context.radii.of(place, point, level) : null,
    positionKind: kind,
    unmatched: tailBelow(match, place, base.level),
    source,
    asOf: context.sources.find((other) => other.source === source)?.asOf ?? null,
  };
}
