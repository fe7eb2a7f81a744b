import { foldText } from './company-name.ts';
import { ENGLISH_TRADES } from './english-trades.ts';
import { MORE_ENGLISH_TRADES } from './more-english-trades.ts';
import { nfkc } from './nfkc.ts';
import { kanaKey, kanaOfKey, romajiKey, shortened } from './reading-key.ts';
import { splitLegalForm } from './split-legal-form.ts';
import { readingsOfEnglish } from './spoken-name.ts';

/*
 * A name that somebody put into English: Mihon Sheet Metal Works is 見本板金工作所 where no English name is registered.
 * What is a name in it is romaji, the trade has its words in Japanese.
 */

export interface TranslatedName {
  /** Of the whole, to be found under as a reading. */
  readonly key: string;
  /**
   * The name in katakana, and what is written behind it: ヨシダ, 建設. Empty where there are but words: 日本広報センター. Null
   * where the name stands behind or between them.
   */
  readonly name: string | null;
  readonly trade: string;
}

const LONGEST_TEXT = 80;
const MOST_WORDS = 7;
const LONGEST_PHRASE = 4;
const SHORTEST_NAME = 2;
const MOST = 48;
const MOST_OF_ONE = 6;
const MOST_OF_TRADE = 8;
const WORDS = /[\p{L}\p{N}]+/gu;
const LATIN = /^[\p{Script=Latin}\p{N}\s.,&'’()/-]+$/u;
/** Words between words, and a last one that says that it is a company. */
const SMALL: ReadonlySet<string> = new Set(['the', 'of', 'and', 'for', 'in', 'at', 'a']);
const GENERIC: ReadonlySet<string> = new Set([
  'company',
  'co',
  'corporation',
  'corp',
  'inc',
  'ltd',
  'limited',
  'llc',
  'kk',
  'group',
  'works',
  'store',
  'shop',
  'office',
  'industry',
  'industries',
  'industrial',
  'association',
  'foundation',
  'service',
  'services',
]);
/** What English puts for a kind of corporation: nothing of it stands in the name proper. */
const FORMS =
  /\b(?:medical corporation|incorporated association|general incorporated foundation|social welfare corporation|religious corporation|school corporation)\b/giu;

interface Part {
  readonly text: string;
  readonly key: string;
}
interface Unit {
  readonly parts: readonly Part[];
  readonly isTrade: boolean;
}

const PHRASES: ReadonlyMap<string, readonly Part[]> = (() => {
  const phrases = new Map<string, Part[]>();
  for (const { words, written } of [...ENGLISH_TRADES, ...MORE_ENGLISH_TRADES]) {
    const parts = [...written].flatMap(([text, readings]) =>
      readings.map((reading) => ({ text, key: kanaKey(foldText(reading)) })),
    );
    for (const word of words) {
      const phrase = word.replace(/\b(?:and|of) /gu, '').replaceAll('-', ' ');
      phrases.set(phrase, [...(phrases.get(phrase) ?? []), ...parts]);
    }
  }
  return phrases;
})();

/** The Japanese names that an English one may stand for, the likeliest first; none for a text without a trade. */
export function translatedNames(written: string): readonly TranslatedName[] {
  if (written.length > LONGEST_TEXT || !LATIN.test(written)) return [];
  const plain = nfkc(written).replace(FORMS, ' ');
  const { body } = splitLegalForm(plain);
  const words = (body.toLowerCase().match(WORDS) ?? []).filter((word) => !SMALL.has(word));
  // Mihonkai Medical Corporation has no other word for what it is.
  if (words.length === 1 && plain !== nfkc(written)) return nameParts(words[0]!).map(({ key }) => bare(key));
  if (words.length < 2 || words.length > MOST_WORDS) return [];
  const units = unitsOf(words);
  const names = namesOf(units);
  // Mihon Lumber Company may be no more than 見本木材; behind a trade a name may be the town.
  const isLonger = GENERIC.has(words.at(-1)!) || units?.at(-1)?.isTrade === false;
  const shorter = words.length > 2 && isLonger ? namesOf(unitsOf(words.slice(0, -1))) : [];
  return [...names, ...shorter].slice(0, MOST);
}

const bare = (key: string): TranslatedName => ({ key, name: kanaOfKey(key), trade: '' });

/** The name before its trade: Mihonsha Electric may be no more than 見本社. */
export function nameBeforeTrade(written: string): string | null {
  if (written.length > LONGEST_TEXT || !LATIN.test(written)) return null;
  const words = splitLegalForm(nfkc(written)).body.toLowerCase().match(WORDS) ?? [];
  const [first, second] = unitsOf(words.filter((word) => !SMALL.has(word))) ?? [];
  return first !== undefined && !first.isTrade && second?.isTrade ? first.parts[0]!.key : null;
}

function namesOf(units: readonly Unit[] | null): TranslatedName[] {
  const trades = units?.filter(({ isTrade }) => isTrade).length ?? 0;
  // 日本, 総合 and the like alone are no name.
  if (units === null || trades === 0 || units.length < 2) return [];
  let ways: { readonly keys: string; readonly text: string; readonly cost: number }[] = [
    { keys: '', text: '', cost: 0 },
  ];
  for (const { parts, isTrade } of units)
    ways = ways
      .flatMap(({ keys, text, cost }) =>
        parts.map((part, i) => ({ keys: keys + part.key, text: isTrade ? text + part.text : text, cost: cost + i })),
      )
      .sort((a, b) => a.cost - b.cost)
      .slice(0, MOST);
  const isPlain = !units[0]!.isTrade && trades === units.length - 1;
  const name = isPlain ? kanaOfKey(units[0]!.parts[0]!.key) : trades === units.length ? '' : null;
  return ways.map(({ keys, text }) => ({ key: shortened(keys), name, trade: text }));
}

/** Names and trades in turn; null where a word is neither English of the tables nor romaji. */
function unitsOf(words: readonly string[]): Unit[] | null {
  const units: Unit[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_PHRASE, words.length - at);
    while (length > 0 && phraseOf(words.slice(at, at + length)) === undefined) length--;
    if (length > 0) {
      const trade = phraseOf(words.slice(at, at + length))!;
      units.push({ parts: trade.slice(0, MOST_OF_TRADE), isTrade: true });
      at += length;
      continue;
    }
    const parts = nameParts(words[at]!);
    if (parts.length === 0) return null;
    const last = units.at(-1);
    // Yamada Taro: two words of one name.
    if (last !== undefined && !last.isTrade)
      units[units.length - 1] = { parts: joined(last.parts, parts), isTrade: false };
    else units.push({ parts, isTrade: false });
    at++;
  }
  return units;
}

/** As it stands in a table, or without the plural. */
const phraseOf = (words: readonly string[]): readonly Part[] | undefined => {
  const phrase = words.join(' ');
  return PHRASES.get(phrase) ?? PHRASES.get(phrase.replace(/(?<=[a-z]{3})s$/u, ''));
};

const joined = (before: readonly Part[], after: readonly Part[]): Part[] =>
  before.flatMap((a) => after.map((b) => ({ text: a.text + b.text, key: a.key + b.key }))).slice(0, MOST_OF_ONE);

/** A word that is no trade: as romaji, and as an English word is said. */
function nameParts(word: string): Part[] {
  const romaji = romajiKey(foldText(word));
  const keys = [...(kanaOfKey(romaji) === null ? [] : [romaji]), ...readingsOfEnglish(word)];
  return [...new Set(keys)]
    .filter((key) => key.length >= SHORTEST_NAME)
    .slice(0, MOST_OF_ONE)
    .map((key) => ({ text: word, key }));
}
