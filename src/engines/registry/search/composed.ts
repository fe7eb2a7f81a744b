import { foldCompanyName } from '../../../japan/company-name.ts';
import { composedTexts } from '../../../japan/composed-texts.ts';
import { kanaSpellings } from '../../../japan/kana-spellings.ts';
import { kanaPieces, keyPieces } from '../../../japan/reading-pieces.ts';
import { romajiSpellings } from '../../../japan/romaji-spellings.ts';
import { collect, join, NAMES_ONLY } from './collect.ts';
import { type Hits, noHits, type Search } from './search.types.ts';

/** The likeliest writing is this much like the asked name, the last one as far as a name with an error. */
const LIKENESS = 0.92;
const LEAST_LIKENESS = 0.75;
const STEP = 0.002;
const KANJI = /[㐀-鿿]/u;
/** Writings that are shown: a common reading has many. */
const ENOUGH = 12;
/** Of a line for which so many texts were looked up in vain no further ones are made. */
const ENOUGH_MISSED = 300;

/** Makes the tables of readings, some tens of milliseconds each, before the first name that needs them holds up others. */
export function prepareReadings(): void {
  kanaPieces();
  keyPieces();
}

/**
 * Companies without a registered reading, by what a reading may be written as: 大栄建設 for ダイエイケンセツ, 今田酒店
 * for Imada Saketen, ｃｏｃｏｎ for ココン. Each writing is one look-up of a name that is mostly not there.
 */
export function composedHits(search: Search): Hits {
  const { core } = search.query;
  // A name with characters in it says how they are written.
  if (KANJI.test(core) || search.companies.missed > ENOUGH_MISSED) return noHits();
  return hitsUnder(search, [...romajiSpellings(search.text), ...composedTexts(search.text, core)]);
}

/** Companies whose characters are registered in kana, in others that are read alike, or whose kana are in characters. */
export function respelledHits(search: Search): Hits {
  const { core } = search.query;
  if (search.companies.missed > ENOUGH_MISSED) return noHits();
  return KANJI.test(core) ? hitsUnder(search, [...kanaSpellings(core), ...composedTexts(search.text, core)]) : noHits();
}

const HAS_FORM = /組合$|法人$/u;
/** What a composed text is kept under: 見本漁業協同組合 has its form behind. */
export const composedCore = (text: string): string => (HAS_FORM.test(text) ? foldCompanyName(text).core : text);

function hitsUnder(search: Search, texts: readonly string[]): Hits {
  let found = noHits();
  let names = 0;
  for (const [i, text] of texts.entries()) {
    const core = composedCore(text);
    const row = core === search.query.core ? null : search.companies.core(core);
    if (row === null) continue;
    const similarity = Math.max(LEAST_LIKENESS, LIKENESS - i * STEP);
    found = join(found, collect(search, row.list, { by: 'part', errors: 0, similarity, wanted: NAMES_ONLY }));
    if (++names === ENOUGH) break;
  }
  return found;
}
