import type { Match } from '../match/place.ts';
import { confidenceOf } from './confidence.ts';
import type { ViewContext } from './context.ts';
import { type EnglishAddress, englishText, readPlace } from './reading.ts';

/** What `normalize` shows in English, without the rest of it: an address that may be several places has none. */
export function english(context: ViewContext, match: Match): EnglishAddress | null {
  const place = match.places[0];
  if (place === undefined || match.places.length > 1) return null;
  const reading = readPlace(context, match, place);
  return confidenceOf(context, match, reading) === 0 ? null : (englishText(context, place, reading) ?? null);
}
