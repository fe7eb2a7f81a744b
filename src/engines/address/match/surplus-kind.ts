import type { AddressData } from '../data/address-data.ts';
import { type Folded, isNumber } from '../data/fold.ts';
import { NO_NODE } from '../data/trie.ts';
import type { Found } from './place.ts';
import { hasGap, SYMBOL } from './symbols.ts';
import { cityRoot, rootBelow } from './town.ts';

/** A name of one character with 町 is as likely another town. */
const SHORTEST = 2;
/** What a 町 too many costs: hardly in doubt, and still not what the town is called. */
const SURPLUS = 0.5;

/**
 * 小樽市稲穂町3-4-11: a town with 丁目 that is called without 町, before one of its 丁目, and no town of the municipality that begins as
 * it is written.
 */
export function townWithSurplusKind(
  data: AddressData,
  folded: Folded,
  plain: readonly Found[],
  isCoded: boolean,
): Found[] | undefined {
  const [first] = plain;
  const hit = first?.hit;
  if (!first || !hit || isCoded || plain.length > 1 || hit.flags !== 0 || hit.koaza >= 0) return undefined;
  const { symbols, values } = folded;
  const { to } = hit;
  if (symbols[to] !== SYMBOL.town || hasGap(folded, to) || to - hit.from < SHORTEST) return undefined;
  if (symbols[to - 1] === SYMBOL.town || !isNumber(symbols[to + 1]!)) return undefined;
  if (data.chome(hit.town, values[to + 1]!) < 0) return undefined;
  const written = String.fromCharCode(...symbols.subarray(hit.from, to + 1));
  if (rootBelow(data, cityRoot(data, first.city), written) !== NO_NODE) return undefined;
  return [{ ...first, hit: { ...hit, to: to + 1, townTo: to + 1 }, mended: { admin: 0, town: SURPLUS } }];
}
