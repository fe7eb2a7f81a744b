import { FORM } from '../data/municipalities.ts';
import type { Match } from '../match/place.ts';
import type { ViewContext } from './context.ts';
import { type Reading, readPlace } from './reading.ts';

/** How sure the reading is, 0 to 1; 0 when no municipality was found. One rule for all views. */
export function confidenceOf(context: ViewContext, match: Match, known?: Reading): number {
  const place = match.places[0];
  if (!place || place.city < 0) return 0;
  if (match.conflict) return 0.3;
  if (match.places.length > 1) return Math.max(0.2, Math.round((0.9 / Math.min(match.placeCount, 10)) * 100) / 100);
  const reading = known ?? readPlace(context, match, place);
  let confidence = 0.99;
  if (!(place.form & FORM.prefecture)) confidence -= 0.01;
  if (!(place.form & FORM.city)) confidence -= 0.02;
  if (place.form & FORM.alias || place.formerTown) confidence -= 0.05;
  for (const correction of place.corrections) confidence -= 1 - correction.confidence;
  if (match.script !== 'japanese') confidence -= 0.1;
  if (place.street) confidence -= 0.03;
  if (place.recovered) confidence -= place.oazaOmitted ? 0.2 : 0.12;
  if (place.tail.unlisted) confidence -= 0.05;
  if (place.town < 0) confidence -= reading.unparsed === '' ? 0.1 : 0.4;
  else if (reading.unparsed !== '') confidence -= 0.1;
  if (match.unread !== undefined) confidence -= 0.1;
  return Math.round(confidence * 100) / 100;
}
