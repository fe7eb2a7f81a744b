import { toKatakana } from '../../../japan/kana.ts';
import { hepburn } from '../../../japan/romaji.ts';
import { romajiKey } from './romaji-key.ts';

/* Keys under which readings are compared, whichever way they are written. */

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
