import { foldText } from './company-name.ts';
import { KANJI_READINGS, LOAN_WORDS } from './company-words.ts';
import { FURTHER_LOAN_WORDS } from './further-loan-words.ts';
import { keyOfLoanWord } from './loan-word.ts';
import { matchesOf } from './matches-of.ts';
import { nfkc } from './nfkc.ts';
import { kanaKey, kanaOfKey, LETTERS, romajiKey, shortened } from './reading-key.ts';
import { splitLegalForm } from './split-legal-form.ts';
import { LEFT_OUT_ENDINGS, MORE_LOAN_WORDS, TRANSLATED_WORDS } from './spoken-words.ts';

/** How many readings of one name are looked up at most. */
const MAX_KEYS = 40;
const MAX_PER_WORD = 6;
const TOKENS = /[A-Za-z]+|[0-9]+|[ァ-ヺーぁ-ゖ]+|[&＋+]|[一-龠々]+/gu;
const CAMEL = /(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/u;
const DIGITS: readonly (readonly string[])[] = [
  ['zero', 'rei'],
  ['wan', 'iti'],
  ['tu', 'ni'],
  ['suri', 'san'],
  ['huo', 'yon'],
  ['huaibu', 'go'],
  ['situkusu', 'roku'],
  ['sebun', 'nana'],
  ['eito', 'hati'],
  ['nain', 'kiyu'],
];
/** Letters that are said in two ways: ケー and ケイ. */
const OTHER_LETTERS: ReadonlyMap<string, string> = new Map([
  ['a', 'ei'],
  ['d', 'de'],
  ['h', 'etuti'],
  ['j', 'ziei'],
  ['k', 'kei'],
  ['t', 'tei'],
]);

const keyOf = (kana: string): string => kanaKey(foldText(kana));
const ENGLISH: ReadonlyMap<string, readonly string[]> = (() => {
  const words = new Map<string, string[]>();
  const add = (word: string, key: string) => words.set(word, [...(words.get(word) ?? []), key]);
  for (const [kana, english] of LOAN_WORDS) add(english.toLowerCase(), keyOf(kana));
  for (const [word, readings] of [...MORE_LOAN_WORDS, ...FURTHER_LOAN_WORDS])
    for (const kana of readings) add(word, keyOf(kana));
  for (const [word, readings] of TRANSLATED_WORDS) for (const kana of readings) add(word, keyOf(kana));
  return new Map([...words].map(([word, keys]) => [word, [...new Set(keys)]]));
})();
/** Green Company, Ltd. may be グリーン and グリーンカンパニー. */
const FORM_IN_NAME = /^(.*\S\s+(?:company|corporation))(?:[\s,]+(?:ltd|limited|inc|llc)\.?)?$/iu;
const ENDINGS = LEFT_OUT_ENDINGS.map(keyOf);

/**
 * Keys of the readings a name may have when it is said aloud in Japan: SoftBank is sohutobanku, TNライン is tienurain,
 * キムラ工業所 is kimurakougyousho. Empty when a part of it cannot be read.
 */
export function spokenKeys(name: string): string[] {
  const plain = nfkc(name);
  const named = FORM_IN_NAME.exec(plain)?.[1];
  const keys = keysOf(splitLegalForm(plain).body);
  return named === undefined ? keys : [...new Set([...keys, ...keysOf(named)])].slice(0, MAX_KEYS);
}

function keysOf(body: string): string[] {
  const text = withoutMarks(body.replace(/^the\s+/iu, '').replace(/['’`]/gu, ''));
  let keys: string[] = [''];
  for (const [token] of matchesOf(text, TOKENS)) {
    const readings = readingsOf(token);
    if (readings.length === 0) return [];
    keys = keys.flatMap((key) => readings.map((reading) => key + reading)).slice(0, MAX_KEYS);
  }
  const all = keys.flatMap((key) => (key.startsWith('nihon') ? [key, `nitupon${key.slice(5)}`] : [key]));
  return [...new Set(all.map(shortened))].filter((key) => key.length >= 3 && kanaOfKey(key) !== null);
}

/** The same with a last word that people leave out. */
export const withLeftOutEndings = (keys: readonly string[]): string[] =>
  keys.slice(0, 2).flatMap((key) => ENDINGS.map((ending) => shortened(key + ending)));

/** Keys of the readings of an English word that names of companies have; empty for any other. */
export const readingsOfEnglish = (word: string): readonly string[] => [
  ...(ENGLISH.get(word.toLowerCase()) ?? []),
  ...pluralReadings(word.toLowerCase()),
];

/** Keys of the readings of one word in Latin letters, the likeliest first. */
export const readingsOfWord = (word: string): string[] => [...new Set(wordReadings(word).map(shortened))];

function readingsOf(token: string): string[] {
  if (/^[0-9]/.test(token)) return token.length > 2 ? [] : numberReadings(token);
  if (/^[&＋+]/u.test(token)) return ['ando', 'endo', ''];
  if (/^[一-龠々]/u.test(token)) return kanjiReadings(token);
  if (!/^[A-Za-z]/.test(token)) return [keyOf(token)];
  const parts = token.split(CAMEL);
  return parts.length === 1 ? wordReadings(token) : joined(parts.map(wordReadings));
}

const joined = (parts: readonly (readonly string[])[]): string[] =>
  parts
    .reduce<string[]>((all, readings) => all.flatMap((key) => readings.map((reading) => key + reading)), [''])
    .slice(0, MAX_PER_WORD);

const numberReadings = (digits: string): string[] =>
  [0, 1].map((way) => [...digits].map((digit) => DIGITS[Number(digit)]![way]!).join(''));

/** A run of kanji made of words whose reading is sure: 工業所 is コウギョウショ. */
function kanjiReadings(run: string): string[] {
  if (run === '') return [''];
  for (let length = run.length; length > 0; length--) {
    const reading = KANJI_READINGS.get(run.slice(0, length));
    if (reading === undefined) continue;
    const rest = kanjiReadings(run.slice(length));
    if (rest.length > 0) return rest.map((key) => keyOf(reading) + key);
  }
  return [];
}

/** Words in the plural are said so, or as the singular: cares is ケアーズ, services サービス. */
function pluralReadings(word: string): readonly string[] {
  const singular = word.endsWith('s') ? ENGLISH.get(word.slice(0, -1)) : undefined;
  return singular?.flatMap((key) => [`${key}zu`, key, `${key}su`]) ?? [];
}

/** Märchen: letters of other languages without their marks. Kana have marks of their own. */
const MARKED = /[À-ɏ]/gu;
const withoutMarks = (text: string): string => text.replace(MARKED, (letter) => letter.normalize('NFD')[0]!);

const SOFT_C = /c(?=[eiy])/g;

function wordReadings(word: string): string[] {
  const lower = word.toLowerCase();
  const known = readingsOfEnglish(lower);
  const readings = [...(known.length > 0 ? known : compound(lower))];
  if (lower === 'and') readings.push('ando', '');
  if (/^[A-Z]{1,5}$/.test(word) || word.length === 1) readings.push(...letters(lower));
  readings.push(...keyOfLoanWord(lower), romajiKey(lower));
  // Kyocera: a Japanese name with a c that is said as an s.
  const soft = lower.replace(SOFT_C, 's');
  if (soft !== lower) readings.push(romajiKey(soft));
  return [...new Set(readings)].slice(0, MAX_PER_WORD);
}

function letters(word: string): string[] {
  const said = [...word].map((letter) => LETTERS.get(letter)!);
  const other = [...word].map((letter, i) => OTHER_LETTERS.get(letter) ?? said[i]!);
  return [said.join(''), other.join('')];
}

/** Two or three English words written as one: workman, familymart. */
function compound(word: string, depth = 2): string[] {
  if (depth === 0) return [];
  for (let at = word.length - 2; at >= 2; at--) {
    const first = ENGLISH.get(word.slice(0, at));
    if (first === undefined) continue;
    const rest = ENGLISH.get(word.slice(at)) ?? compound(word.slice(at), depth - 1);
    if (rest.length > 0) return joined([first, rest]);
  }
  return [];
}
