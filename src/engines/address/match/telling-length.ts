import type { AddressData } from '../data/address-data.ts';
import { ENTRY } from '../data/data-format.ts';
import { type Folded, foldKey } from '../data/fold.ts';
import type { Mended } from './mend.ts';
import { SYMBOL } from './symbols.ts';

/**
 * Length of the part of a joined name in which the change lies: in 金木町神原 only 神原 tells the town, 金木町 begins many.
 * Where the last part stands as it is called (柔原町大須), the change lies in front of it.
 */
export function tellingLength(
  data: AddressData,
  { symbols, text, starts, ends }: Folded,
  from: number,
  { entry, to, length }: Pick<Mended, 'entry' | 'to' | 'length'>,
): number {
  const id = entry >> ENTRY.bits;
  for (let i = to - 2; i > from; i--)
    if (symbols[i] === SYMBOL.town || symbols[i] === SYMBOL.village) {
      const name = id < data.meta.towns ? foldKey(data.text('townName', id)) : '';
      // 御津町御馬: the beginning of a name is no reason to go on with one of many.
      if (name.startsWith(foldKey(text.slice(starts[from]!, ends[to - 1]!)))) return Math.min(length, to - i - 1);
      const isKept = name !== '' && name.endsWith(foldKey(text.slice(starts[i]!, ends[to - 1]!)));
      // As long as the name is there: 三国町 where 三町加戸 is written, 平江名 where it is 吾妻町平名.
      return Math.min(length, isKept ? length - (to - i - 1) : length - (i + 1 - from));
    }
  return length;
}

/** 町町: one character twice and nothing else is no name with one of them misread. */
export const isTwiceAlone = ({ symbols }: Folded, from: number, to: number): boolean =>
  to - from === 2 && symbols[from] === symbols[from + 1];

/** Whether a name of that many characters may be believed at that cost. */
export const isBelievable = ({ cost, length }: Pick<Mended, 'cost' | 'length'>): boolean =>
  cost <= 0.5 || (cost <= 1 && length >= 3) || (cost <= 1.5 && length >= 6);
