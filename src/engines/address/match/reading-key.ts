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

const FIRST_HIRAGANA = 0x3041;
const LAST_HIRAGANA = 0x3096;
const TO_KATAKANA = 0x60;
const FIRST_KATAKANA = 0x30a1;
const LAST_KATAKANA = 0x30fa;
const LONG_MARK = 0x30fc;

/** Full-width kana ready folded, from the first hiragana on: readings are hardly anything else. */
const FOLDED: readonly (string | undefined)[] = Array.from({ length: LONG_MARK - FIRST_HIRAGANA + 1 }, (_, i) => {
  const code = FIRST_HIRAGANA + i;
  if (code <= LAST_HIRAGANA) return foldKanaChar(String.fromCharCode(code + TO_KATAKANA));
  return (code >= FIRST_KATAKANA && code <= LAST_KATAKANA) || code === LONG_MARK
    ? foldKanaChar(String.fromCharCode(code))
    : undefined;
});

/** A full-width kana as it is compared; undefined for every other character. */
export const foldedKana = (code: number): string | undefined => FOLDED[code - FIRST_HIRAGANA];

/** A reading in kana as it is compared: large kana, no long mark, no spaces. */
export function kanaKey(kana: string): string {
  let key = '';
  for (let i = 0; i < kana.length; i++) {
    const folded = foldedKana(kana.charCodeAt(i));
    if (folded === undefined) return keyOfAny(kana);
    key += folded;
  }
  return key;
}

const keyOfAny = (kana: string): string =>
  [...toKatakana(kana).normalize('NFKC')]
    .map(foldKanaChar)
    .join('')
    .replace(/[\s・]/g, '');
