import type { Match, Place } from '../match/match.ts';
import type { AddressCandidate } from '../types.ts';
import { formatPostalCode, type ViewContext } from './context.ts';
import { levelsOf } from './levels.ts';
import { addressId, findPoint } from './position.ts';
import { codesOf } from './postal-codes.ts';
import { englishText, normalizedText, readPlace } from './reading.ts';

const MAX_CODES = 10;

/** One place as a candidate; `score` is 1 for the only place, less when several fit equally well or a name was completed. */
export function candidateOf(context: ViewContext, match: Match, place: Place): AddressCandidate {
  const reading = readPlace(context, match, place);
  const hit = findPoint(context, place);
  const levels = levelsOf(context, match, place, reading, hit?.level ?? 0);
  const codes = codesOf(context, place).slice(0, MAX_CODES);
  const sure = place.recovered ? 0.8 : place.formerTown ? 0.95 : 1;
  return {
    normalized: normalizedText(context, place, reading),
    normalized_en: englishText(context, place, reading)?.text ?? null,
    level: verifiedLevel(context, place, hit?.level ?? 0),
    levels,
    address_id: addressId(context, place, hit),
    postal_codes: codes.map(formatPostalCode),
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
