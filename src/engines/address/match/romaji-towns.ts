import { editDistance } from '../../../japan/edit-distance.ts';
import type { AddressData } from '../data/address-data.ts';
import { foldKey } from '../data/fold.ts';
import type { ReadingIndex } from './reading-index.ts';
import { romajiKey } from './reading-key.ts';
import type { FoundMunicipality, Used } from './romaji-municipalities.ts';
import { CHOME, NUMBERS } from './romaji-numbers.ts';
import { BUILDING_WORDS, FLOOR_WORD, type Word } from './romaji-words.ts';

const MAX_PHRASE = 5;
const MAX_NEAR = 12;
export interface FoundTown {
  readonly municipality: FoundMunicipality;
  readonly town: number;
  readonly used: Used | undefined;
  readonly worth: number;
}

/** The town that explains most words in the municipalities that are named best. */
export function townsIn(
  data: AddressData,
  index: ReadingIndex,
  words: readonly Word[],
  municipalities: readonly FoundMunicipality[],
): FoundTown[] {
  const top = municipalities[0];
  if (!top) return [];
  const best = municipalities.filter(({ score }) => score >= top.score - 1);
  const candidates = townPhrases(words);
  const found = bestTowns(
    data,
    best.flatMap((municipality) => [...townsNamed(index, candidates, municipality, false)]),
  );
  if (found.length > 0) return found;
  // A letter may be wrong where the municipality is named beyond doubt: with its kind or its prefecture.
  if (top.score < 3) return [];
  const near = bestTowns(
    data,
    best.flatMap((municipality) => [...townsNamed(index, candidates, municipality, true)]),
  );
  if (near.length > 0) return near;
  const equal = best.filter(({ score }) => score === top.score);
  const isOneCity = best.every(({ reading }) => reading.name === top.reading.name);
  return best.length > 1 && top.reading.ward !== '' && isOneCity
    ? []
    : equal.map((municipality) => ({ municipality, town: -1, used: undefined, worth: 0 }));
}

/** The towns of the highest worth; 大字南大塚 and 南大塚 are one name, and the numbers tell which. */
function bestTowns(data: AddressData, found: readonly FoundTown[]): FoundTown[] {
  const most = Math.max(...found.map(({ worth }) => worth));
  const best = found.filter(({ worth }) => worth === most);
  const name = ({ municipality, town }: FoundTown) =>
    `${municipality.reading.city} ${foldKey(data.text('townName', town))}`;
  return best.filter((item, i) => best.findIndex((other) => name(other) === name(item)) === i);
}

interface TownPhrase extends Used {
  readonly key: string;
  /** Numbers beside it speak for a town, a word of a building in the same part against it. */
  readonly worth: number;
  readonly inBuilding: boolean;
}

/** Every run of words that may be a town. */
function townPhrases(words: readonly Word[]): TownPhrase[] {
  const list: TownPhrase[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_PHRASE); to++) {
      const key = townPhrase(words, from, to);
      if (key === '') break;
      const inBuilding = isBuildingAt(words, from, to);
      const beside = isNumberAt(words, from - 1) || isNumberAt(words, to);
      list.push({ from, to, key, inBuilding, worth: key.length + (beside ? 8 : 0) - (inBuilding ? 8 : 0) });
    }
  return [...list, ...turnedRound(words)];
}

/** Tsuruga, Ikki-machi: a town in two parts (一箕町大字鶴賀), written from the smaller to the larger. */
function turnedRound(words: readonly Word[]): TownPhrase[] {
  const list: TownPhrase[] = [];
  const starts = words.flatMap(({ isFirst }, i) => (isFirst ? [i] : []));
  starts.slice(1).forEach((middle, i) => {
    const to = starts[i + 2] ?? words.length;
    let from = starts[i]!;
    while (from < middle && isNumberAt(words, from)) from++;
    if (to - from > MAX_PHRASE || from === middle) return;
    const [inner, outer] = [townPhrase(words, from, middle), townPhrase(words, middle, to)];
    if (inner === '' || outer === '') return;
    const key = romajiKey(outer + inner);
    list.push({ from, to, key, inBuilding: isBuildingAt(words, from, middle), worth: key.length + 8 });
  });
  return list;
}

/** The phrases that are towns of a municipality, or nearly. */
function* townsNamed(
  index: ReadingIndex,
  phrasesOfTowns: readonly TownPhrase[],
  municipality: FoundMunicipality,
  isNear: boolean,
): Generator<FoundTown> {
  const { city } = municipality.reading;
  const named = municipality.score * 8;
  const byKey = index.townKeys(city);
  let tried = 0;
  for (const { from, to, key, worth, inBuilding } of phrasesOfTowns) {
    if (municipality.used.some((taken) => from < taken.to && taken.from < to)) continue;
    const used = { from, to };
    if (!isNear) {
      for (const { town, isWhole } of byKey.get(key) ?? [])
        yield { municipality, town, used, worth: named + worth + (isWhole ? 2 : 0) };
      continue;
    }
    if (key.length < 6 || inBuilding || tried++ >= MAX_NEAR) continue;
    const limit = key.length >= 10 ? 2 : 1;
    for (const { town, romaji } of index.townsOf(city)) {
      if (romaji[0] !== key[0] || Math.abs(romaji.length - key.length) > limit) continue;
      const distance = editDistance(romaji, key, limit);
      if (distance <= limit) yield { municipality, town, used, worth: named + key.length - 10 * distance };
    }
  }
}

const isNumberAt = (words: readonly Word[], i: number): boolean =>
  i >= 0 && i < words.length && (NUMBERS.test(words[i]!.text) || CHOME.test(words[i]!.text));

/** A word of the same part says building, floor or room. */
function isBuildingAt(words: readonly Word[], from: number, to: number): boolean {
  for (let i = from - 1; i >= 0 && !words[i + 1]!.isFirst; i--) if (BUILDING_WORDS.test(words[i]!.text)) return true;
  for (let i = to; i < words.length && !words[i]!.isFirst; i++) if (BUILDING_WORDS.test(words[i]!.text)) return true;
  return false;
}

/** Words that may be a town: no plain numbers, no 丁目, no floors. 3-jo is part of a name. */
function townPhrase(words: readonly Word[], from: number, to: number): string {
  const parts: string[] = [];
  for (let i = from; i < to; i++) {
    const { text, isFirst } = words[i]!;
    if ((i > from && isFirst) || NUMBERS.test(text) || FLOOR_WORD.test(text) || CHOME.test(text)) return '';
    parts.push(text);
  }
  return romajiKey(
    parts
      .join('')
      .replace(/\d+-?chome$/i, '')
      // Azabu is a name of its own.
      .replace(/^(?:o+aza-?|aza-)/i, ''),
  );
}
