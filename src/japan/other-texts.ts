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

const LETTERS_RUN = new RegExp(`(?:${LETTER_NAMES.map(([name]) => name).join('|')}){2,}`, 'u');
const NAME_OF_LETTER = new Map([...LETTER_NAMES].reverse().map(([name, letter]) => [letter, name]));
/** Longer runs of capitals are words. */
const CAPITALS = /(?<![A-Za-z])[A-Z]{1,4}(?![A-Za-z])/gu;
const said = (capitals: string): string => [...capitals].map((letter) => NAME_OF_LETTER.get(letter)!).join('');

/** オーエヌ工業 is ON工業, and YMコーポ is ワイエムコーポ: letters by their names, and back. */
function letterTexts(text: string): string[] {
  const run = LETTERS_RUN.exec(text)?.[0];
  const spelled = run === undefined ? [] : [text.replace(run, lettersOf(run))];
  const named = CAPITALS.test(text) ? [text.replace(CAPITALS, said)] : [];
  return [...spelled, ...named];
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
/** All others have a Latin letter, but for コープ. */
const MAY_HAVE_OTHERS = /[A-Za-z]|^コープ/u;

function abbreviationsIn(text: string): readonly Abbreviation[] {
  const plain = BY_LAST.get(text.at(-1) ?? '') ?? NONE;
  return MAY_HAVE_OTHERS.test(text) ? [...plain, ...OTHERS] : plain;
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
  for (const [written, endings] of abbreviationsIn(text))
    if (written.test(text)) for (const ending of endings) add(text.replace(written, ending));
  for (const [written, form] of BARE_FORMS)
    if (text.length > written.length + 1) {
      if (text.startsWith(written)) add(form + text.slice(written.length));
      if (text.endsWith(written)) add(form + text.slice(0, -written.length));
    }
  if (SPELLED_WORD.test(text))
    for (const spellings of WORD_SPELLINGS) {
      const written = spellings.find((spelling) => text.includes(spelling));
      if (written !== undefined) for (const spelling of spellings) add(text.replace(written, spelling));
    }
  const mended = withoutLookAlikes(text);
  if (mended !== null) add(mended);
  const lettered = withLetters(text);
  if (lettered !== null) add(lettered);
  for (const other of letterTexts(text)) add(other);
  for (const other of nameTexts(text)) add(other);
  for (const other of latinTexts(text)) add(other);
  if (KANJI_RUN.test(text)) add(plainDigits(text));
  if (FORMER.test(text)) add(text.replace(FORMER, ' '));
  if (/[0-9]/.test(text)) add(text.replace(/[0-9]+/g, kanjiNumber));
  return texts;
}
