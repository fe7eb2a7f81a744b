import type { Match, Place } from '../match/place.ts';
import type { AddressCandidate } from '../types.ts';
import { formatPostalCode, type ViewContext } from './context.ts';
import { levelsOf } from './levels.ts';
import { addressId, findPoint } from './position.ts';
import { codesOf } from './postal-codes.ts';
import { englishText, normalizedText, type Reading, readPlace } from './reading.ts';

const MAX_CODES = 10;

/** What a level is worth that is found where a finer one is written: 1 only when everything written was found. */
const WORTH: Readonly<Record<number, number>> = { 1: 0.1, 2: 0.1, 3: 0.3, 4: 0.35, 5: 0.7, 6: 0.8, 7: 0.9 };

/**
 * One place as a candidate. `score`: what agrees, 1 when every level written was found; less when a finer one is not in
 * the data, a name was completed, corrected or is a former one, or several places fit equally well.
 */
export function candidateOf(
  context: ViewContext,
  match: Match,
  place: Place,
  requested = 0,
  reading: Reading = readPlace(context, match, place),
): AddressCandidate {
  const hit = findPoint(context, place);
  const levels = levelsOf(context, match, place, reading, hit?.level ?? 0);
  const codes = codesOf(context, place).slice(0, MAX_CODES);
  const level = verifiedLevel(context, place, hit?.level ?? 0);
  const agrees = level < requested ? WORTH[level]! : 1;
  const isFormer = place.formerTown || place.former >= 0;
  const corrected = place.corrections.reduce((least, { confidence }) => Math.min(least, confidence), 1);
  const sure = agrees * corrected * (place.recovered ? 0.8 : isFormer ? 0.95 : 1);
  return {
    normalized: normalizedText(context, place, reading),
    english: englishText(context, place, reading) ?? null,
    level,
    levels,
    addressId: addressId(context, place, hit),
    postalCodes: codes.map(formatPostalCode),
    score: Math.round((sure / Math.max(1, match.placeCount)) * 1000) / 1000,
  };
}

/** The finest level of the place that a data set confirms. */
export function verifiedLevel({ data }: ViewContext, place: Place, listed: number): number {
  if (listed > 0) return listed;
  if (place.koaza >= 0 || place.tail.chomeRow >= 0) return 6;
  if (place.town >= 0) return 5;
  if (place.city < 0) return 1;
  return data.number('cityWard', place.city) === 0 ? 3 : 4;
}
