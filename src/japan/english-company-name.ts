import { cutKatakana, cutReading, LOAN_WORDS } from './company-words.ts';
import { type LegalFormCode, legalForm } from './legal-form.ts';
import { nfkc } from './nfkc.ts';
import { romanizeName } from './romaji.ts';
import { splitLegalForm } from './split-legal-form.ts';

/** A name in Latin letters made from a Japanese one: what it was made from, and how far it is to be trusted. */
export interface GeneratedName {
  readonly text: string;
  readonly source: 'furigana_hepburn' | 'kana_hepburn' | 'generated';
  readonly confidence: 'high' | 'medium' | 'low';
}

const LATIN = /^[\p{Script=Latin}0-9\s.,&'’()/+!-]+$/u;
const KANA_AND_LATIN = /^[\p{Script=Latin}\p{Script=Hiragana}\p{Script=Katakana}0-9ー・\s.,&'’()/+!-]+$/u;

const SPACE = /\s/u;

/** What is known of a code unit: whether either pattern takes it. */
const ASKED = 1;
const IS_LATIN = 2;
const IS_KANA_OR_LATIN = 4;
const units = new Uint8Array(0x10000);

function unitOf(unit: number): number {
  const character = String.fromCharCode(unit);
  return (units[unit] =
    ASKED | (LATIN.test(character) ? IS_LATIN : 0) | (KANA_AND_LATIN.test(character) ? IS_KANA_OR_LATIN : 0));
}

/** Character by character, each asked once: the classes of a script are long, and most names are in neither. */
function scriptOf(words: string): 'latin' | 'kana_and_latin' | null {
  let all = IS_LATIN | IS_KANA_OR_LATIN;
  for (let i = 0; i < words.length && all !== 0; i++) {
    const unit = words.charCodeAt(i);
    // Half of a character says nothing about its script.
    if (unit >= 0xd800 && unit < 0xe000)
      return LATIN.test(words) ? 'latin' : KANA_AND_LATIN.test(words) ? 'kana_and_latin' : null;
    all &= units[unit] || unitOf(unit);
  }
  return all & IS_LATIN ? 'latin' : all & IS_KANA_OR_LATIN ? 'kana_and_latin' : null;
}

let lastName = '';
let lastReading: string | null = null;
let lastDisplay: GeneratedName | null = null;

/**
 * An English display for any written name; null when nothing tells how its kanji are read. By what is most certain:
 * Latin letters as they are, the name's own kana, the registered reading. The legal form is given literally (K.K.),
 * since only the company itself decides between Co., Ltd., Inc. and Corporation. The last one is kept: namesakes come
 * together in one answer and share it, and a record keeps its own.
 */
export function generatedEnglishName(name: string, reading: string | null): GeneratedName | null {
  if (name !== lastName || reading !== lastReading) {
    lastDisplay = makeEnglishName(name, reading ?? '');
    lastName = name;
    lastReading = reading;
  }
  return lastDisplay;
}

function makeEnglishName(name: string, reading: string): GeneratedName | null {
  const { body, form } = splitLegalForm(nfkc(name));
  const words = SPACE.test(body) ? body.replace(/\s+/gu, ' ').trim() : body;
  if (words === '') return null;
  const finish = (
    core: string,
    source: GeneratedName['source'],
    confidence: GeneratedName['confidence'],
  ): GeneratedName => ({
    text: withForm(core, form),
    source,
    confidence,
  });
  const script = scriptOf(words);
  if (script === 'latin') return finish(words, 'generated', 'high');
  if (script === 'kana_and_latin') {
    const { text, known } = englishOfKana(words);
    return finish(text, known ? 'generated' : 'kana_hepburn', known ? 'medium' : 'low');
  }
  if (reading === '') return null;
  const parts = cutReading(words.replaceAll(' ', ''), nfkc(reading).replace(/\s+/gu, ''));
  return finish(
    parts.map((part) => LOAN_WORDS.get(part) ?? romanizeName(part)).join(' '),
    'furigana_hepburn',
    'medium',
  );
}

const KATAKANA_ALONE = /^[ァ-ヶー]+$/;

/** `NTTドコモ` → `NTT Dokomo`, `ソニーグループ` → `Soni Group`: letters stay, loan-words go back to English. */
function englishOfKana(words: string): { text: string; known: boolean } {
  let known = true;
  const wordsOf = (run: string) =>
    cutKatakana(run).map(({ text, english }) => {
      if (english === null) known = false;
      return english ?? romanizeName(text);
    });
  const parts = KATAKANA_ALONE.test(words)
    ? wordsOf(words)
    : words
        .split(/([ァ-ヶー]+|[\p{Script=Hiragana}ー]+)/u)
        .flatMap((part) =>
          /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(part)
            ? wordsOf(part)
            : [part.replaceAll('・', ' ').trim()],
        );
  return {
    text: parts
      .filter((part) => part !== '')
      .join(' ')
      .replace(/\s+/g, ' '),
    known,
  };
}

function withForm(core: string, code: LegalFormCode | null): string {
  if (code === null) return core;
  const { kind, en } = legalForm(code);
  // Companies carry the form behind the name; associations, schools and the like in front, as their own English does.
  return kind === '399' ? `${en} ${core}` : `${core} ${en}`;
}
