import { toKatakana } from '../../../japan/kana.ts';
import { isVoicingMark } from '../data/fold-symbols.ts';
import { foldKanaChar } from './reading-key.ts';

/** Kana as it is compared, with the place of each character in the input. */
export interface Kana {
  readonly key: string;
  readonly ends: readonly number[];
  readonly starts: readonly number[];
}

/** Characters that are looked at: no reading of an address is longer. */
const LIMIT = 200;

const FIRST_HIRAGANA = 0x3041;
const LAST_HIRAGANA = 0x3096;
const TO_KATAKANA = 0x60;
const FIRST_KATAKANA = 0x30a1;
const LAST_KATAKANA = 0x30fa;

/** Full-width kana ready folded, by character code: a text may be nothing else. */
const FOLDED: readonly string[] = Array.from({ length: LAST_KATAKANA - FIRST_HIRAGANA + 1 }, (_, i) => {
  const code = FIRST_HIRAGANA + i;
  if (code <= LAST_HIRAGANA) return foldKanaChar(String.fromCharCode(code + TO_KATAKANA));
  return code < FIRST_KATAKANA ? '' : foldKanaChar(String.fromCharCode(code));
});

/** The kana of a text from a place on, up to a character that is several (㍿). */
export function kanaOf(text: string, from: number): Kana {
  const starts: number[] = [];
  const ends: number[] = [];
  let key = '';
  for (let i = from; i < Math.min(text.length, from + LIMIT); i++) {
    const isVoiced = isVoicingMark(text.charCodeAt(i + 1));
    const known = isVoiced ? '' : (FOLDED[text.charCodeAt(i) - FIRST_HIRAGANA] ?? '');
    const start = i;
    if (isVoiced) i++;
    const folded = known === '' ? foldedAt(text, start, i + 1) : known;
    if (folded === undefined) break;
    if (folded === '') continue;
    key += folded;
    starts.push(start);
    ends.push(i + 1);
  }
  return { key, starts, ends };
}

/** One character with its voicing mark; empty where it is not compared, undefined where it stands for several. */
function foldedAt(text: string, start: number, end: number): string | undefined {
  const wide = toKatakana(
    text.slice(start, end).replace(/[\u3099\u309a]/, (mark) => (mark === '\u3099' ? 'ﾞ' : 'ﾟ')),
  ).normalize('NFKC');
  if (wide.length !== 1) return undefined;
  return /[\s・]/.test(wide) ? '' : foldKanaChar(wide);
}
