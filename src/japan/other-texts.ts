import { namesOfBrand } from './brand-callings.ts';
import { withKatakanaEnding } from './katakana-endings.ts';
import { latinTexts } from './latin-texts.ts';
import { LETTER_NAMES } from './letter-names.ts';
import { withoutLookAlikes } from './look-alike-texts.ts';
import { nameTexts } from './name-texts.ts';
import { nfkc } from './nfkc.ts';
import { BARE_FORMS, ENDING_ABBREVIATIONS, WORD_SPELLINGS } from './spoken-words.ts';

const FORMER = /(?:[(（]\s*(?:旧|元|前)[^)）]+[)）]|(?:^|\s)(?:旧|元)\S+(?=\s|$))/gu;
const KANJI_DIGITS = [...'〇一二三四五六七八九'];

/** 88 → 八十八; digits beyond 99 are written one by one. */
const kanjiNumber = (digits: string): string => {
  const value = Number(digits);
  if (digits.startsWith('0') || value > 99) return [...digits].map((digit) => KANJI_DIGITS[Number(digit)]!).join('');
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  return `${tens > 1 ? KANJI_DIGITS[tens] : ''}${tens > 0 ? '十' : ''}${ones > 0 ? KANJI_DIGITS[ones] : ''}`;
};

const LETTER = new Map(LETTER_NAMES);
const LETTER_RUN = `(?:${LETTER_NAMES.map(([name]) => name).join('|')})+`;
const SAID_LETTERS = new RegExp(`(${LETTER_RUN})(?:アンド|・|&)(${LETTER_RUN})`, 'u');
const lettersOf = (said: string): string =>
  said.replace(new RegExp(LETTER_RUN.slice(0, -1), 'gu'), (name) => LETTER.get(name)!);

const ONE_LETTER = `(?:${LETTER_NAMES.map(([name]) => name).join('|')})`;
/** ティー・ケー・エム: said one by one. */
const LETTERS_RUN = new RegExp(`${ONE_LETTER}(?:[・\\s]?${ONE_LETTER})+`, 'u');
/** ディーコム is Dコム: the name of one letter before a word. */
const FIRST_LETTER = new RegExp(`^${ONE_LETTER}(?=[ァ-ヺ]{2})`, 'u');
const NAME_OF_LETTER = new Map([...LETTER_NAMES].reverse().map(([name, letter]) => [letter, name]));
/** Longer runs of capitals are words. */
const CAPITALS = /(?<![A-Za-z])[A-Z]{1,4}(?![A-Za-z])/gu;
const said = (capitals: string): string => [...capitals].map((letter) => NAME_OF_LETTER.get(letter)!).join('');

/** オーエヌ工業 is ON工業, and YMコーポ is ワイエムコーポ: letters by their names, and back. */
function letterTexts(text: string, has: number): string[] {
  const texts: string[] = [];
  const run = has & HAS.katakana ? LETTERS_RUN.exec(text)?.[0] : undefined;
  const first = run === undefined && has & HAS.katakana ? FIRST_LETTER.exec(text)?.[0] : undefined;
  if (first !== undefined) texts.push(LETTER.get(first)! + text.slice(first.length));
  if (run !== undefined) texts.push(text.replace(run, lettersOf(run).replace(/[・\s]/gu, '')));
  if (has & HAS.latin && text.search(CAPITALS) >= 0) texts.push(text.replace(CAPITALS, said));
  return texts;
}

/** 九二八 is 928: digits in kanji one by one. */
const KANJI_RUN = /[〇一二三四五六七八九]{2,}/u;
const plainDigits = (text: string): string =>
  text.replace(KANJI_RUN, (run) => [...run].map((digit) => KANJI_DIGITS.indexOf(digit)).join(''));

/** シーアンドアール is C&R: names of letters on both sides of an and. */
function withLetters(text: string): string | null {
  const said = SAID_LETTERS.exec(text);
  return said && text.replace(said[0], `${lettersOf(said[1]!)}&${lettersOf(said[2]!)}`);
}

