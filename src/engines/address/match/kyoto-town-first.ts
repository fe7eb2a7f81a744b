import type { Folded } from '../data/fold.ts';
import { isCrossing, isKnownStreet, streetsIn } from '../data/kyoto-streets.ts';
import { crossingEvidence } from './kyoto-crossing.ts';
import { endsInTown, endsTown, isBracket, isCountedName } from './kyoto-ends.ts';
import { type KyotoTown, textOf } from './kyoto-side.ts';
import { hasGap, SYMBOL } from './symbols.ts';
import type { TownFinder, TownHit } from './town.ts';

/* A town of Kyoto before the description of its crossing. */

/** A list of crossings is cut off where the field of a form ends; what is left of its last word is no longer than this. */
const LAST_WORD = 3;
/** What a word that was cut off or is unknown costs: the town is as sure as it was, what is written is not whole. */
const CUT_OFF = 0.5;

/** `first` is the town right behind the ward; undefined where what follows it is no description of streets. */
export function townBeforeCrossing(
  towns: TownFinder,
  folded: Folded,
  from: number,
  end: number,
  first: TownHit,
): KyotoTown | undefined {
  if (first.flags !== 0 || first.koaza >= 0) return undefined;
  return isBracket(folded, first.to) ? withBracket(folded, from, first) : withCrossing(towns, folded, from, end, first);
}

/** 塩屋町（綾小路通）68: streets in a bracket. */
function withBracket(folded: Folded, from: number, first: TownHit): KyotoTown | undefined {
  const { text, starts, length } = folded;
  const open = first.to;
  let close = open + 1;
  while (close < length && !/[)）]/.test(text.charAt(starts[close]!))) close++;
  if (close === length) return withOpenBracket(folded, from, first);
  // 河原町（三条下る）大黒町: the name before the bracket is a street where a town follows.
  if (endsInTown(folded, close + 1)) return undefined;
  const parts = text.slice(starts[open]! + 1, starts[close]!).split(COMMA);
  const known = parts.filter(isPart).length;
  // One crossing of a list may be called as no table has it.
  if (known * 2 <= parts.length) return undefined;
  const cost = known < parts.length ? { cost: CUT_OFF } : {};
  return { hit: { ...first, to: close + 1 }, streetTo: from, ...cost };
}

const COMMA = /[、，,]/;
const isPart = (words: string): boolean => words.trim() !== '' && isKnownStreet(words.trim());

/** 笹屋町（御池通東洞院東入、御池通烏丸 436: a list of crossings that was cut off. */
function withOpenBracket(folded: Folded, from: number, first: TownHit): KyotoTown | undefined {
  const { text, starts } = folded;
  const begin = starts[first.to]! + 1;
  const [list] = /^[^\s　]*/.exec(text.slice(begin))!;
  let known = 0;
  for (const part of list.split(COMMA)) {
    let length = Math.min(part.length, LONGEST_PART);
    while (length > 0 && !isKnownStreet(part.slice(0, length))) length--;
    known += length;
    if (length < part.length) break;
    // The comma behind it.
    if (known < list.length) known++;
  }
  if (known === 0) return undefined;
  const [cut] = /^\p{Script=Han}*/u.exec(list.slice(known))!;
  const isCut = cut !== '' && cut.length <= LAST_WORD;
  const to = symbolAt(folded, begin + known + (isCut ? cut.length : 0));
  return { hit: { ...first, to }, streetTo: from, ...(isCut ? { cost: CUT_OFF } : {}) };
}

/** No crossing of a list is longer. */
const LONGEST_PART = 24;

function symbolAt({ starts, length }: Folded, offset: number): number {
  let i = 0;
  while (i < length && starts[i]! < offset) i++;
  return i;
}

/**
 * 大黒町河原町通三条下る58: a town that is called like a street, before a whole crossing of two others. It is the town's name
 * where a gap, the word 通 behind the next street or Japan Post's list says so; 木屋町四条河原町下る may be all streets.
 */
function withCrossing(
  towns: TownFinder,
  folded: Folded,
  from: number,
  end: number,
  first: TownHit,
): KyotoTown | undefined {
  if (first.to >= end || folded.symbols[first.to] === SYMBOL.street) return undefined;
  const isNumbered = isCountedName(folded, first);
  const isShort = first.to - from < SHORTEST && folded.symbols[first.to - 1] !== SYMBOL.town;
  if (!isNumbered && (isShort || !isKnownStreet(textOf(folded, from, first.to)))) return undefined;
  const to = crossingEnd(folded, first.to, end);
  const crossing = to === 0 ? '' : textOf(folded, first.to, to);
  if (!TURN.test(crossing) || !isCrossing(crossing) || endsInTown(folded, to)) return undefined;
  const evidence = crossingEvidence(towns.data, first.town, crossing);
  // 四丁目柳馬場通竹屋町上ル: a number is a town's name on its own street alone; 四条大宮 is one place, and 主税町 may be the street.
  const isApart = hasGap(folded, first.to) && streetsIn(crossing).length > 1;
  const isTold = evidence === 'agrees' || (!isNumbered && (isApart || NAMED_STREET.test(crossing)));
  return isTold && evidence !== 'contradicts' ? { hit: { ...first, to }, streetTo: from } : undefined;
}

const TURN = /(?:[上下][がガ]?[るルﾙ]|[東西南北][へヘ]?入)/;
const NAMED_STREET = /^\p{Script=Han}{1,4}[通筋]/u;
/** 烏丸 and 大宮 begin too many descriptions. */
const SHORTEST = 3;

/** The longest crossing from `i` on that ends before a number, a gap or a building; 0 where there is none. */
function crossingEnd(folded: Folded, i: number, end: number): number {
  for (let to = end; to > i + 3; to--)
    if ((to === folded.length || endsTown(folded, to) || hasGap(folded, to)) && isKnownStreet(textOf(folded, i, to)))
      return to;
  return 0;
}
