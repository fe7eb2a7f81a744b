import { foldKey } from '../data/fold.ts';
import { isWholeDescription } from '../data/kyoto-streets.ts';
import { FORM } from '../data/municipalities.ts';
import { municipalityCode } from '../data/rows.ts';
import { type Match, matchFor, type Place } from '../match/place.ts';
import { rowsOfCode } from '../match/postal-code.ts';
import type { Accepted, ValidateResult } from '../types.ts';
import { candidateOf, verifiedLevel } from './candidates.ts';
import { formatPostalCode, provenance, type ViewContext } from './context.ts';
import { geocodeVerdict, locate } from './geocode.ts';
import { levelsOf } from './levels.ts';
import { subTownListing } from './listed.ts';
import { townSource } from './normalize.ts';
import { MAX_CANDIDATES, parseVerdict, readingWarnings } from './parse.ts';
import { addressId, findPoint } from './position.ts';
import { codeAgrees, codesOf, isKnownCode } from './postal-codes.ts';
import { englishText, normalizedText, readPlace } from './reading.ts';
import { isMisspelt } from './spelling.ts';
import { tailBelow, truncatePlace } from './truncate.ts';
import { conflictsOf, type Decision, decide, type Evidence } from './validate-policy.ts';

/** Parser, postal and geocoder evidence under one policy. */
export function validateAddress(context: ViewContext, address: string, postalCode?: string | null): ValidateResult {
  const match = context.matcher.match(address);
  const asked = postalCode?.normalize('NFKC').replace(/\D/g, '') || undefined;
  const evidence = gather(context, match, asked);
  const decision = decide(evidence);
  return respond(context, match, evidence, decision);
}

function gather(context: ViewContext, match: Match, asked: string | undefined): Evidence {
  const { data } = context;
  const code = asked ?? match.postal?.code;
  const zip = code === undefined ? undefined : Number(code);
  const fitting = zip === undefined ? [] : match.places.filter((place) => fits(context, match, place, zip));
  const isResolved = match.places.length > 1 && fitting.length === 1;
  const place = isResolved ? fitting[0]! : match.places[0];
  const reading = place && readPlace(context, match, place);
  const hit = place && findPoint(context, place);
  const municipality = place && place.city >= 0 ? municipalityCode(data.number('cityJis', place.city)) : '';
  const townId = place ? townKey(context, place) : 0;
  return {
    match,
    place: place && place.city >= 0 ? place : undefined,
    reading,
    written: match.postal?.code,
    asked,
    codeKnown: zip === undefined ? undefined : isKnownCode(data, zip),
    codeFits: zip === undefined ? undefined : fitting.length > 0,
    isResolved,
    listed: hit?.level ?? 0,
    covered: municipality !== '' && townId > 0 ? context.points.levelOf(municipality, townId) : 0,
    subTown: place ? subTownListing(data, place) : 'none',
    isAlias: place !== undefined && ((place.form & FORM.alias) !== 0 || place.formerTown),
    isCorrected: place !== undefined && (place.corrections.length > 0 || isMisspelt(context, match, place)),
    streetKnown:
      place === undefined || place.street === undefined || isWholeDescription(match.text.slice(...place.street)),
  };
}

const townKey = ({ data }: ViewContext, place: Place): number => {
  if (place.tail.chomeRow >= 0) return data.number('subId', place.tail.chomeRow);
  if (place.koaza >= 0) return data.number('subId', place.koaza);
  return place.town >= 0 ? data.number('townId', place.town) : 0;
};

/** Where the town is unknown, a code of the municipality fits; an office's code fits the address of its own row. */
function fits(context: ViewContext, match: Match, place: Place, zip: number): boolean {
  const agrees = codeAgrees(context, place, zip);
  if (agrees === true || place.city < 0) return agrees === true;
  if (agrees === null) return codeInMunicipality(context, place, zip);
  const { data } = context;
  const [from, to] = rowsOfCode(data.column.officeZip!, zip);
  if (from === to) return false;
  const below = foldKey(matchFor(match, place).text.slice(place.adminSpan[1]));
  for (let row = from; row < to; row++)
    if (data.number('officeCity', row) === place.city && below.startsWith(foldKey(data.text('officeTown', row))))
      return true;
  return false;
}

function codeInMunicipality({ data }: ViewContext, place: Place, zip: number): boolean {
  const inCity = (column: string, city: string) => {
    const [from, to] = rowsOfCode(data.column[column]!, zip);
    for (let row = from; row < to; row++) {
      const found = data.number(city, row);
      if (found === place.city) return true;
      if (
        data.number('cityParent', place.city) &&
        data.number('cityCity', found) === data.number('cityCity', place.city)
      )
        return true;
    }
    return false;
  };
  return inCity('postalZip', 'postalCity') || inCity('officeZip', 'officeCity');
}

