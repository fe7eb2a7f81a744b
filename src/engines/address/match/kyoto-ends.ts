import { type Folded, isNumber } from '../data/fold.ts';
import { hasGap, isBoundary, SYMBOL } from './symbols.ts';
import { isKanjiName } from './unlisted-name.ts';

/* Where the name of a town of Kyoto may end. */

/** A number ends a name, unless a word goes on with it: 元四町目 is not lot 4 of 元. */
export const endsTown = (folded: Folded, i: number): boolean =>
  isBoundary(folded, i) && !(isNumber(folded.symbols[i]!) && isKanjiName(folded, i));

export const startsBuilding = ({ text, starts }: Folded, i: number): boolean =>
  /[A-Za-zＡ-Ｚａ-ｚァ-ヴｦ-ﾝ]/.test(text.charAt(starts[i]!));

/** Whether a name ends: before a number, a gap or a bracket, and 町 before a building in katakana or Latin letters. */
export const endsName = (folded: Folded, to: number): boolean =>
  endsTown(folded, to) ||
  hasGap(folded, to) ||
  isBracket(folded, to) ||
  (folded.symbols[to - 1] === SYMBOL.town && startsBuilding(folded, to));

/**
 * Whether a name goes on to one that ends in 町 or 組 before the numbers: 元|北小路町, 夷町|北組. In a building behind it
 * (安土町|甲銀行河原町五条ビル) 五条 is no number.
 */
export function endsInTown(folded: Folded, from: number): boolean {
  let i = from;
  while (i < folded.length && !endsTown(folded, i) && !hasGap(folded, i)) i++;
  return i > from && (folded.symbols[i - 1] === SYMBOL.town || folded.symbols[i - 1] === SYMBOL.group);
}

/** 四丁目, 三町目: a name that is nothing but a number. */
export const isCountedName = ({ symbols }: Folded, { from, to }: { from: number; to: number }): boolean =>
  to - from === 3 && isNumber(symbols[from]!) && symbols[to - 1] === SYMBOL.me;

export const isBracket = ({ text, starts }: Folded, i: number): boolean => /[（(]/.test(text.charAt(starts[i]!));
