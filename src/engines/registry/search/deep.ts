import { composedTexts } from '../../../japan/composed-texts.ts';
import { initialTexts } from '../../../japan/initial-texts.ts';
import { lookAlikeCores } from '../../../japan/look-alike-kanji.ts';
import { nameReadings } from '../../../japan/name-readings.ts';
import { isKanaOnly, kanaKey } from '../../../japan/reading-key.ts';
import { collect, join, NAMES_ONLY, READINGS_ONLY } from './collect.ts';
import { composedCore } from './composed.ts';
import { probeKey } from './hash.ts';
import { READING } from './reading.ts';
import { type Hits, noHits, type Search } from './search.types.ts';

const KANJI = /[㐀-鿿]/u;
const KANA = /[ァ-ヺ]/u;
/** Longer names with an error are found by the index of errors. */
const LONGEST_LOOK_ALIKE = 3;
/** Readings of a name in characters that are looked up, and that are written anew. */
const READINGS = 12;
const READINGS_WRITTEN = 3;
/** Of a longer name one word at most is written in other characters. */
const LONGEST_WRITTEN = 7;
const ENOUGH = 24;
const LIKENESS = 0.85;
const LEAST_LIKENESS = 0.6;
const STEP = 0.001;
/** Writings that tell what all end in, and the keys that are looked under for a character that is another. */
const TEXTS_ALIKE = 12;
const MOST_PROBES = 80;
const SHORTEST_PROBED = 4;
/** After so many texts that nobody is called the likeliest ones have been tried. */
const ENOUGH_MISSED = 650;

/**
 * What only names need that nothing else was found for: the writings of a reading far down the list, names that are read
 * as the asked characters are, look-alikes of short names, abbreviations. With `inPlace` only where the search says.
 */
export function deepHits(search: Search, inPlace: boolean): Hits {
  const { core } = search.query;
  let found = noHits();
  if (search.companies.missed > ENOUGH_MISSED) return found;
  let names = 0;
  const add = (key: string, similarity: number, wanted = NAMES_ONLY) => {
    if (names >= ENOUGH || key === core) return;
    const row = search.companies.core(key);
    if (row === null) return;
    const hits = collect(search, row.list, { by: 'part', errors: 0, similarity, wanted });
    const kept = inPlace ? onlyIn(search, hits) : hits;
    if (kept.hits.length === 0) return;
    found = join(found, kept);
    names++;
  };
  const addAll = (texts: readonly string[]) => {
    for (const [i, text] of texts.entries()) add(composedCore(text), Math.max(LEAST_LIKENESS, LIKENESS - i * STEP));
  };
  if (!KANJI.test(core)) {
    const texts = composedTexts(search.text, core, true);
    addAll(texts);
    return found.hits.length === 0 && inPlace ? onlyIn(search, unknownCharacterHits(search, texts)) : found;
  }
  if (core.length <= LONGEST_LOOK_ALIKE) addAll(lookAlikeCores(core));
  addAll(initialTexts(core));
  const readings = nameReadings(core, READINGS);
  for (const reading of readings) {
    add(READING + kanaKey(reading), LIKENESS, READINGS_ONLY);
    add(reading, LIKENESS);
  }
  if (found.hits.length > 0 || core.length > LONGEST_WRITTEN) return found;
  // Without a place too many names sound alike for all to be written out.
  for (const reading of readings.slice(0, inPlace ? READINGS_WRITTEN : 1))
    if (isKanaOnly(reading)) addAll(composedTexts(reading, reading, inPlace));
  return found;
}

/** Fukusho Suisan is 福曻水産: one character that no table has, where all others are as they were composed. */
function unknownCharacterHits(search: Search, texts: readonly string[]): Hits {
  const { companies } = search;
  const lengths = new Map<number, number>();
  // 水産 is in all of them: what differs is not known.
  const written = texts.filter((text) => !KANA.test(text));
  const end = commonEnd(written.slice(0, TEXTS_ALIKE));
  for (const text of written)
    for (let i = 0; i < text.length - end && lengths.size < MOST_PROBES; i++)
      if (text.length >= SHORTEST_PROBED) lengths.set(probeKey(text, i), text.length);
  let found = noHits();
  for (const [key, length] of lengths)
    companies.probe(key, (stored) => {
      if (companies.coreText(stored)?.length !== length) return;
      const { list } = companies.coreByKey(stored)!;
      found = join(
        found,
        collect(search, list, { by: 'part', errors: 0, similarity: LEAST_LIKENESS, wanted: NAMES_ONLY }),
      );
    });
  return found;
}

/** Length of the text that all end in. */
function commonEnd(texts: readonly string[]): number {
  const [first = ''] = texts;
  let length = 0;
  while (length < first.length && texts.every((text) => text.at(-1 - length) === first.at(-1 - length))) length++;
  return length;
}

function onlyIn({ where }: Search, found: Hits): Hits {
  const hits = found.hits.filter(({ posting }) => where?.codes.has(posting.municipality));
  return { ...found, hits, count: hits.length };
}