function respond(context: ViewContext, match: Match, evidence: Evidence, decision: Decision): ValidateResult {
  const { place } = evidence;
  const single = evidence.isResolved && place ? { ...match, places: [place], placeCount: 1 } : match;
  const geocoded = geocodeVerdict(context, single);
  const level = acceptedLevel(context, match, evidence, decision);
  const accepted = place && level > 0 ? accept(context, single, place, level, evidence) : null;
  const expected = place ? codesOf(context, place).map(formatPostalCode) : [];
  const code = evidence.asked ?? evidence.written;
  const listsCandidates = decision.status === 'ambiguous' || decision.status === 'conflict';
  const several = listsCandidates && match.places.length > 1;
  const warnings = place && evidence.reading ? readingWarnings(single, place, evidence.reading) : [];
  const isFinal = decision.status === 'exact' || decision.status === 'partial';
  return {
    status: decision.status,
    reasons: decision.reasons,
    accepted,
    unaccepted: place
      ? isFinal
        ? parsedTail(match, place, level, evidence)
        : tailBelow(match, place, level)
      : match.text.trim(),
    checks: decision.checks,
    evidence: {
      parser: parseVerdict(context, single),
      postal: {
        status: code === undefined ? 'not_checked' : evidence.codeKnown ? codeStatus(context, code) : 'not_found',
        code: code === undefined ? null : formatPostalCode(code),
        expected: expected.slice(0, MAX_CANDIDATES),
        agrees: code === undefined || !place ? null : (evidence.codeFits ?? null),
      },
      geocoder: {
        status: geocoded.status,
        matchedLevel: geocoded.matchedLevel,
        availableLevel: geocoded.availableLevel,
      },
    },
    conflicts: conflictsOf(context, evidence, decision.reasons[0]!, expected),
    candidates: several ? match.places.slice(0, MAX_CANDIDATES).map((other) => candidateOf(context, match, other)) : [],
    candidateCount: several ? match.placeCount : 0,
    ...provenance(
      context,
      place ? ['jp_postal_data', townSource(context, place)] : [],
      !place
        ? 'local_rules'
        : code !== undefined
          ? 'jp_postal_data'
          : evidence.listed > 0
            ? 'address_base_registry'
            : townSource(context, place),
      warnings,
    ),
  };
}

function codeStatus({ data }: ViewContext, code: string): 'found' | 'multiple' {
  const [from, to] = rowsOfCode(data.column.postalZip!, Number(code));
  const [officeFrom, officeTo] = rowsOfCode(data.column.officeZip!, Number(code));
  return to - from + officeTo - officeFrom > 1 ? 'multiple' : 'found';
}

/** What stays unaccepted below the accepted level; a building part is none of it when everything else was accepted. */
function parsedTail(match: Match, place: Place, level: number, evidence: Evidence): string | null {
  const below = tailBelow(match, place, level);
  return below !== null && evidence.reading?.buildingPart === below ? null : below;
}

/** The last level all evidence agrees on; 0 when not even the prefecture. */
function acceptedLevel(context: ViewContext, match: Match, evidence: Evidence, decision: Decision): number {
  const { place } = evidence;
  if (!place || decision.status === 'unverified') return 0;
  const municipality = context.data.number('cityWard', place.city) === 0 ? 3 : 4;
  switch (decision.reasons[0]) {
    case 'postal_codes_differ':
    case 'postal_code_conflict': {
      const zip = Number(evidence.asked ?? evidence.written);
      if (codeInMunicipality(context, place, zip)) return municipality;
      return samePrefecture(context, place, zip) ? 1 : 0;
    }
    case 'hierarchy_conflict':
      return match.conflict?.field === 'ward' ? 3 : 0;
    case 'sub_town_out_of_range':
      return 5;
    case 'multiple_places': {
      if (match.places.every((other) => other.city === place.city)) return municipality;
      return match.places.every((other) => other.prefecture === place.prefecture) ? 1 : 0;
    }
    default:
      return verifiedLevel(context, place, evidence.listed);
  }
}

function samePrefecture({ data }: ViewContext, place: Place, zip: number): boolean {
  const [from, to] = rowsOfCode(data.column.postalZip!, zip);
  for (let row = from; row < to; row++)
    if (Math.floor(data.number('cityJis', data.number('postalCity', row)) / 1000) === place.prefecture) return true;
  return false;
}

function accept(context: ViewContext, match: Match, place: Place, level: number, evidence: Evidence): Accepted {
  const cut = truncatePlace(match, place, level);
  const reading = readPlace(context, match, cut);
  const hit = level >= 7 ? findPoint(context, cut) : undefined;
  const { point, level: pointLevel } = locate(context, cut, hit);
  const codes = level >= 5 ? codesOf(context, cut) : [];
  const code = evidence.asked ?? evidence.written;
  const postal = level >= 5 && code !== undefined && evidence.codeFits ? code : codes.length === 1 ? codes[0]! : null;
  return {
    level,
    levels: levelsOf(context, match, cut, reading, hit?.level ?? 0),
    normalized: normalizedText(context, cut, reading),
    english: englishText(context, cut, reading) ?? null,
    addressId: addressId(context, cut, hit),
    postalCode: postal === null ? null : formatPostalCode(postal),
    latitude: point ? point.lat / 1e6 : null,
    longitude: point ? point.lng / 1e6 : null,
    coordinateLevel: pointLevel,
  };
}
