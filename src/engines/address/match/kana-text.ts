import { toKatakana } from '../../../japan/kana.ts';
import { isVoicingMark } from '../data/fold-symbols.ts';
import { foldedKana, foldKanaChar } from './reading-key.ts';

/** Kana as it is compared, with the place of each character in the input. */
export interface Kana {
  readonly key: string;
  readonly ends: readonly number[];
  readonly starts: readonly number[];
}

/** Characters that are looked at: no reading of an address is longer. */
const LIMIT = 200;

/** The kana of a text from a place on, up to a character that is several (㍿). */
export function kanaOf(text: string, from: number): Kana {
  const starts: number[] = [];
  const ends: number[] = [];
  let key = '';
  for (let i = from; i < Math.min(text.length, from + LIMIT); i++) {
    const isVoiced = isVoicingMark(text.charCodeAt(i + 1));
    const known = isVoiced ? undefined : foldedKana(text.charCodeAt(i));
    const start = i;
    if (isVoiced) i++;
    const folded = known ?? foldedAt(text, start, i + 1);
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
