import { foldCompanyName, foldText } from '../../../japan/company-name.ts';
import { wholeReadings } from '../../../japan/cut-readings.ts';
import { otherTexts } from '../../../japan/other-texts.ts';
import { isKanaOnly, kanaKey, kanaOfKey } from '../../../japan/reading-key.ts';
import { hepburn } from '../../../japan/romaji.ts';
import { spokenKeys, withLeftOutEndings } from '../../../japan/spoken-name.ts';
import { writtenForms } from '../../../japan/written-name.ts';
import { collect, join, NAMES_ONLY, READINGS_ONLY } from './collect.ts';
import { composedHits } from './composed.ts';
import { oneErrorHits } from './near.ts';
import { partHits } from './part.ts';
import type { Posting } from './postings.ts';
import { READING } from './reading.ts';
import { type Hits, noHits, type Search } from './search.types.ts';

/** How many readings are also looked for with an error or as a part. */
const GUESSES = 3;
/** How many readings are looked up when a name one letter off is there already. */
const BESIDE_OTHERS = 8;
/** How many endings of a reading that was cut off are looked for as they may be written. */
const WHOLE = 3;
const LONGEST_TEXT = 80;
const LATIN = /[A-Za-zＡ-Ｚａ-ｚ]/u;

/** Latin letters say how a name sounds rather than how it is written. */
export const isSpelledInLatin = ({ text }: Search): boolean => LATIN.test(text);

/**
 * Companies whose name is said as the asked one is, or is the asked one written out: SoftBank, TNライン, 見本HD.
 * Guesses all, so nothing found here counts as the name itself. Beside other candidates only the likeliest are tried.
 */
export function spokenHits(search: Search, isBesideOthers = false): Hits {
  const { companies, text } = search;
  if (text.length > LONGEST_TEXT) return noHits();
  let found = noHits();
  const add = (core: string, similarity: number, wanted: (posting: Posting) => boolean) => {
    const row = companies.core(core);
    if (row !== null) found = join(found, collect(search, row.list, { by: 'part', errors: 0, similarity, wanted }));
  };
  found = otherSpellings(search);
  // コマツ: the English name is said as the asked one is.
  if (isKanaOnly(search.query.core)) add(foldText(hepburn(search.query.core)), 0.9, IS_ENGLISH);
  for (const other of writtenForms(text)) add(foldText(other), 0.85, NAMES_ONLY);
  // A name in kana alone has been looked up as a reading.
  const all = isKanaOnly(search.query.core) ? [] : spokenKeys(text);
  const keys = isBesideOthers ? all.slice(0, BESIDE_OTHERS) : all;
  for (const key of keys) {
    add(READING + key, 0.9, READINGS_ONLY);
    add(kanaOfKey(key)!, 0.9, NAMES_ONLY);
  }
  if (found.hits.length > 0 || isBesideOthers) return found;
  const composed = composedHits(search);
  if (composed.hits.length > 0) return composed;
  const said = isKanaOnly(search.query.core) ? [kanaKey(search.query.core)] : keys;
  for (const key of withLeftOutEndings(said)) add(READING + key, 0.7, READINGS_ONLY);
  if (found.hits.length > 0) return found;
  if (isKanaOnly(search.query.core)) return cutHits(search);
  for (const key of keys.slice(0, GUESSES)) {
    const guess = { ...search, query: { ...search.query, core: kanaOfKey(key)! } };
    found = join(found, join(partHits(guess), guess.query.core.length > 3 ? guessed(oneErrorHits(guess)) : noHits()));
  }
  return found;
}

/** A reading that a field has cut off: ミホンデントウブンカキ for ミホンデントウブンカキコウ. */
function cutHits(search: Search): Hits {
  let found = noHits();
  const whole = wholeReadings(search.query.core);
  for (const core of whole) {
    const row = search.companies.core(READING + kanaKey(core));
    if (row === null) continue;
    found = join(found, collect(search, row.list, { by: 'part', errors: 0, similarity: 0.8, wanted: READINGS_ONLY }));
  }
  for (const core of found.hits.length > 0 ? [] : whole.slice(0, WHOLE))
    found = join(found, composedHits({ ...search, text: core, query: { ...search.query, core } }));
  return found;
}

/** Companies whose name is another spelling of the asked one: Ｓ・Ｋ見本 for エスケイ見本, わかば for 若葉. */
export function otherSpellings(search: Search): Hits {
  const { companies, text, query } = search;
  let found = noHits();
  if (text.length > LONGEST_TEXT) return found;
  for (const core of new Set(otherTexts(text).map((other) => foldCompanyName(other).core))) {
    const row = core === query.core ? null : companies.core(core);
    if (row === null) continue;
    found = join(found, collect(search, row.list, { by: 'part', errors: 0, similarity: 0.95, wanted: NAMES_ONLY }));
  }
  return found;
}

/** One character off a guess is further off than one off what was written. */
const guessed = (found: Hits): Hits => ({ ...found, hits: found.hits.map((hit) => ({ ...hit, foundBy: 'part' })) });

const IS_ENGLISH = (posting: Posting): boolean => posting.key === 'english';
