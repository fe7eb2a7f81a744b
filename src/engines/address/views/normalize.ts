import type { Scope } from '../../../contract/labels/address.labels.ts';
import type { SourceName } from '../data/rows.ts';
import type { Match, Place } from '../match/place.ts';
import type { NormalizeResult } from '../types.ts';
import { confidenceOf } from './confidence.ts';
import { formatPostalCode, type ViewContext } from './context.ts';
import { subTownListing } from './listed.ts';
import { findPoint } from './position.ts';
import { codeAgrees, onlyCode } from './postal-codes.ts';
import { englishText, normalizedText, readPlace } from './reading.ts';

/** One reading in canonical names, and how far the data confirm it. */
export function normalize(context: ViewContext, address: string): NormalizeResult {
  const match = context.matcher.match(address);
  const place = match.places[0];
  const reading = place && readPlace(context, match, place);
  const parseConfidence = confidenceOf(context, match, reading);
  const written = match.postal?.code;
  if (!place || !reading || parseConfidence === 0) {
    return {
      normalized: address.normalize('NFKC').trim(),
      parseConfidence: 0,
      source: 'local_rules',
      english: null,
      postalCode: written ? formatPostalCode(written) : null,
      prefecture: reading?.prefecture ?? null,
      city: null,
      scope: 'none',
      confidence: null,
      postalCodeAgrees: null,
      validated: false,
    };
  }
  const isAmbiguous = match.places.length > 1;
  const agrees = written === undefined || isAmbiguous ? null : codeAgrees(context, place, Number(written));
  const source = townSource(context, place);
  return {
    normalized: isAmbiguous ? plainText(match) : normalizedText(context, place, reading),
    parseConfidence,
    source,
    english: isAmbiguous ? null : (englishText(context, place, reading) ?? null),
    postalCode: written ? formatPostalCode(written) : isAmbiguous ? null : onlyCode(context, place),
    prefecture: isAmbiguous ? shared(context, match, 'prefecture') : reading.prefecture,
    city: isAmbiguous ? shared(context, match, 'city') : reading.municipality,
    scope: isAmbiguous ? 'none' : scopeOf(context, place),
    confidence: agrees === null ? null : agrees ? Math.max(parseConfidence, 0.99) : round(parseConfidence * 0.5),
    postalCodeAgrees: agrees,
    validated: !isAmbiguous && agrees !== false && isListed(context, match, place),
  };
}

export const townSource = ({ towns }: ViewContext, place: Place): SourceName =>
  place.town >= 0 ? towns.get(place.town).source : 'jp_postal_data';

/** Town and sub-town are in the data as they are written. */
const isListed = ({ data }: ViewContext, match: Match, place: Place): boolean => {
  if (place.town < 0 || place.recovered || match.conflict || match.unread !== undefined) return false;
  // 東京新宿区: the prefecture is above what is looked at here.
  if (place.corrections.some(({ level }) => level !== 1)) return false;
  if (match.script !== 'japanese') return false;
  const listing = subTownListing(data, place);
  return listing === 'none' || listing === 'listed';
};

const round = (value: number) => Math.round(value * 100) / 100;

/** The finest level that is in the data. */
function scopeOf(context: ViewContext, place: Place): Scope {
  if (place.town < 0) return 'municipality';
  const point = findPoint(context, place);
  if (point) return point.level === 8 ? 'house' : 'block';
  return place.koaza >= 0 || place.tail.chomeRow >= 0 ? 'sub_town' : 'town';
}

/** Of several places, only what they agree on is stated as a name. */
function shared(context: ViewContext, match: Match, part: 'prefecture' | 'city'): string | null {
  const values = new Set(
    match.places.slice(0, 50).map((place) => {
      const reading = readPlace(context, match, place);
      return part === 'prefecture' ? reading.prefecture : reading.municipality;
    }),
  );
  return values.size === 1 ? [...values][0]! : null;
}

const plainText = (match: Match) =>
  match.text
    .slice(match.postal && match.postal.span[0] === match.postal.leading ? match.postal.span[1] : 0)
    .normalize('NFKC')
    .trim();
