import { editDistance } from '../../../contract/edit-distance.ts';
import type { AddressData } from '../data/address-data.ts';
import { foldKey } from '../data/fold.ts';
import type { ReadingIndex } from './reading-index.ts';
import { lettersOf, mayBeNear } from './romaji-letters.ts';
import type { FoundMunicipality, Used } from './romaji-municipalities.ts';
import { CHOME, NUMBERS } from './romaji-numbers.ts';
import { type TownPhrase, townPhrases } from './romaji-phrases.ts';
import type { Word } from './romaji-words.ts';

/** Phrases that are compared with every town, and towns that are compared letter by letter. */
const MAX_NEAR = 12;
const MAX_COMPARED = 600;

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
  const keys = [...new Set(candidates.map(({ key }) => key))];
  const found = bestTowns(
    data,
    best.flatMap((municipality) => [...townsNamed(index, candidates, keys, municipality)]),
  );
  if (found.length > 0) return found;
  // A letter may be wrong where the municipality is named beyond doubt: with its kind or its prefecture.
  if (top.score < 3) return [];
  const same = bestTowns(
    data,
    best.flatMap((municipality) => [...townsOfSameName(index, words, candidates, municipality)]),
  );
  if (same.length > 0) return same;
  const near = bestTowns(data, townsNear(index, candidates, best));
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
  if (best.length < 2) return best;
  const byName = new Map<string, FoundTown>();
  for (const item of best) {
    const name = `${item.municipality.reading.city} ${foldKey(data.text('townName', item.town))}`;
    if (!byName.has(name)) byName.set(name, item);
  }
  return [...byName.values()];
}

/** The phrases that are towns of a municipality. */
function* townsNamed(
  index: ReadingIndex,
  phrases: readonly TownPhrase[],
  keys: readonly string[],
  municipality: FoundMunicipality,
): Generator<FoundTown> {
  const named = municipality.score * 8;
  const byKey = index.townKeys(municipality.reading.city);
  // A long text repeats its words, and most municipalities have none of them.
  if (!hasAny(byKey, keys)) return;
  for (const phrase of phrases) {
    const towns = byKey.get(phrase.key);
    if (!towns || isTaken(municipality, phrase)) continue;
    for (const { town, isWhole } of towns)
      yield { municipality, town, used: phrase, worth: named + phrase.worth + (isWhole ? 2 : 0) };
  }
}

const hasAny = (known: ReadonlyMap<string, unknown>, keys: readonly string[]): boolean =>
  keys.some((key) => known.has(key));

/** 2-24-12 Shibuya, Tokyo: the name beside the numbers is that of the town, and of its ward as well. */
function* townsOfSameName(
  index: ReadingIndex,
  words: readonly Word[],
  phrases: readonly TownPhrase[],
  municipality: FoundMunicipality,
): Generator<FoundTown> {
  const [finest] = municipality.used;
  if (!municipality.isBare || !finest) return;
  for (const phrase of phrases) {
    if (phrase.from !== finest.from || phrase.to !== finest.to || phrase.inBuilding) continue;
    if (!hasNumberOfItsOwn(words, phrase, municipality)) continue;
    for (const { town, isWhole } of index.townKeys(municipality.reading.city).get(phrase.key) ?? [])
      yield { municipality, town, used: phrase, worth: municipality.score * 8 + phrase.worth + (isWhole ? 2 : 0) };
  }
}

/** Numbers beside a name that no other name claims: in Ijiri 123, Ueda they belong to Ijiri. */
function hasNumberOfItsOwn(words: readonly Word[], { from, to }: Used, municipality: FoundMunicipality): boolean {
  const isNumber = (i: number) => words[i] !== undefined && (NUMBERS.test(words[i].text) || CHOME.test(words[i].text));
  const isExplained = (i: number) => isNumber(i) || isTaken(municipality, { from: i, to: i + 1 });
  let before = from - 1;
  while (before >= 0 && isExplained(before)) before--;
  let behind = to;
  while (behind < words.length && isExplained(behind)) behind++;
  // Another name begins or ends a part of its own.
  const isApart = (before < 0 || words[before + 1]!.isFirst) && (behind >= words.length || words[behind]!.isFirst);
  return isApart && (isNumber(from - 1) || isNumber(to));
}

/** The phrases that are nearly towns of the municipalities; all of them together may not cost much. */
function townsNear(
  index: ReadingIndex,
  phrases: readonly TownPhrase[],
  municipalities: readonly FoundMunicipality[],
): FoundTown[] {
  const long = phrases
    .filter(({ key, inBuilding }) => key.length >= 6 && !inBuilding)
    .map((phrase) => ({ ...phrase, written: lettersOf(phrase.key), limit: phrase.key.length >= 10 ? 2 : 1 }));
  const found: FoundTown[] = [];
  let compared = 0;
  for (const municipality of municipalities) {
    const tried = new Set<string>();
    for (const phrase of long) {
      const { key, from, to, written, limit } = phrase;
      if (tried.has(key) || isTaken(municipality, phrase)) continue;
      if (tried.add(key).size > MAX_NEAR) break;
      const towns = index.townsLike(municipality.reading.city, key, limit);
      for (let i = 0; i < towns.length; i++) {
        const { town, romaji, letters } = towns[i]!;
        if (Math.abs(romaji.length - key.length) > limit) continue;
        if (compared++ >= MAX_COMPARED) return found;
        if (!mayBeNear(letters, written, limit)) continue;
        const distance = editDistance(romaji, key, limit);
        const worth = municipality.score * 8 + key.length - 10 * distance;
        if (distance <= limit) found.push({ municipality, town, used: { from, to }, worth });
      }
    }
  }
  return found;
}

const isTaken = ({ used }: FoundMunicipality, { from, to }: Used): boolean =>
  used.some((taken) => from < taken.to && taken.from < to);
