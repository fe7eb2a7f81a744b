import { foldCompanyName, foldText } from '../../../japan/company-name.ts';
import { nameReadings } from '../../../japan/name-readings.ts';
import { otherTexts } from '../../../japan/other-texts.ts';
import { isKanaOnly, isLatinOnly, kanaKey, romajiKey } from '../../../japan/reading-key.ts';
import { numberOfBody } from '../snapshot/company-reader.ts';
import type { CompanyRecord } from '../types.ts';
import { join } from './collect.ts';
import { deepHits } from './deep.ts';
import { exactHits } from './exact.ts';
import { damagedFormHits, oneErrorHits, twoErrorHits } from './near.ts';
import { isOneName } from './one-name.ts';
import { partHits } from './part.ts';
import { isNear, rank } from './rank.ts';
import { type Hits, type NameMatch, noHits, type Search } from './search.types.ts';
import { bodyHits } from './sentence.ts';
import { otherSpellings } from './spoken.ts';

/** Rows that are read to see whether one sits in a town. */
const ROWS_READ = 48;
const SHORTEST_PART = 4;
const WRITTEN_OUT = 2;
const SHORTEST_TOWN = 2;
const SHORTEST_WITH_ERROR = 3;
const READINGS_OF_TOWN = 6;

type Way = (search: Search) => Hits;

/** From the surest evidence to the weakest, and from the cheapest to the dearest. */
const WAYS: readonly (readonly Way[])[] = [
  [exactHits],
  [(search) => join(otherSpellings(search), bodyHits(search))],
  // 赤井工業 in the town is あかい工業, although 平井工業 is in the same city.
  [
    (search) => join(withError(search), damagedFormHits(search)),
    (search) => (isOneName(search) ? deepHits(search, true) : noHits()),
  ],
  [(search) => (search.query.core.length >= SHORTEST_PART ? partHits(search) : noHits())],
  [writtenOutParts],
  [twoErrorHits],
];

const withError: Way = (search) => (search.query.core.length >= SHORTEST_WITH_ERROR ? oneErrorHits(search) : noHits());

/** 見本労組 for 見本製紙労働組合: an abbreviation written out, of which a word is left out besides. */
function writtenOutParts(search: Search): Hits {
  let found = noHits();
  for (const other of otherTexts(search.text).slice(0, WRITTEN_OUT))
    found = join(found, partHits({ ...search, query: foldCompanyName(other) }));
  return found;
}

/** Companies that sit where the search says, by the first ways that find any; `isTownNeeded`: in the very town. */
export function namesAtPlace(search: Search, isTownNeeded: boolean): readonly NameMatch[] {
  const { codes, parts } = search.where!;
  for (const ways of WAYS) {
    const found: NameMatch[] = [];
    for (const way of ways) {
      const hits = way(search).hits.filter(({ posting }) => codes.has(posting.municipality));
      if (hits.length === 0) continue;
      const { matches } = rank(search, { hits, count: hits.length, namesakes: 0 });
      const isInTown = matches.some(({ address }) => isNear(address));
      if (isInTown) return [...matches, ...found];
      if (!isTownNeeded) found.push(...matches);
      if (found.length > 0 && parts.town === '') break;
    }
    if (found.length > 0) return found;
  }
  return [];
}

/** The same where only a word of the line may be a town, among those found anywhere and those one character off. */
export function namesInTown(search: Search, anywhere: Hits, towns: readonly string[]): readonly NameMatch[] {
  if (towns.every((town) => town.length < SHORTEST_TOWN)) return [];
  const found = noHits();
  for (const { hits } of [exactHits(search), otherSpellings(search), withError(search), anywhere]) {
    for (const hit of hits.slice(0, ROWS_READ)) {
      const record = search.companies.record(numberOfBody(hit.posting.body));
      if (record !== null && sitsIn(record, towns)) found.hits.push(hit);
    }
    found.count = found.hits.length;
    if (found.count > 0) return rank(search, found).matches;
  }
  return [];
}

/** Whether one of the folded words, as it is written or as it sounds, is in the address. */
export function sitsIn({ prefecture, city, street }: CompanyRecord, towns: readonly string[]): boolean {
  const address = foldText(`${prefecture}${city}${street}`);
  return towns.some((town) => {
    if (town.length < SHORTEST_TOWN) return false;
    if (address.includes(town)) return true;
    const key = isKanaOnly(town) ? kanaKey(town) : isLatinOnly(town) ? romajiKey(town) : null;
    return key !== null && isReadAs(street, key);
  });
}

const TOWN = /^[^0-9０-９]{1,6}/u;

function isReadAs(street: string, key: string): boolean {
  const town = foldText((TOWN.exec(street)?.[0] ?? '').replace(/^大字|丁目.*$|字.*$/gu, ''));
  return nameReadings(town, READINGS_OF_TOWN).some((reading) => {
    const own = kanaKey(reading);
    return own !== '' && (own.startsWith(key) || key.startsWith(own));
  });
}
