import type { Match } from '../match/place.ts';
import type { EnglishAddress, RegisteredAddress } from '../types.ts';
import { confidenceOf } from './confidence.ts';
import type { ViewContext } from './context.ts';
import { englishText, readBelow } from './reading.ts';

/** What `normalize` shows in English, without the rest of it: an address that may be several places has none. */
export function english(context: ViewContext, match: Match): EnglishAddress | null {
  const place = match.places[0];
  if (place === undefined || match.places.length > 1 || place.city < 0) return null;
  // Below a municipality, only corrections take all confidence away.
  if (place.corrections.length > 0 && confidenceOf(context, match) === 0) return null;
  return englishText(context, place, readBelow(context, match, place)) ?? null;
}

/** One reading for both. */
export function registered(context: ViewContext, match: Match): RegisteredAddress {
  const [place, other] = match.places;
  const isOne = place !== undefined && other === undefined && place.city >= 0;
  return { english: english(context, match), municipality: isOne ? place.city : null };
}
