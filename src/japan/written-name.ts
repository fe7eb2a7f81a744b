import { foldText } from './company-name.ts';
import { KANJI_READINGS } from './company-words.ts';
import { nfkc } from './nfkc.ts';
import { PREFECTURES } from './prefectures.ts';
import { kanaKey, kanaOfKey } from './reading-key.ts';
import { splitLegalForm } from './split-legal-form.ts';
import { readingsOfWord } from './spoken-name.ts';

/*
 * One company in ten has no registered reading. Where a name in Latin letters is made of words that are written in one
 * way, it is looked up as it would be written: Toyota Jidosha is トヨタ自動車, Shizuoka Bank is 静岡銀行.
 */

/** Parts of the country that companies are called by, beside the prefectures. */
export const REGIONS: readonly { readonly id: string; readonly written: string; readonly reading: string }[] = [
  { id: 'tohoku', written: '東北', reading: 'トウホク' },
  { id: 'kanto', written: '関東', reading: 'カントウ' },
  { id: 'chubu', written: '中部', reading: 'チュウブ' },
  { id: 'hokuriku', written: '北陸', reading: 'ホクリク' },
  { id: 'shinetsu', written: '信越', reading: 'シンエツ' },
  { id: 'kansai', written: '関西', reading: 'カンサイ' },
  { id: 'kinki', written: '近畿', reading: 'キンキ' },
  { id: 'chugoku', written: '中国', reading: 'チュウゴク' },
  { id: 'sanyo', written: '山陽', reading: 'サンヨウ' },
  { id: 'sanin', written: '山陰', reading: 'サンイン' },
  { id: 'shikoku', written: '四国', reading: 'シコク' },
];

const WRITTEN: ReadonlyMap<string, readonly string[]> = (() => {
  const words = new Map<string, string[]>();
  const add = (written: string, reading: string) => {
    const key = kanaKey(foldText(reading));
    const known = words.get(key) ?? [];
    if (!known.includes(written)) words.set(key, [...known, written]);
  };
  // A syllable alone is a part of too many words.
  for (const [written, reading] of KANJI_READINGS) if (written.length > 1) add(written, reading);
  for (const { written, reading } of REGIONS) add(written, reading);
  for (const { name, kana } of PREFECTURES)
    if (name === '北海道') add(name, kana);
    else add(name.slice(0, -1), kana.replace(/(?:ケン|フ|ト)$/u, ''));
  return words;
})();

const MOST = 16;
const MOST_PER_WORD = 4;
const MOST_WORDS = 5;

/** Texts a name in Latin letters may be registered under, words in kanji and the rest in katakana; empty without a word. */
export function writtenForms(name: string): string[] {
  const { body } = splitLegalForm(nfkc(name));
  const said = body.replace(/^the\s+/iu, '');
  const words = said.match(/[\p{Script=Latin}]+/gu) ?? [];
  // Whatever is no Latin letter was written as it is meant.
  if (words.length > MOST_WORDS || words.join('').length < foldText(said).length) return [];
  let texts: { readonly text: string; readonly isWord: boolean }[] = [{ text: '', isWord: false }];
  for (const word of words) {
    const forms = formsOf(plainLetters(word));
    if (forms.length === 0) return [];
    texts = texts
      .flatMap(({ text, isWord }) => forms.map((form) => ({ text: text + form.text, isWord: isWord || form.isWord })))
      .slice(0, MOST);
  }
  return texts.filter(({ isWord }) => isWord).map(({ text }) => text);
}

const plainLetters = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

function formsOf(word: string): { text: string; isWord: boolean }[] {
  // Capitals of more than three letters are words in capitals, not an abbreviation.
  const keys = readingsOfWord(word.length > 3 ? word.toLowerCase() : word);
  const kanji = keys.flatMap((key) => (WRITTEN.get(key) ?? []).map((text) => ({ text, isWord: true })));
  const kana = keys.slice(0, 1).flatMap((key) => {
    const text = kanaOfKey(key);
    return text === null ? [] : [{ text, isWord: false }];
  });
  return [...kanji, ...kana].slice(0, MOST_PER_WORD);
}
