import { toKatakana } from '../../../japan/kana.ts';
import { hepburn } from '../../../japan/romaji.ts';

/* Keys under which readings are compared, whichever way they are written. */

/** Hepburn and Kunrei spellings to one: what both write alike stays. */
const SPELLINGS: Readonly<Record<string, string>> = {
  tchi: 'tti',
  cchi: 'tti',
  tch: 'tty',
  cch: 'tty',
  chi: 'ti',
  ch: 'ty',
  cy: 'ty',
  shi: 'si',
  sh: 'sy',
  tsu: 'tu',
  dzu: 'zu',
  du: 'zu',
  ji: 'zi',
  di: 'zi',
  jy: 'zy',
  j: 'zy',
  fu: 'hu',
  wo: 'o',
  v: 'b',
  l: 'r',
  m: 'n',
};
const SPELLED = /[tc]chi?|chi?|cy|shi?|tsu|dzu|du|ji|di|jy|j(?=[auo])|fu|wo|v|l|m(?=[bmp])/g;
/** Long vowels are written in five ways: oh, ou, oo, ō, o. */
const LONG = /oh(?![aeiouy])|ou|([aeiou])\1+/g;

/** Letters and figures of a romanised name in one spelling; hyphens, macrons and apostrophes do not count. */
export function romajiKey(text: string): string {
  return (/^[ -~]*$/.test(text) ? text : text.normalize('NFKD').replace(/[\u0300-\u036f]/g, ''))
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(SPELLED, (spelling) => SPELLINGS[spelling]!)
    .replace(LONG, (vowels) => vowels[0]!)
    .replace(LONG, (vowels) => vowels[0]!);
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
