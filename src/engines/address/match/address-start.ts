import { type Folded, isNumber } from '../data/fold.ts';
import { hasGap, isFigure } from './symbols.ts';

const COLON = 0x3a;
/** Behind these, or a gap, an address may begin. */
const LABEL_ENDS = new Set([...':／/（(）)」』】]>・=＝'].map((char) => char.charCodeAt(0)));
/** A number is a postal code without its mark, so in figures: 岩手漿一関市 is no 関市. */
const isCode = (folded: Folded, i: number): boolean => isNumber(folded.symbols[i]!) && isFigure(folded, i);
export const isLabelEnd = (folded: Folded, i: number): boolean =>
  hasGap(folded, i) || isCode(folded, i - 1) || LABEL_ENDS.has(folded.symbols[i - 1]!);

/** 日本, 日本国 before the prefecture. */
export function skipLead(folded: Folded): number {
  const { symbols } = folded;
  let i = 0;
  if (symbols[0] === 0x65e5 && symbols[1] === 0x672c) i = symbols[2] === 0x56fd ? 3 : 2;
  while (i < folded.length && symbols[i] === COLON) i++;
  return i;
}
