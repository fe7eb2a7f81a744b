import { WordTree } from '../contract/word-tree.ts';
import { foldText } from './company-name.ts';
import { LOAN_WORDS } from './company-words.ts';
import { FURTHER_LOAN_WORDS } from './further-loan-words.ts';
import { LETTER_NAMES } from './letter-names.ts';
import { MORE_LOAN_WORDS } from './spoken-words.ts';

/** Texts that are looked up for one name. */
const MOST = 4;
/** Ways to cut a run that are followed up from each place. */
const WAYS = 4;
const LONGEST_RUN = 40;
const MOST_RUNS = 3;
/** A letter by its name is a word less often than a word is. */
const COST_OF_LETTER = 1.5;
const RUN = /[ァ-ヺー・]{2,}/gu;

interface Way {
  readonly text: string;
  readonly cost: number;
}

/** Katakana as names are compared → what it may stand for. */
const LATIN: ReadonlyMap<string, readonly Way[]> = (() => {
  const words = new Map<string, Way[]>();
  const add = (kana: string, text: string, cost: number) => {
    const key = foldText(kana);
    const known = words.get(key) ?? [];
    if (!known.some((way) => way.text === text)) words.set(key, [...known, { text, cost }]);
  };
  for (const [kana, english] of LOAN_WORDS) add(kana, english.toLowerCase(), 1);
  for (const [english, readings] of [...MORE_LOAN_WORDS, ...FURTHER_LOAN_WORDS])
    for (const kana of readings) add(kana, english, 1);
  for (const [kana, letter] of LETTER_NAMES) add(kana, letter.toLowerCase(), COST_OF_LETTER);
  for (const [i, text] of ['&', 'and'].entries()) add('アンド', text, 1 + i / 2);
  return words;
})();
const WORDS = new WordTree(LATIN);

/** A name with its katakana in Latin letters, as far as it is made of known words: ビッグラック is BIG LUCK. In NFKC. */
export function latinTexts(text: string): string[] {
  const runs = text.match(RUN);
  if (runs === null) return [];
  let texts: string[] = [text];
  for (const run of runs.length === 1 ? runs : [...new Set(runs)].slice(0, MOST_RUNS)) {
    const ways = waysOf(run);
    if (ways.length > 0)
      texts = texts.flatMap((other) => ways.map(({ text }) => other.replace(run, text))).slice(0, MOST);
  }
  return texts.filter((other) => other !== text);
}

/** The ways to write a whole run in words, those of the fewest words first. */
function waysOf(run: string): readonly Way[] {
  const folded = foldText(run);
  if (folded.length > LONGEST_RUN || !isMadeOfWords(folded)) return [];
  const reached: Way[][] = Array.from({ length: folded.length + 1 }, () => []);
  reached[0]!.push({ text: '', cost: 0 });
  for (let from = 0; from < folded.length; from++) {
    const before = best(reached[from]!);
    if (before.length === 0) continue;
    WORDS.each(folded, from, (words, to) => {
      for (const word of words)
        for (const way of before) reached[to]!.push({ text: way.text + word.text, cost: way.cost + word.cost });
    });
  }
  return best(reached[folded.length]!);
}

/** Whether known words make up all of it: most runs have a piece that none begins at. */
function isMadeOfWords(folded: string): boolean {
  const isReached = [true];
  for (let from = 0; from < folded.length; from++)
    if (isReached[from])
      WORDS.each(folded, from, (_, to) => {
        isReached[to] = true;
      });
  return isReached[folded.length] === true;
}

const best = (ways: readonly Way[]): readonly Way[] => [...ways].sort((a, b) => a.cost - b.cost).slice(0, WAYS);
