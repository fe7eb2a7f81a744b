import { nfkc } from './nfkc.ts';
import { alternation, type WordRow } from './word-row.ts';

/** What stands behind a name that is spoken of. */
export const BEHIND_NAMES: readonly WordRow[] = [
  {
    id: 'called',
    words: ['っていう', 'っていった', 'とかいう', 'という', 'といった', 'と言う', 'と言った', 'と申す', 'って'],
    example: '見本花壇という会社を探している',
  },
  { id: 'person', words: ['さん', 'さま', '様', '御中', '殿', '宛', 'あて'], example: '見本花壇宛に領収書を書く' },
];

/** What stands behind any word of a sentence, and so behind a name. */
export const PARTICLES: readonly WordRow[] = [
  {
    id: 'particle',
    words: ['は', 'が', 'を', 'に', 'へ', 'の', 'と', 'で', 'も', 'や', 'から', 'まで', 'より', 'だ', 'か', 'な'],
    example: '墓石は見本石材にお願いしました',
  },
];

const MOST = 40;
const LONGEST_TEXT = 160;
const LONGEST = 20;
const SHORTEST = 2;
const SHORTEST_TEXT = 6;
/** One or two particles are parts of names as well; beside talk of this length one is enough (たんだけど). */
const LEAST_TALK = 3;
const LONG_TALK = 4;

const wordsOf = (rows: readonly WordRow[]): string => alternation(rows.flatMap(({ words }) => words));
const NAMED = new RegExp(`(?:${wordsOf(BEHIND_NAMES)})`, 'uy');
/** 見本さん alone is no sentence. */
const NAMED_ANYWHERE = new RegExp(`.{2}(?:${wordsOf(BEHIND_NAMES)})[^\\s]`, 'u');
const PARTICLE = new RegExp(`(?:${wordsOf(PARTICLES)})`, 'uy');
/** ぐりーんでざいん is one run. */
const TALK = /[ぁ-ゖ][ぁ-ゖー]*/gu;
const HIRAGANA = /[ぁ-ゖ]/u;
const LETTER = /[\p{L}\p{N}ー・&'’.-]/u;

/** A stretch of a sentence that may be a name. */
export interface SaidName {
  readonly text: string;
  /** という, さん or 宛 stands behind it. */
  readonly isNamed: boolean;
}

/** The stretches of a sentence that a name may be, those that are spoken of as names first, long before short. */
export function sentenceNames(sentence: string): SaidName[] {
  const text = nfkc(sentence).trim();
  if (text.length < SHORTEST_TEXT || text.length > LONGEST_TEXT) return [];
  if (!NAMED_ANYWHERE.test(text) && !isTalk(text)) return [];
  const names = new Map<string, SaidName>();
  const ends = endsIn(text);
  for (const from of startsIn(text))
    for (const [to, isNamed] of ends) {
      if (to < from + SHORTEST || to > from + LONGEST) continue;
      const name = text.slice(from, to);
      // A name stands in one part of the sentence.
      if (![...name].every((character) => LETTER.test(character) || character === ' ')) continue;
      if (!names.get(name)?.isNamed) names.set(name, { text: name, isNamed });
    }
  const length = ({ text, isNamed }: SaidName) => text.length + (isNamed ? LONGEST : 0);
  return [...names.values()].sort((a, b) => length(b) - length(a)).slice(0, MOST);
}

function isTalk(text: string): boolean {
  const runs = [...text.matchAll(TALK)];
  // ぎょくとう見本さん begins with a name.
  const isLong = runs.some(({ 0: run, index }) => index > 0 && run.length >= LONG_TALK);
  return runs.length >= LEAST_TALK || (runs.length === LEAST_TALK - 1 && isLong);
}

/** Behind a particle, a mark, or talk: where the script changes, or one letter before (お台場). */
function startsIn(text: string): number[] {
  const starts = [0];
  for (let i = 1; i < text.length; i++) {
    if (!LETTER.test(text[i]!)) continue;
    const isAfterMark = !LETTER.test(text[i - 1]!);
    const isAfterTalk = HIRAGANA.test(text[i - 1]!);
    const isTalk = HIRAGANA.test(text[i]!);
    if (isAfterMark || (isAfterTalk && (!isTalk || (i + 1 < text.length && !HIRAGANA.test(text[i + 1]!)))))
      starts.push(i);
  }
  return starts;
}

/** Before a particle or a mark, and at the end; whether it is the end of what is spoken of as a name. */
function endsIn(text: string): (readonly [at: number, isNamed: boolean])[] {
  const ends: (readonly [number, boolean])[] = [];
  for (let i = SHORTEST; i <= text.length; i++) {
    NAMED.lastIndex = i;
    PARTICLE.lastIndex = i;
    if (NAMED.test(text)) ends.push([i, true]);
    else if (i === text.length || !LETTER.test(text[i]!) || PARTICLE.test(text)) ends.push([i, false]);
  }
  return ends;
}
