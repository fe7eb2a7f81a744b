import { ENTRY } from '../data/data-format.ts';
import type { Folded } from '../data/fold.ts';
import { beginsBare, endsBare, endsInStreet, isCrossing } from '../data/kyoto-streets.ts';
import { hasGap, SYMBOL } from './symbols.ts';
import type { TownFinder, TownHit } from './town.ts';

/* 東, 西, 上 and 下 before a town of Kyoto: a direction, or the beginning of a name. */

const { up, down, ru, ga } = SYMBOL;
export const QUARTER: ReadonlySet<number> = new Set([...'東西南北'].map((char) => char.charCodeAt(0)));

/** A quarter that was taken for a part of the name is as easily mistaken as a character for its look-alike. */
const LEFT_OUT = 0.5;

export interface KyotoTown {
  readonly hit: TownHit;
  /** End of the street description; the town's own start where there is none. */
  readonly streetTo: number;
  /** What a quarter before the name that is no part of it costs. */
  readonly cost?: number;
}

/**
 * The town whose whole name begins at `i`. Where 東, 西, 上 or 下 without a word of direction stands before it, the character
 * is the town's if one is listed so, a direction behind a whole crossing (烏丸三条下饅頭屋町), and otherwise left out as a
 * mistake at most: 北田中関田町 and 下る下西横町 are no 田中関田町 and no 西横町.
 */
export function behindSide(
  towns: TownFinder,
  folded: Folded,
  root: number,
  from: number,
  i: number,
): KyotoTown | undefined {
  const hit = whole(towns.find(folded, root, i));
  if (!hit) return undefined;
  const side = folded.symbols[i - 1]!;
  const isVertical = isBareMark(folded, i);
  const description = textOf(folded, from, i);
  // 南北小路中之町: a quarter before the first street is the beginning of a name.
  if (beginsBare(description)) return undefined;
  if (!(isVertical || QUARTER.has(side)) || !endsBare(description)) return { hit, streetTo: i };
  const isApart = hasGap(folded, i) && !hasGap(folded, i - 1);
  // 花屋町上 柳町: a gap behind the direction, although there is a 上柳町 as well.
  const longer =
    isApart && endsInStreet(textOf(folded, from, i - 1)) ? undefined : whole(towns.find(folded, root, i - 1));
  if (longer && longer.to >= hit.to) return i - 1 > from ? behindSide(towns, folded, root, from, i - 1) : undefined;
  const before = textOf(folded, from, i - 1);
  if (before === '' || endsBare(before)) return undefined;
  if (isVertical && endsInStreet(before) && isCrossing(before)) return { hit, streetTo: i };
  return isTurnBefore(folded, i - 1) ? undefined : { hit: { ...hit, from: i - 1 }, streetTo: i - 1, cost: LEFT_OUT };
}

/** Behind 上る and 下ル no second 上 or 下 follows; behind 東入 it may. */
export function isTurnBefore({ symbols }: Folded, i: number): boolean {
  const verb = symbols[i - 2] === ga ? symbols[i - 3] : symbols[i - 2];
  return symbols[i - 1] === ru && (verb === up || verb === down);
}

export const textOf = ({ text, starts, ends }: Folded, from: number, to: number): string =>
  to > from ? text.slice(starts[from]!, ends[to - 1]!) : '';

/** Whether the place behind a description is only marked by 上 or 下 without る. */
export const isBareMark = ({ symbols }: Folded, i: number): boolean => symbols[i - 1] === up || symbols[i - 1] === down;

const whole = (hit: TownHit | undefined) =>
  hit && (hit.flags & (ENTRY.variant | ENTRY.partial)) === 0 ? hit : undefined;
