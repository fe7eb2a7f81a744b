import { remembered } from '../../../contract/remembered.ts';
import { foldText } from '../../../japan/company-name.ts';
import { saidOffices } from '../../../japan/english-offices.ts';
import { LEGAL_FORM_IN_TEXT } from '../../../japan/legal-form.ts';
import { isUnit } from '../../../japan/name-additions.ts';
import { nfkc } from '../../../japan/nfkc.ts';
import { isLatinOnly, latinKeys } from '../../../japan/reading-key.ts';
import { collect, join, NAMES_ONLY, READINGS_ONLY } from './collect.ts';
import { READING } from './reading.ts';
import { type Hits, noHits, type Search } from './search.types.ts';

/** The longest text looked into, in folded characters. */
const LONGEST_TEXT = 80;
const SHORTEST_CORE = 2;
/** Without a legal form or a unit beside it a core must be this long, and this share of the text. */
const SHORTEST_ALONE = 3;
const LEAST_SHARE = 0.5;

const FORMS = new RegExp(
  `${LEGAL_FORM_IN_TEXT.source}|NPO法人|(?<![A-Za-z])(?:K\\.?\\s?K\\.?|Co\\.?,?\\s*Ltd\\.?|Inc\\.?|Corporation|Corp\\.?|Limited|Ltd\\.?|LLC|G\\.K\\.?)(?![A-Za-z])`,
  'giu',
);

/** Without a Latin letter none of the western forms is there, and nothing has two cases. */
const JAPANESE_FORMS = new RegExp(LEGAL_FORM_IN_TEXT.source, 'gu');
const HAS_LATIN = /[A-Za-z]/;
const LATIN = /^[A-Za-z]/;

/** A stretch of text between legal forms, and where its words end. */
interface Stretch {
  readonly words: readonly string[];
  readonly folded: string;
  /** Lengths of `folded` at which a word ends. */
  readonly ends: ReadonlySet<number>;
  /** Lengths of `folded` in the middle of a run of katakana or of Latin letters: ウィズ is no part of ウィズイット. */
  readonly unbroken: ReadonlySet<number>;
  readonly afterForm: boolean;
  readonly beforeForm: boolean;
}

export interface Inside {
  readonly hits: Hits;
  readonly unit: string | null;
}

/**
 * The longest known name inside a text: 株式会社青空大阪支店, 東京都港区 青空㈱ 営業部. With `strict` only what stands
 * beside a legal form, or is followed by an office or department.
 */
export function insideHits(search: Search, text: string, strict: boolean): Inside {
  // Mihon Town Office is the town, and no office of a company called Mihon.
  if (LATIN.test(text) && saidOffices(text).length > 0) return { hits: noHits(), unit: null };
  const stretches = stretchesIn(text);
  const total = stretches.reduce((sum, { folded }) => sum + folded.length, 0);
  if (total > LONGEST_TEXT) return { hits: noHits(), unit: null };
  let hits = noHits();
  let unit: string | null = null;
  for (const stretch of stretches) {
    const anchored = stretch.afterForm || stretch.beforeForm;
    const whole = stretch.words.join(' ');
    if (stretch.afterForm && hits.hits.length > 0 && isUnit(whole)) {
      // 青空株式会社 大阪支店: the name stood before the form.
      unit ??= whole;
      continue;
    }
    for (const { core, written, end } of coresOf(stretch, strict)) {
      if (stretch.unbroken.has(end)) continue;
      // 見本㈱　港区芝: a municipality beside other words is where the company sits.
      if ((stretches.length > 1 || end > core.length) && isTown(search, core)) continue;
      const rest = restOf(stretch, core);
      // 絆 岐阜営業所: so short a name needs an office behind it.
      if (core.length <= SHORTEST_CORE && !stretch.ends.has(end) && !isUnit(rest)) continue;
      if (core.length < SHORTEST_CORE && !isUnit(rest)) continue;
      const isPart = core.length < stretch.folded.length || stretches.length > 1;
      if (!isPart) continue;
      // 鳥取県 in (一社)鳥取県見本協会: a small piece of a word says little, whatever stands before it.
      const isPiece = !stretch.ends.has(end) && core.length < stretch.folded.length * LEAST_SHARE;
      const sure = (anchored && !isPiece) || isUnit(rest);
      if (strict ? !sure : !sure && (core.length < SHORTEST_ALONE || core.length < total * LEAST_SHARE)) continue;
      const similarity = Math.max(0.5, core.length / total) * (sure ? 1 : 0.9);
      const found = hitsUnder(search, core, written, similarity);
      if (found.hits.length === 0) continue;
      // 見本町農村振興: nor is a town meant that only begins a longer name.
      if (!stretch.ends.has(end) && !isUnit(rest) && isTown(search, core)) continue;
      hits = join(hits, found);
      if (rest !== '' && isUnit(rest)) unit ??= rest;
      break;
    }
  }
  return { hits, unit };
}

