import { PREFECTURES } from '../../../japan/prefectures.ts';
import type { AddressData } from '../data/address-data.ts';
import type { ReadingIndex } from './reading-index.ts';
import { type Composed, composeWords } from './romaji.ts';
import { type FoundMunicipality, municipalitiesIn } from './romaji-municipalities.ts';
import { townPhrases } from './romaji-phrases.ts';
import { romajiText } from './romaji-text.ts';
import { type FoundTown, townsIn } from './romaji-towns.ts';
import { placeWords, type Word } from './romaji-words.ts';

/* Maps and forms write one part of an address in Latin letters and another in Japanese. */

const MAX_MUNICIPALITIES = 3;
const LATIN_WORDS = /[A-Za-zĀ-ž]{3}/;
/** A word in Latin letters with its hyphens; a floor or a door (5F, A-3) is none. */
const LATIN_WORD = /(?<![A-Za-zĀ-ž\d-])[A-Za-zĀ-ž][A-Za-zĀ-ž'’-]{2,}[.,]?/g;
const PREFECTURE = new RegExp(PREFECTURES.map(({ name }) => name).join('|'), 'g');
const ENGLISH = new Map(PREFECTURES.map(({ name, english }) => [name, english]));
const COUNTED: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)丁目-?/g, '-chome '],
  [/(?<=\d)番地?の?-?/g, '-ban '],
  [/(?<=\d)号/g, '-go '],
];

export const isMixed = (text: string): boolean => LATIN_WORDS.test(text);

/**
 * 東京都 Chiyoda City, Marunouchi, 1 Chome-9-1 and 千代田区 Marunouchi 1-9-1: a town in Latin letters; Nagano, 南長野692-2:
 * a municipality in Latin letters before a town in Japanese. `place` is the municipality that was read in Japanese.
 */
export function composeMixed(
  data: AddressData,
  index: ReadingIndex,
  text: string,
  place: { readonly city: number; readonly adminEnd: number } | undefined,
): Composed[] {
  const { text: plain, postal } = romajiText(text);
  if (place) {
    const words = wordsIn(plain.slice(place.adminEnd));
    return bestTowns(data, index, words, place.city).map((town) => composeWords(data, words, town, postal));
  }
  const words = wordsIn(plain);
  const municipalities = municipalitiesIn(index, words);
  const towns = townsIn(data, index, words, municipalities).filter(({ town }) => town >= 0);
  if (towns.length > 0)
    return towns.slice(0, MAX_MUNICIPALITIES).map((town) => composeWords(data, words, town, postal));
  const rest = plain
    .replace(LATIN_WORD, ' ')
    .replace(/〒/g, ' ')
    .replace(/^[\s,;/]+/, '')
    .replace(/\s*,\s*/g, ' ');
  if (rest.trim() === '') return [];
  const best = municipalities.filter(({ score }) => score >= 2 && score === municipalities[0]!.score);
  return best.slice(0, MAX_MUNICIPALITIES).map((municipality) => {
    const place = { municipality: { ...municipality, used: [] }, town: -1, used: undefined, worth: 0 };
    const { text: above } = composeWords(data, [], place, postal);
    return { text: above + rest.trim(), spans: {} };
  });
}

const wordsIn = (text: string): Word[] => {
  let latin = text.replace(PREFECTURE, (name) => ` ${ENGLISH.get(name)} `);
  for (const [pattern, word] of COUNTED) latin = latin.replace(pattern, word);
  return placeWords(latin);
};

/** Towns of a municipality (of any ward of a city) that are named beside a number: elsewhere such a word is a building's. */
function bestTowns(data: AddressData, index: ReadingIndex, words: readonly Word[], city: number): FoundTown[] {
  const isParent = data.number('cityParent', city) === 1;
  const name = data.number('cityCity', city);
  const readings = index
    .all()
    .filter((reading) => reading.city === city || (isParent && data.number('cityCity', reading.city) === name));
  const phrases = townPhrases(words).filter(({ isBesideNumber, inBuilding }) => isBesideNumber && !inBuilding);
  const found = readings.flatMap((reading) => {
    const municipality: FoundMunicipality = { reading, used: [], score: 0, isBare: false };
    const byKey = index.townKeys(reading.city);
    return phrases.flatMap((used) =>
      (byKey.get(used.key) ?? []).map(({ town }) => ({ municipality, town, used, worth: used.worth })),
    );
  });
  const most = Math.max(...found.map(({ worth }) => worth));
  return found.filter(({ worth }) => worth === most).slice(0, MAX_MUNICIPALITIES);
}
