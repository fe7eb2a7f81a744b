import { foldText } from '../../../japan/company-name.ts';
import { composedTexts } from '../../../japan/composed-texts.ts';
import { kanaOfKey } from '../../../japan/reading-key.ts';
import { saidPlaces } from '../../../japan/said-places.ts';
import { nameBeforeTrade, type TranslatedName, translatedNames } from '../../../japan/translated-names.ts';
import type { QueryAddress } from './address-evidence.ts';
import { collect, join, NAMES_ONLY, READINGS_ONLY } from './collect.ts';
import { composedCore } from './composed.ts';
import type { LineParts } from './line-parts.ts';
import { partHits } from './part.ts';
import { isThere, rank } from './rank.ts';
import { READING } from './reading.ts';
import { type Hits, type NameMatch, noHits, type Search } from './search.types.ts';

const LIKENESS = 0.8;
const WRITTEN_LIKENESS = 0.75;
/** Ways to write a name that is known by its sound, and trades that are tried behind each. */
const MOST_WRITINGS = 8;
const MOST_TRADES = 12;
const KINDS = ['', '県', '市', '府', '町'];
/** Of these a longer name is looked for that has them in it. */
const MOST_PARTS = 4;
const SHORTEST_PART = 4;
const MOST_LINES = 3;

/** Companies that a line names in English where none is registered: Yoshida Construction for 吉田建設. Candidates. */
export function translatedMatches(
  searchOf: (name: string, where: QueryAddress | null) => Search,
  line: string,
  asked: QueryAddress | null,
  { parts, where: named }: LineParts,
): readonly NameMatch[] {
  const lines = [...new Set([...parts.map(({ name }) => name), line])].slice(0, MOST_LINES);
  let elsewhere: readonly NameMatch[] = [];
  for (const text of lines) {
    const names = translatedNames(text);
    if (names.length === 0) continue;
    const where = asked ?? parts.find(({ name }) => name === text)?.where ?? named;
    const search = searchOf(text, where);
    const key = nameBeforeTrade(text);
    const bare: readonly TranslatedName[] = key === null ? [] : [{ key, name: null, trade: '' }];
    const anywhere = [() => underReading(search, names), () => underWriting(search, names)];
    const near = [() => insideLonger(search, names), () => underReading(search, bare)];
    for (const way of where === null ? anywhere : [...anywhere, ...near]) {
      const { matches } = rank(search, way());
      const there = matches.filter(isThere);
      if (there.length > 0) return there;
      if (elsewhere.length === 0 && !near.includes(way)) elsewhere = matches;
      if (where === null && matches.length > 0) return matches;
    }
  }
  // What looks like a place may be none; an address that was asked for is one.
  return asked === null ? elsewhere : [];
}

function underReading(search: Search, names: readonly TranslatedName[]): Hits {
  let found = noHits();
  for (const [i, key] of [...new Set(names.map(({ key }) => key))].entries()) {
    const similarity = LIKENESS - i * 0.002;
    const read = search.companies.core(READING + key);
    if (read !== null)
      found = join(found, collect(search, read.list, { by: 'part', errors: 0, similarity, wanted: READINGS_ONLY }));
    const kana = kanaOfKey(key);
    const row = kana === null ? null : search.companies.core(kana);
    if (row !== null)
      found = join(found, collect(search, row.list, { by: 'part', errors: 0, similarity, wanted: NAMES_ONLY }));
  }
  return found;
}

/** 吉田 and 芳田 for Yoshida, with each word for the trade behind: one company in ten has no registered reading. */
function writingsOf(names: readonly TranslatedName[]): string[] {
  const [first] = names;
  if (first === undefined || first.name === null) return [];
  const trades = [...new Set(names.map(({ trade }) => foldText(trade)))].slice(0, MOST_TRADES);
  if (first.name === '') return [...new Set(names.map(({ trade }) => foldText(trade)))].slice(0, MOST_TRADES);
  // Mihon Dietitians Association is that of 見本県.
  const bodies = saidPlaces(first.name).flatMap((place) => KINDS.map((kind) => place + kind));
  const writings = [...composedTexts(first.name, first.name).slice(0, MOST_WRITINGS), first.name, ...bodies];
  return writings.flatMap((name) => trades.map((trade) => name + trade));
}

function underWriting(search: Search, names: readonly TranslatedName[]): Hits {
  let found = noHits();
  for (const core of writingsOf(names)) {
    const row = search.companies.core(composedCore(core));
    if (row === null) continue;
    found = join(
      found,
      collect(search, row.list, { by: 'part', errors: 0, similarity: WRITTEN_LIKENESS, wanted: NAMES_ONLY }),
    );
  }
  return found;
}

/** 山丸高橋材木店 for Takahashi Lumber, where the line says a place: a name is told by its family. */
function insideLonger(search: Search, names: readonly TranslatedName[]): Hits {
  return writingsOf(names)
    .filter(({ length }) => length >= SHORTEST_PART)
    .slice(0, MOST_PARTS)
    .reduce((found, core) => join(found, partHits({ ...search, query: { ...search.query, core } })), noHits());
}
