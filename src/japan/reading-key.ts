import { foldText } from './company-name.ts';
import { LOAN_WORDS } from './company-words.ts';
import { nfkc } from './nfkc.ts';
import { splitLegalForm } from './split-legal-form.ts';

/*
 * One key for a reading, however it is written: kana with or without long marks and small letters, Hepburn, Kunrei, long
 * vowels doubled, with an h, with a macron or left out. It is made to be found by, not to be shown: カツト and カット share
 * one, as do トウ and ト.
 */
const table = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(/\s+/).map((pair) => pair.split(':') as [string, string]));

const KANA = table(
  'ア:a イ:i ウ:u エ:e オ:o カ:ka キ:ki ク:ku ケ:ke コ:ko ガ:ga ギ:gi グ:gu ゲ:ge ゴ:go サ:sa シ:si ス:su セ:se ソ:so ' +
    'ザ:za ジ:zi ズ:zu ゼ:ze ゾ:zo タ:ta チ:ti ツ:tu テ:te ト:to ダ:da ヂ:zi ヅ:zu デ:de ド:do ナ:na ニ:ni ヌ:nu ネ:ne ノ:no ' +
    'ハ:ha ヒ:hi フ:hu ヘ:he ホ:ho バ:ba ビ:bi ブ:bu ベ:be ボ:bo パ:pa ピ:pi プ:pu ペ:pe ポ:po マ:ma ミ:mi ム:mu メ:me モ:mo ' +
    'ヤ:ya ユ:yu ヨ:yo ラ:ra リ:ri ル:ru レ:re ロ:ro ワ:wa ヲ:o ン:n',
);

/** Letters of an abbreviation as they are read: ＮＴＴ is エヌティティ. */
export const LETTERS = table(
  'a:e b:bi c:si d:di e:i f:ehu g:zi h:eiti i:ai j:zie k:ke l:eru m:emu n:enu o:o p:pi q:kiyu r:aru s:esu t:ti u:yu v:bui ' +
    'w:daburiyu x:etukusu y:wai z:zetuto',
);

/** Romaji to the letters of the key, in this order. */
const ROMAJI: readonly (readonly [RegExp, string])[] = [
  [/oh(?![aeiouy])/g, 'o'],
  [/m(?=[bpm])/g, 'n'],
  [/([bcdfghjkpqrstvwz])(?=\1)|t(?=ch)/g, 'tu'],
  [/sh(?=[aou])|sy(?=[aou])/g, 'siy'],
  [/ch(?=[aou])|ty(?=[aou])|cy(?=[aou])/g, 'tiy'],
  [/j(?=[aou])|jy(?=[aou])|zy(?=[aou])/g, 'ziy'],
  [/sh/g, 'si'],
  [/ch/g, 'ti'],
  [/j/g, 'zi'],
  [/([st]i|zi)(?=i)/g, '$1'],
  [/ts|tz/g, 't'],
  [/dz/g, 'z'],
  [/f(?=u)/g, 'h'],
  [/f/g, 'hu'],
  [/v/g, 'b'],
  [/w(?=[ieo])/g, 'u'],
  [/([kgdnhbpmr])y(?=[auo])/g, '$1iy'],
  [/y(?![aeiou])/g, 'i'],
  [/l/g, 'r'],
  [/[cq]/g, 'k'],
  [/du/g, 'zu'],
];

/** What both sides agree on: long vowels are short, ティ is チ, and nyu may be ンユ or ニュ. */
export const shortened = (letters: string): string =>
  letters
    .replace(/([td])ei/g, '$1i')
    .replace(/ny(?=[auo])/g, 'niy')
    .replace(/o[ou]+/g, 'o')
    .replace(/(u)u+|(a)a+|(i)i+|(e)e+/g, '$1$2$3$4');

/** The key of a reading in folded katakana (`foldText`); other characters than kana, letters and digits are left out. */
export function kanaKey(folded: string): string {
  let letters = '';
  for (const character of folded) letters += KANA.get(character) ?? (/[a-z0-9]/.test(character) ? character : '');
  return shortened(letters);
}

/** The key of a reading in folded Latin letters. */
export function romajiKey(folded: string): string {
  let letters = folded;
  for (const [pattern, replacement] of ROMAJI) letters = letters.replace(pattern, replacement);
  // sii, zii come of "shi" and "ji" before the vowel was looked at.
  return shortened(letters);
}

const KATAKANA_OF = new Map([...LOAN_WORDS].map(([katakana, english]) => [english.toLowerCase(), katakana]));
const ABBREVIATION = /^[A-Z]{2,5}$/;

/** Keys a name in Latin letters may have: as romaji, with English words and abbreviations as they are read in Japan. */
export function latinKeys(name: string): string[] {
  const { body } = splitLegalForm(nfkc(name));
  const words = body.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const read = (word: string): string => {
    const loan = KATAKANA_OF.get(word.toLowerCase());
    if (loan !== undefined) return kanaKey(foldText(loan));
    if (ABBREVIATION.test(word)) return [...word.toLowerCase()].map((letter) => LETTERS.get(letter)!).join('');
    return romajiKey(foldText(word));
  };
  const keys = [romajiKey(foldText(words.join(''))), shortened(words.map(read).join(''))];
  return [...new Set(keys)].filter((key) => key !== '');
}

export const isKanaOnly = (folded: string): boolean => /^[ァ-ヺ]+$/.test(folded);
export const isLatinOnly = (folded: string): boolean => /^[a-z0-9]+$/.test(folded) && /[a-z]/.test(folded);

const KANA_OF: ReadonlyMap<string, string> = new Map([
  ...[...KANA].reverse().map(([kana, letters]) => [letters, kana] as const),
  ['di', 'デイ'],
  ['ye', 'イエ'],
]);

/** A reading in folded katakana that has this key; long vowels are lost. Null for letters that no kana has. */
export function kanaOfKey(key: string): string | null {
  let kana = '';
  for (let i = 0; i < key.length; ) {
    const length = [3, 2, 1].find((size) => KANA_OF.has(key.slice(i, i + size)) && key.length >= i + size);
    if (length === undefined) return null;
    kana += KANA_OF.get(key.slice(i, i + length))!;
    i += length;
  }
  return kana;
}