type Abbreviation = (typeof ENDING_ABBREVIATIONS)[number];
/** 信金$: characters outside ASCII at the very end. */
const IS_PLAIN_ENDING = /^[^ -~]+\$(?:\|[^ -~]+\$)*$/u;
/** By their last character, of which one look tells that most names end in none of them. */
const BY_LAST = new Map<string, Abbreviation[]>();
const OTHERS: Abbreviation[] = [];
for (const abbreviation of ENDING_ABBREVIATIONS) {
  const { source } = abbreviation[0];
  if (!IS_PLAIN_ENDING.test(source)) OTHERS.push(abbreviation);
  else
    for (const last of new Set(source.split('|').map((ending) => ending.at(-2)!)))
      BY_LAST.set(last, [...(BY_LAST.get(last) ?? []), abbreviation]);
}
const NONE: readonly Abbreviation[] = [];
const NO_TEXTS: readonly string[] = [];

/** All others have a Latin letter, but for コープ. */
function abbreviationsIn(text: string, has: number): readonly Abbreviation[] {
  const plain = BY_LAST.get(text.at(-1) ?? '') ?? NONE;
  return has & HAS.latin || text.startsWith('コープ') ? [...plain, ...OTHERS] : plain;
}

/** What a name has by code unit, so that it is looked through once: most ways of shortening need one of these. */
const HAS = {
  katakana: 1,
  latin: 2,
  digit: 4,
  kanjiDigit: 8,
  former: 16,
  joint: 32,
  bareForm: 64,
  spelled: 128,
} as const;
const UNITS = new Uint8Array(0x10000);
const mark = (characters: Iterable<string>, bit: number) => {
  for (const character of characters) UNITS[character.charCodeAt(0)]! |= bit;
};
for (let unit = 0x30a1; unit <= 0x30fc; unit++) UNITS[unit] = HAS.katakana;
mark('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', HAS.latin);
mark('0123456789', HAS.digit);
mark(KANJI_DIGITS, HAS.kanjiDigit);
mark('旧元前', HAS.former);
// アンド has ン before its last letter.
mark('・&ン', HAS.joint);
mark(
  BARE_FORMS.map(([written]) => written),
  HAS.bareForm,
);

mark(WORD_SPELLINGS.flat(), HAS.spelled);

function kindsIn(text: string): number {
  let all = 0;
  for (let i = 0; i < text.length; i++) all |= UNITS[text.charCodeAt(i)]!;
  return all;
}

const SPELLED_WORD = new RegExp(WORD_SPELLINGS.flat().join('|'), 'u');

/**
 * A name as it may be registered when people shorten it: HD for ホールディングス, a legal form without its brackets, a
 * former name beside it, numbers in digits, a surname in kana, English words in Latin letters. Candidates to look up.
 */
export function otherTexts(name: string): string[] {
  const text = nfkc(name).trim();
  const texts: string[] = [];
  const add = (other: string) => {
    if (other.trim() !== '' && other !== text) texts.push(other.trim());
  };
  const has = kindsIn(text);
  for (const [written, endings] of abbreviationsIn(text, has))
    if (written.test(text)) for (const ending of endings) add(text.replace(written, ending));
  if (has & HAS.bareForm)
    for (const [written, form] of BARE_FORMS)
      if (text.length > written.length + 1) {
        if (text.startsWith(written)) add(form + text.slice(written.length));
        if (text.endsWith(written)) add(form + text.slice(0, -written.length));
      }
  if (has & HAS.spelled && SPELLED_WORD.test(text))
    for (const spellings of WORD_SPELLINGS) {
      const written = spellings.find((spelling) => text.includes(spelling));
      if (written !== undefined) for (const spelling of spellings) add(text.replace(written, spelling));
    }
  for (const other of namesOfBrand(text)) add(other);
  for (const other of has & HAS.latin ? withKatakanaEnding(text) : NO_TEXTS) add(other);
  const mended = withoutLookAlikes(text);
  if (mended !== null) add(mended);
  const lettered = has & HAS.joint ? withLetters(text) : null;
  if (lettered !== null) add(lettered);
  for (const other of letterTexts(text, has)) add(other);
  for (const other of nameTexts(text)) add(other);
  if (has & HAS.katakana) for (const other of latinTexts(text)) add(other);
  if (has & HAS.kanjiDigit && KANJI_RUN.test(text)) add(plainDigits(text));
  if (has & HAS.former && text.search(FORMER) >= 0) add(text.replace(FORMER, ' '));
  if (has & HAS.digit) add(text.replace(/[0-9]+/g, kanjiNumber));
  return texts;
}
