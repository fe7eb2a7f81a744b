import { foldCompanyName, foldText } from '../../../japan/company-name.ts';
import { isPaperWord, withoutTalk } from '../../../japan/line-words.ts';
import { isUnit, withoutHonorific } from '../../../japan/name-additions.ts';
import { otherTexts } from '../../../japan/other-texts.ts';
import { isKanaOnly, isLatinOnly } from '../../../japan/reading-key.ts';
import { withoutShortForms } from '../../../japan/split-legal-form.ts';
import { readQueryAddress } from './address-evidence.ts';
import { collect, NAMES_ONLY, READINGS_ONLY } from './collect.ts';
import { composedHits, respelledHits } from './composed.ts';
import { oneErrorHits } from './near.ts';
import { nearest, type Word } from './nearest.ts';
import { isOneName } from './one-name.ts';
import { partHits } from './part.ts';
import { rank } from './rank.ts';
import { readingCores } from './reading.ts';
import {
  type Hit,
  type Hits,
  MAX_MATCHES,
  type NameSearchResult,
  NOTHING,
  noHits,
  type Search,
} from './search.types.ts';
import { similarHits } from './similar.ts';
import { spokenHits } from './spoken.ts';

/** The longest line looked into, in characters as written. */
const LONGEST_TEXT = 160;
const MOST_WORDS = 10;
/** A name has spaces in it, or another script: GMOメイクアプリ, PHOENIX JAPAN. */
const MOST_JOINED = 3;
/** One character is a word of anything. */
const SHORTEST = 2;
/** Runs of words that are looked for as they sound, as a part and with an error: the first ones, where names stand. */
const GUESSED = 4;
/** Letters can be said in many ways, each a look-up. */
const GUESSED_IN_LATIN = 2;
const SHORTEST_GUESSED = 3;
const SHORTEST_READING = 3;
const SHORTEST_WITH_ERROR = 5;
/** So near a name that no other word of the line is looked for. */
const SURE = 0.85;
/** Of a word that many are called by, so many are shown beside those of other words. */
const SHOWN_PER_WORD = 4;

