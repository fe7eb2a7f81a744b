import { ENTRY } from '../data/compile.ts';
import { type Folded, HYPHEN, isNumber } from '../data/fold.ts';
import { isKnownStreet } from '../data/kyoto-streets.ts';
import { isBoundary, isFigure, SYMBOL } from './symbols.ts';
import type { TownFinder, TownHit } from './town.ts';

/** A street description is never longer than this; what comes later is a building. */
const STREET_LIMIT = 48;

export interface KyotoTown {
  readonly hit: TownHit;
  /** End of the street description; the town's own start where there is none. */
  readonly streetTo: number;
}

/**
 * In Kyoto the town may follow a description of the crossing (寺町通御池上る上本能寺前町). The town is the longest whole
 * name that stands behind a mark of direction and ends behind the last of them: in 三条上ル下丸屋町 the 下 belongs to the
 * town, in 堀川通花屋町下る本願寺門前町 花屋町 is a street. Whole names only, since many towns begin alike.
 */
export function findKyotoTown(towns: TownFinder, folded: Folded, root: number, from: number): KyotoTown | undefined {
  const direct = towns.find(folded, root, from);
  const end = descriptionEnd(folded, from);
  const last = lastMark(folded, from, end);
  if (direct && direct.flags === 0 && direct.to > last && isBoundary(folded, direct.to))
    return { hit: direct, streetTo: from };
  let open: KyotoTown | undefined;
  for (let i = from + 1; i <= end; i++) {
    if (!isMark(folded, i, from)) continue;
    const hit = whole(towns.find(folded, root, i));
    if (!hit || hit.to <= last) continue;
    // 長刀鉾町（長刀鉾）: a bracket ends a name as a number does.
    if (isBoundary(folded, hit.to) || isBracket(folded, hit.to)) return { hit, streetTo: i };
    open ??= { hit, streetTo: i };
  }
  // 中居町七条通烏丸西入112: the crossing may follow the town.
  const isNamedStreet = direct !== undefined && folded.symbols[direct.to] === street;
  const isWhole = direct !== undefined && direct.flags === 0 && direct.koaza < 0 && !isNamedStreet;
  if (isWhole && last >= direct.to && isStreet(folded, direct.to, end))
    return { hit: { ...direct, to: end }, streetTo: from };
  if (open) return open;
  if (direct && isBoundary(folded, direct.to)) return { hit: direct, streetTo: from };
  // Streets without a direction (烏丸三条饅頭屋町): a whole town name behind known streets that ends where the numbers begin.
  const start = Math.max(from, last + 1);
  for (let i = start + 1; i < end - 1; i++) {
    const hit = whole(towns.find(folded, root, i));
    if (hit && isBoundary(folded, hit.to) && isStreet(folded, start, i)) return { hit, streetTo: i };
  }
  // 車屋町通二条下ル: the crossing alone; the town of that name is elsewhere.
  return direct && !(isNamedStreet && isStreet(folded, from, end)) ? { hit: direct, streetTo: from } : undefined;
}

const isBracket = ({ text, starts }: Folded, i: number): boolean => /[（(]/.test(text.charAt(starts[i]!));

const isStreet = ({ text, starts, ends }: Folded, from: number, to: number): boolean =>
  to > from && isKnownStreet(text.slice(starts[from]!, ends[to - 1]!));

const whole = (hit: TownHit | undefined) =>
  hit && (hit.flags & (ENTRY.variant | ENTRY.partial)) === 0 ? hit : undefined;

/** What a figure may count in a description: 2筋目, 4条, 3丁目. */
const COUNTED: ReadonlySet<number> = new Set([SYMBOL.line, SYMBOL.row, SYMBOL.cho, SYMBOL.street]);

/** The first number that can only be a lot: 285番地, 12-3, 112 before a building, or the last thing written. */
function descriptionEnd(folded: Folded, from: number): number {
  const limit = Math.min(folded.length, from + STREET_LIMIT);
  for (let i = from; i < limit; i++) {
    if (!isNumber(folded.symbols[i]!)) continue;
    const next = folded.symbols[i + 1]!;
    if (i + 1 >= folded.length || next === HYPHEN || next === SYMBOL.ban || next === SYMBOL.go) return i;
    if (isFigure(folded, i) && !COUNTED.has(next)) return i;
  }
  return limit;
}

/** Where a town behind a street description begins; the start where there is none. */
export function behindStreets(folded: Folded, from: number): number {
  const last = lastMark(folded, from, descriptionEnd(folded, from));
  return last < from ? from : last + 1;
}

/** Where the last mark that can be nothing else ends; a town never ends before it. */
function lastMark(folded: Folded, from: number, end: number): number {
  for (let i = end; i > from; i--) if (isSureMark(folded, i, from)) return i - 1;
  return from - 1;
}

const { up, down, enter, ru, ga, ri, street } = SYMBOL;
/** Behind these a direction ends: 入, 角, 側, 筋, 丁目. */
const ENDS: ReadonlySet<number> = new Set([enter, SYMBOL.corner, SYMBOL.side, SYMBOL.line, SYMBOL.me]);

/** 上る, 下ル, 上がる, 入る, and a street named with 通 or 通り. */
function isSureMark({ symbols }: Folded, i: number, from: number): boolean {
  const last = symbols[i - 1]!;
  if (last === street || (last === ri && symbols[i - 2] === street && i - 2 > from)) return true;
  if (last !== ru || i - 2 < from) return false;
  const verb = symbols[i - 2] === ga ? symbols[i - 3]! : symbols[i - 2]!;
  return verb === up || verb === down || verb === enter;
}

/** A place behind which a town may begin. */
function isMark(folded: Folded, i: number, from: number): boolean {
  const last = folded.symbols[i - 1]!;
  if (isSureMark(folded, i, from) || ENDS.has(last)) return true;
  return (last === up || last === down) && i - 1 > from;
}
