import { toKatakana } from '../../../japan/kana.ts';
import { hepburn } from '../../../japan/romaji.ts';

/* Keys under which readings are compared, whichever way they are written. */

/** Hepburn and Kunrei spellings to one: what both write alike stays. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/tch|cch/g, 'tty'],
  [/cy/g, 'ty'],
  [/jy/g, 'zy'],
  [/shi/g, 'si'],
  [/sh/g, 'sy'],
  [/chi/g, 'ti'],
  [/ch/g, 'ty'],
  [/tyi/g, 'ti'],
  [/tsu/g, 'tu'],
  [/dzu|du/g, 'zu'],
  [/ji|di/g, 'zi'],
  [/j(?=[auo])/g, 'zy'],
  [/zyy/g, 'zy'],
  [/fu/g, 'hu'],
  [/wo/g, 'o'],
  [/v/g, 'b'],
  [/l/g, 'r'],
  [/m(?=[bmp])/g, 'n'],
  // Long vowels are written in five ways: oh, ou, oo, ō, o.
  [/oh(?![aeiouy])/g, 'o'],
  [/ou|oo+/g, 'o'],
  [/uu+/g, 'u'],
  [/aa+/g, 'a'],
  [/ii+/g, 'i'],
  [/ee+/g, 'e'],
  [/oo+/g, 'o'],
];

/** Letters and figures of a romanised name in one spelling; hyphens, macrons and apostrophes do not count. */
export function romajiKey(text: string): string {
  let key = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  for (const [pattern, kept] of SPELLINGS) key = key.replace(pattern, kept);
  return key;
}

/** The same key from a reading in kana. */
export const romajiKeyOfKana = (kana: string): string =>
  romajiKey(hepburn(kana, { keepLongVowels: true }).normalize('NFKC'));

const SMALL = 'ァアィイゥウェエォオッツャヤュユョヨヮワヵカヶケ';
const ALIKE: Readonly<Record<string, string>> = { ヂ: 'ジ', ヅ: 'ズ', ヲ: 'オ', ヰ: 'イ', ヱ: 'エ' };

/** One character of kana as it is compared; empty for the long mark. */
export function foldKanaChar(char: string): string {
  const small = SMALL.indexOf(char);
  const large = small >= 0 && small % 2 === 0 ? SMALL[small + 1]! : char;
  return large === 'ー' ? '' : (ALIKE[large] ?? large);
}

/** A reading in kana as it is compared: large kana, no long mark, no spaces. */
export const kanaKey = (kana: string): string =>
  [...toKatakana(kana).normalize('NFKC')]
    .map(foldKanaChar)
    .join('')
    .replace(/[\s・]/g, '');