const BETWEEN =
  /[\s/|,、。・:;()[\]【】「」『』<>{}"'“”*©®™☎℡…–—~〜]+|(?<=[A-Za-z])(?=[^\x20-\x7e])|(?<=[^\x20-\x7e])(?=[A-Za-z])/u;
/** Mail addresses, hosts, telephone and other numbers, amounts. */
const NO_NAME = /@|^(?:https?|www)\b|\.(?:com|jp|net|org|example|co)\b|^[\d\-+.,xX#%¥円個枚kg]+$/iu;
const AFTER_OF = /^.+の(.{2,})$/u;
const plainWord = (word: string): string =>
  withoutHonorific(word.replace(/の(?:会社|店|ところ)?$/u, '').replace(/さん$/u, ''));
const PERSON = /(?:様|さん|さま|氏|殿|先生|くん|ちゃん)$/u;

/**
 * A name among other words, of which nothing tells which it is: アイ警備保障 隊長 小谷 大山町大塚 現場. Words that are
 * names of companies as they stand, longest runs first; where none is, the first ones as they sound, in part, or with an
 * error, unless `isGuessed` is false. A place among the words takes the part of the address. Candidates, and never more.
 */
export function amongWords(search: Search, line: string, isGuessed = true): NameSearchResult {
  if (line.length > LONGEST_TEXT) return NOTHING;
  const words = wordsOf(line);
  const { names, where } = placed(search, words);
  if (names.length === 0) return NOTHING;
  const asked: Search = { ...search, where };
  const total = names.reduce((sum, { folded }) => sum + folded.length, 0);
  const runs = [...runsOf(names)];
  let found = runs.map(({ text, folded }) => named(asked, text, folded, folded.length / total));
  if (isGuessed && found.every(({ hits }) => hits.length === 0))
    found = firstGuessed(
      asked,
      likeliest(runs)
        .filter(
          ({ text, folded }) => folded.length >= SHORTEST_GUESSED && (folded === names[0]!.folded || !isUnit(text)),
        )
        .filter(({ folded }) => folded !== search.query.core || (runs.length === 1 && !isLatinOnly(folded)))
        .slice(0, isLatinOnly(runs[0]!.folded) ? GUESSED_IN_LATIN : GUESSED),
      total,
    );
  else if (isKanaOnly(names[0]!.folded) && found[runs.findIndex(isOneWord)]!.hits.length === 0) {
    // とりごえごふくてん 元町: that a company is called 元町 says nothing about the name before it.
    const { text, folded } = names[0]!;
    found.unshift(weakened(composedHits({ ...asked, text, query: foldCompanyName(text) }), folded.length / total));
  }
  const hits = fewOfEach(found.filter(({ hits }) => hits.length > 0));
  return nearest(rank(asked, hits), words);
}

/** Up to a run of words that is as good as a name. */
function firstGuessed(asked: Search, runs: readonly Word[], total: number): Hits[] {
  const found: Hits[] = [];
  for (const { text, folded } of runs) {
    const run = { ...asked, text, query: foldCompanyName(text) };
    // The whole text has been looked for as it sounds, as a part and with an error.
    const guess = folded === asked.query.core ? distant(run) : guessed(run);
    found.push(weakened(guess, folded.length / total));
    if (guess.hits.some(({ errors, similarity }) => errors === 0 && similarity >= SURE)) break;
  }
  return found;
}

/** The first words together, then each by itself; words in Latin letters are names together. */
function likeliest(runs: readonly Word[]): readonly Word[] {
  const words = runs.filter(isOneWord);
  if (isLatinOnly(words[0]!.folded)) return runs;
  const pairs = runs.filter(({ text }) => text.split(' ').length === 2);
  return [...new Set([...runs.slice(0, 1), ...words.slice(0, 1), ...pairs.slice(0, 1), ...words, ...runs])];
}
const isOneWord = ({ text }: Word): boolean => !text.includes(' ');

/** The words of a line that may be a name or a part of one. */
export function wordsOf(line: string): Word[] {
  const words: Word[] = [];
  for (const piece of withoutShortForms(line.normalize('NFKC')).split(BETWEEN)) {
    const part = withoutTalk(piece);
    // 松本様 is a person where a company stands before.
    if (NO_NAME.test(part) || isPaperWord(part) || (words.length > 0 && PERSON.test(part))) continue;
    // 八頭の尾崎医院: what stands before the の may be a place or a trade.
    for (const [i, text] of [part, ...(AFTER_OF.exec(part)?.slice(1) ?? [])].map(plainWord).entries()) {
      const folded = foldText(text);
      if (folded.length < SHORTEST || words.length === MOST_WORDS) continue;
      if (!words.some((word) => word.folded === folded)) words.push({ text, folded, isPart: i > 0 });
    }
  }
  return words;
}

/** Words that may be a name, and where the others say it is. */
function placed({ where, companies }: Search, words: readonly Word[]): { names: Word[]; where: Search['where'] } {
  const names: Word[] = [];
  let place = where;
  for (const word of words) {
    const located = names.length > 0 || words.length > 1 ? readQueryAddress(companies.places, word.text) : null;
    const isPlace = located !== null && /[都道府県市区町村郡]/u.test(word.text);
    if (isPlace) place ??= located;
    // 米子市社協 begins with a place and is a name; 米子市加茂町1-1 is where it sits.
    if (!isPlace || (located.rest.length >= SHORTEST && located.parts.numbers.length === 0)) names.push(word);
  }
  return { names, where: place };
}

/** Words side by side, the longest runs first; a name mostly comes early. */
function* runsOf(words: readonly Word[]): Generator<Word> {
  for (let length = Math.min(MOST_JOINED, words.length); length > 0; length--)
    for (let i = 0; i + length <= words.length; i++) {
      const run = words.slice(i, i + length);
      if (length > 1 && run.some(({ isPart }) => isPart)) continue;
      yield { text: run.map(({ text }) => text).join(' '), folded: run.map(({ folded }) => folded).join('') };
    }
}

function named(search: Search, text: string, folded: string, share: number): Hits {
  const similarity = Math.max(0.5, share) * 0.9;
  const cores = new Set([
    folded,
    foldCompanyName(text).core,
    // A surname in a line is mostly a person's, and has more spellings than one; two letters are not.
    ...(folded.length < SHORTEST_GUESSED && !isLatinOnly(folded)
      ? []
      : otherTexts(text).map((other) => foldCompanyName(other).core)),
  ]);
  const all = noHits();
  // A line of a bank has the reading and what was paid for: ﾕ)ﾐﾎﾝﾕｳｿｳ ｳﾝﾁﾝ.
  if (isKanaOnly(folded) && folded.length >= SHORTEST_READING)
    for (const core of readingCores(text, foldCompanyName(text))) {
      const row = search.companies.core(core);
      if (row !== null)
        add(all, collect(search, row.list, { by: 'inside', errors: 0, similarity, wanted: READINGS_ONLY }));
    }
  for (const core of cores) {
    // 株式会社絆: with its form even one character is a name.
    const row = core.length < SHORTEST && core === folded ? null : search.companies.core(core);
    if (row !== null) add(all, collect(search, row.list, { by: 'inside', errors: 0, similarity, wanted: NAMES_ONLY }));
  }
  return all;
}

function guessed(search: Search): Hits {
  const all = noHits();
  add(all, spokenHits(search));
  if (all.hits.length === 0) add(all, partHits(search));
  if (all.hits.length === 0 && search.query.core.length >= SHORTEST_WITH_ERROR) add(all, oneErrorHits(search));
  // 掘尾組 in the municipality that the line names is 堀尾組; elsewhere there are too many.
  else if (all.hits.length === 0 && search.where !== null) add(all, inPlace(search, oneErrorHits(search)));
  if (all.hits.length === 0 && isOneName(search)) add(all, respelledHits(search));
  return all.hits.length === 0 ? distant(search) : all;
}

function inPlace({ where }: Search, found: Hits): Hits {
  const hits = found.hits.filter(({ posting }) => where!.codes.has(posting.municipality));
  return { ...found, hits, count: hits.length };
}

function distant(search: Search): Hits {
  const cut = cutHits(search);
  return cut.hits.length > 0 ? cut : similarHits(search);
}

function weakened(found: Hits, share: number): Hits {
  const weaker = (hit: Hit): Hit => ({ ...hit, foundBy: 'part', similarity: hit.similarity * Math.max(0.5, share) });
  return { ...found, hits: found.hits.map(weaker) };
}

/** The longest name a word begins or ends with: 橋津屋旅館 for 橋津屋. */
function cutHits(search: Search): Hits {
  const { core } = search.query;
  if (isLatinOnly(core)) return noHits();
  for (let length = core.length - 1; length >= Math.max(SHORTEST_GUESSED, core.length / 2); length--)
    for (const piece of [core.slice(0, length), core.slice(-length)]) {
      const row = search.companies.core(piece);
      // 見本町北山 is where a company sits, and not the town.
      if (row === null || search.companies.places.locate(piece)?.rest === '') continue;
      const similarity = length / core.length;
      const found = collect(search, row.list, { by: 'inside', errors: 0, similarity, wanted: NAMES_ONLY });
      if (found.hits.length > 0) return found;
    }
  return noHits();
}

function add(all: Hits, more: Hits): void {
  all.hits.push(...more.hits);
  all.count += more.count;
}

/** One word must not take the place of all others. */
function fewOfEach(found: readonly Hits[]): Hits {
  const most = found.length > 1 ? SHOWN_PER_WORD : MAX_MATCHES;
  const best = (hits: readonly Hit[]) => [...hits].sort((a, b) => b.rank - a.rank).slice(0, most);
  return {
    hits: found.flatMap(({ hits }) => best(hits)),
    count: found.reduce((sum, { count }) => sum + count, 0),
    namesakes: 0,
  };
}
