import { bodyTexts } from '../../../japan/body-names.ts';
import { foldCompanyName, foldText } from '../../../japan/company-name.ts';
import { isPaperWord } from '../../../japan/line-words.ts';
import { nfkc } from '../../../japan/nfkc.ts';
import { type SaidName, sentenceNames } from '../../../japan/sentence-names.ts';
import { readQueryAddress } from './address-evidence.ts';
import { collect, join, NAMES_ONLY, READINGS_ONLY } from './collect.ts';
import { nearest } from './nearest.ts';
import { partHits } from './part.ts';
import { rank } from './rank.ts';
import { readingCores } from './reading.ts';
import { type Hits, type NameSearchResult, NOTHING, noHits, type Search } from './search.types.ts';

/** 花屋 and 請求 are names of companies as well: what is not spoken of as a name must be longer. */
const SHORTEST_NAMED = 2;
const SHORTEST = 3;
/** Names of a sentence that are shown: the longest say most. */
const ENOUGH = 3;
const LIKENESS_NAMED = 0.85;
const LIKENESS = 0.65;
const LIKENESS_OF_BODY = 0.9;
/** Writings of the name of a body that are looked for as a part of a longer one. */
const PARTS = 2;
const PLACE = /[都道府県市区町村郡]$/u;
const HIRAGANA = /[ぁ-ゖ]/u;
/** Of a sentence without a whole name, so many words are looked for as the beginning of one. */
const BEGINNINGS = 3;
const SHORTEST_BEGINNING = 4;

/**
 * A name in a sentence: 墓石は見本石材にお願いしました. Stretches between particles are looked up as they stand; a
 * municipality in the sentence takes the part of the address. Candidates, and never more.
 */
export function inSentence(search: Search, sentence: string): NameSearchResult {
  const said = sentenceNames(sentence);
  if (said.length === 0) return NOTHING;
  const { places } = search.companies;
  let { where } = search;
  const names: SaidName[] = [];
  for (const name of said) {
    const located = PLACE.test(name.text) ? readQueryAddress(places, name.text) : null;
    if (located !== null && located.rest === '') where ??= located;
    // 見本市さん may be the town itself.
    if (located === null || name.isNamed) names.push(name);
  }
  const asked: Search = { ...search, where };
  let found = noHits();
  let shown: readonly string[] = [];
  for (const name of names) {
    const { text } = name;
    // Of a name that was found its parts are not looked for.
    if (isPaperWord(text) || shown.some((longer) => longer.includes(text))) continue;
    const hits = hitsUnder(asked, name);
    if (hits.hits.length === 0) continue;
    found = join(found, hits);
    shown = [...shown, text];
    if (shown.length === ENOUGH) break;
  }
  if (found.hits.length === 0) return begunSo(asked, names);
  const words = said.map(({ text }) => ({ text, folded: foldText(text) }));
  return nearest(rank(asked, found), words);
}

/** 見本税経さん for 見本税経総合事務所: what is spoken of as a name first, then words in the order of the sentence. */
function begunSo(search: Search, names: readonly SaidName[]): NameSearchResult {
  const sentence = nfkc(search.written);
  const inOrder = names
    .filter(({ text }) => text.length >= SHORTEST_BEGINNING && !HIRAGANA.test(text) && !isPaperWord(text))
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || sentence.indexOf(a.text) - sentence.indexOf(b.text));
  for (const { text } of inOrder.slice(0, BEGINNINGS)) {
    const query = foldCompanyName(text);
    if (query.core.length < SHORTEST_BEGINNING) continue;
    const found = rank(search, partHits({ ...search, query }));
    const matches = found.matches.filter(({ record }) => foldCompanyName(record.name).core.startsWith(query.core));
    if (matches.length > 0) return { ...found, matches, count: matches.length };
  }
  return NOTHING;
}

function hitsUnder(search: Search, { text, isNamed }: SaidName): Hits {
  const query = foldCompanyName(text);
  if (query.core.length < (isNamed ? SHORTEST_NAMED : SHORTEST)) return noHits();
  const similarity = isNamed ? LIKENESS_NAMED : LIKENESS;
  let found = noHits();
  const cores = new Set([query.core, ...bodyTexts(text).map((other) => foldCompanyName(other).core)]);
  for (const core of cores) {
    const row = search.companies.core(core);
    if (row !== null)
      found = join(found, collect(search, row.list, { by: 'inside', errors: 0, similarity, wanted: NAMES_ONLY }));
  }
  if (!isNamed || query.core.length < SHORTEST) return found;
  for (const core of readingCores(text, query)) {
    const row = search.companies.core(core);
    if (row !== null)
      found = join(found, collect(search, row.list, { by: 'inside', errors: 0, similarity, wanted: READINGS_ONLY }));
  }
  return found;
}

/** Bodies as people call them: 見本社協 for 見本町社会福祉協議会. */
export function bodyHits(search: Search): Hits {
  let found = noHits();
  const queries = bodyTexts(search.text).map(foldCompanyName);
  for (const { core } of queries) {
    const row = core === search.query.core ? null : search.companies.core(core);
    if (row === null) continue;
    const similarity = LIKENESS_OF_BODY;
    found = join(found, collect(search, row.list, { by: 'part', errors: 0, similarity, wanted: NAMES_ONLY }));
  }
  if (found.hits.length > 0) return found;
  for (const query of queries.slice(0, PARTS)) found = join(found, partHits({ ...search, query }));
  return found;
}