const isTown = ({ companies: { places } }: Search, core: string): boolean =>
  places.locate(core)?.rest === '' || places.prefecture(core) !== null;

/** Companies of this name; in Latin letters also those that are read so. */
function hitsUnder(search: Search, core: string, written: string, similarity: number): Hits {
  const { companies } = search;
  const row = companies.core(core);
  let found = noHits();
  if (row !== null) found = collect(search, row.list, { by: 'inside', errors: 0, similarity, wanted: NAMES_ONLY });
  if (found.hits.length > 0 || !isLatinOnly(core)) return found;
  for (const key of latinKeys(written)) {
    const read = companies.core(READING + key);
    if (read === null) continue;
    found = join(found, collect(search, read.list, { by: 'inside', errors: 0, similarity, wanted: READINGS_ONLY }));
  }
  return found;
}

/** A name is looked into strictly and then once more. */
const stretchesIn = remembered((text) => stretchesOf(nfkc(text)), 1);

function stretchesOf(text: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  let afterForm = false;
  const add = (to: number, beforeForm: boolean) => {
    if (to <= from) return;
    const words: string[] = [];
    const ends = new Set<number>();
    const unbroken = new Set<number>();
    let folded = '';
    for (const word of text.slice(from, to).split(/[\s/|,、:;()[\]【】「」『』]+/u)) {
      const own = foldText(word);
      if (own === '') continue;
      words.push(word);
      addUnbroken(unbroken, word, folded.length);
      folded += own;
      ends.add(folded.length);
    }
    if (words.length > 0) stretches.push({ words, folded, ends, unbroken, afterForm, beforeForm });
  };
  for (const match of text.matchAll(HAS_LATIN.test(text) ? FORMS : JAPANESE_FORMS)) {
    add(match.index, true);
    from = match.index + match[0].length;
    afterForm = true;
  }
  add(text.length, false);
  return stretches;
}

/** Most words are in characters alone. */
const IN_RUNS = /[ァ-ヺー・A-Za-z0-9]/u;
const RUNS = /[ァ-ヺー・]{2,}|[A-Za-z0-9]{2,}/gu;

/** The places inside runs of one script, as lengths of the folded text, of which `before` characters stand before. */
function addUnbroken(places: Set<number>, word: string, before: number): void {
  if (!IN_RUNS.test(word)) return;
  for (const run of word.matchAll(RUNS)) {
    const from = before + lengthOf(word.slice(0, run.index));
    const length = lengthOf(run[0]);
    for (let i = 1; i < length; i++) places.add(from + i);
  }
}

/** Folded; marks alone, which are kept where a name has nothing else, count for nothing. */
const lengthOf = (text: string): number => (/[\p{L}\p{N}]/u.test(text.replace(/ー/gu, '')) ? foldText(text).length : 0);

interface Candidate {
  readonly core: string;
  readonly written: string;
  /** Length of the folded stretch up to its end. */
  readonly end: number;
}

/** Candidate cores in a stretch, the likeliest first. */
function* coresOf({ words, folded, ends, afterForm, beforeForm }: Stretch, strict: boolean): Generator<Candidate> {
  if (beforeForm && !afterForm) {
    // …青空株式会社: the name ends where the form begins. In Latin letters its last word is said by many others.
    for (let i = 0; i < (strict && isLatinOnly(folded) ? 1 : words.length); i++)
      yield { core: foldedWords(words.slice(i)), written: words.slice(i).join(' '), end: folded.length };
    return;
  }
  // Words in Latin letters are never cut: a text of many would otherwise cost thousands of look-ups.
  const isWhole = isLatinOnly(folded);
  const cut = (core: string, from = 0): Candidate => ({ core, written: core, end: from + core.length });
  // Of what nothing else was found for, the shortest names too.
  const shortest = strict || !afterForm ? SHORTEST_CORE : 1;
  const shortestCut = strict || !afterForm ? SHORTEST_CORE + 1 : SHORTEST_CORE;
  for (let length = folded.length; length >= shortest; length--)
    if (ends.has(length) || (!isWhole && length >= shortestCut)) yield cut(folded.slice(0, length));
  for (let i = 1, from = 0; i < words.length; i++) {
    from += foldText(words[i - 1]!).length;
    const rest = folded.slice(from);
    for (let length = rest.length; length > SHORTEST_CORE; length--)
      if (!isWhole || ends.has(from + length)) yield cut(rest.slice(0, length), from);
  }
}

const foldedWords = (words: readonly string[]): string => words.map(foldText).join('');

/** What follows the core, as written as far as whole words go. */
function restOf({ words, folded }: Stretch, core: string): string {
  const at = folded.indexOf(core) + core.length;
  let length = 0;
  for (let i = 0; i < words.length; i++) {
    if (length === at) return words.slice(i).join(' ');
    length += foldText(words[i]!).length;
  }
  return folded.slice(at);
}
