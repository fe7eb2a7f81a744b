import { PREFECTURES } from '../../../japan/prefectures.ts';
import type { AddressData } from '../data/address-data.ts';
import type { ReadingIndex } from './reading-index.ts';
import { municipalitiesIn, type Used } from './romaji-municipalities.ts';
import { numbersIn } from './romaji-numbers.ts';
import { romajiText } from './romaji-text.ts';
import { type FoundTown, townsIn } from './romaji-towns.ts';
import { placeWords, type Word } from './romaji-words.ts';
import type { Span } from './tail.ts';

/** An address written in Japanese from its reading, with where its parts stand in what was sent. */
export interface Composed {
  readonly text: string;
  /** Spans in what was sent, by level. */
  readonly spans: Readonly<Record<number, Span>>;
}

/** Most places that are offered for one address. */
const MAX_COMPOSED = 8;
/** Whether a text is written in Latin letters and nothing Japanese. */
export const isRomaji = (text: string): boolean =>
  !/[ぁ-ヿ㐀-鿿ｦ-ﾟ]/.test(text) && /(?:[A-Za-zĀ-ž][^A-Za-zĀ-ž]*){4}/.test(text);

/** The Japanese addresses a romanised one may mean, best first; all are equally good. */
export function composeRomaji(data: AddressData, index: ReadingIndex, text: string): Composed[] {
  const { text: plain, postal } = romajiText(text);
  const words = placeWords(plain);
  const places = townsIn(data, index, words, municipalitiesIn(index, words));
  return places.slice(0, MAX_COMPOSED).map((place) => composeWords(data, words, place, postal));
}

/** The address in Japanese: the place that was found, and what is left of the words. */
export function composeWords(
  data: AddressData,
  words: readonly Word[],
  place: FoundTown,
  postal: string | undefined,
): Composed {
  const { city } = place.municipality.reading;
  const taken = new Uint8Array(words.length);
  for (const { from, to } of [...place.municipality.used, ...(place.used ? [place.used] : [])]) taken.fill(1, from, to);
  const { numbers, rest } = numbersIn(words, taken, place.used);
  const prefecture = PREFECTURES[place.municipality.reading.prefecture - 1]!.name;
  const admin = ['County', 'City', 'Ward'].map((part) => data.text(`city${part}`, city)).join('');
  const town = place.town >= 0 ? data.text('townName', place.town).replace(/^大字|^字/, '') : '';
  const building = rest.map(({ text }) => text).join(' ');
  const code = postal ? `〒${postal} ` : '';
  const spanOf = ({ from, to }: Used): Span => [words[from]!.start, words[to - 1]!.end];
  const spans: Record<number, Span> = {};
  const finest = place.municipality.used[0];
  if (finest) spans[place.municipality.reading.ward === '' ? 3 : 4] = spanOf(finest);
  if (place.used) spans[5] = spanOf(place.used);
  // Numbers without a town are not put where a town is looked for.
  const below = town === '' ? [building, numbers] : [numbers, building];
  const text = below.filter(Boolean).join(' ');
  return { text: `${code}${prefecture}${admin}${town}${town === '' && text !== '' ? ' ' : ''}${text}`, spans };
}
