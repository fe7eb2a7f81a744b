import { type Folded, isNumber } from '../data/fold.ts';
import { HYPHEN } from '../data/fold-symbols.ts';
import { beginsBare, endsInStreet, isCrossing, isKnownStreet, isSideWords } from '../data/kyoto-streets.ts';
import { crossingEvidence } from './kyoto-crossing.ts';
import { endsInTown, endsTown, isBracket, isCountedName, startsBuilding } from './kyoto-ends.ts';
import { behindSide, isTurnBefore, type KyotoTown, QUARTER, textOf } from './kyoto-side.ts';
import { isQuarter, isStreetOnly } from './kyoto-street-only.ts';
import { townBeforeCrossing } from './kyoto-town-first.ts';
import { hasGap, isFigure, SYMBOL } from './symbols.ts';
import type { TownFinder, TownHit } from './town.ts';

/** A street description is never longer than this; what comes later is a building. */
const STREET_LIMIT = 48;

/** Longest words between the last mark and the town. */
const BETWEEN_LIMIT = 24;
/** Places where a town behind a description may begin that are looked at. */
const MAX_STARTS = 4;

/**
 * In Kyoto the town may follow a description of the crossing (寺町通御池上る上本能寺前町). The town is the longest whole
 * name that stands behind a mark of direction and ends behind the last of them: in 三条上ル下丸屋町 the 下 belongs to the
 * town, in 堀川通花屋町下る本願寺門前町 花屋町 is a street. Whole names only, since many towns begin alike.
 */
export function findKyotoTown(
  towns: TownFinder,
  folded: Folded,
  root: number,
  from: number,
  description: Description = new Description(folded, from),
): KyotoTown | undefined {
  const first = towns.find(folded, root, from);
  // 五条橋東入: the quarter belongs to the direction, not to the town 五条橋東.
  const direct = first && isQuarterOfEntering(folded, first.to) ? undefined : first;
  const { end, last } = description;
  const before = direct && townBeforeCrossing(towns, folded, from, end, direct);
  if (before) return before;
  if (description.isStreetOnly(direct?.flags === 0 ? direct.to : 0)) return undefined;
  if (direct && direct.flags === 0 && direct.to > last && endsTown(folded, direct.to))
    return { hit: direct, streetTo: from };
  let open: KyotoTown | undefined;
  for (let i = from + 1; i <= end; i++) {
    if (!isMark(folded, i, from)) continue;
    const found = behindSide(towns, folded, root, from, i);
    // What stands before it is read last: most places have no town.
    if (!found || found.hit.to <= last || !isBehind(folded, last, i)) continue;
    if (isDistance(towns, folded, from, found.hit)) continue;
    const { to } = found.hit;
    // 長刀鉾町（長刀鉾）: a bracket ends a name as a number does.
    if (endsTown(folded, to) || isBracket(folded, to)) return found;
    if (isOpen(folded, to)) open ??= found;
  }
  // 中居町七条通烏丸西入112: the crossing may follow the town, unless the name before it is a street (堺町松原下る112).
  const isNamedStreet = direct !== undefined && folded.symbols[direct.to] === street;
  const isWhole = direct !== undefined && direct.flags === 0 && direct.koaza < 0 && !isNamedStreet;
  if (isWhole && last >= direct.to && !isStreet(folded, from, direct.to)) {
    const to = isStreet(folded, direct.to, end) ? end : last + 1;
    // 三丁町中立売通室町西入室町スカイハイツ: a building follows, no other name of a town.
    // 元誓願寺通油小路西入: a street that begins like a town is no town.
    const isCrossingAlone = isStreet(folded, from, to);
    if (!isCrossingAlone && (to === end || (isStreet(folded, direct.to, to) && !endsInTown(folded, to))))
      return { hit: { ...direct, to }, streetTo: from };
  }
  if (open) return open;
  // 東塩小路町 下ル 京都駅中央口: a name, a gap, and a direction without a street between them.
  if (
    isWhole &&
    direct.to <= last &&
    hasGap(folded, direct.to) &&
    isDirection(folded, direct.to) &&
    !isStreet(folded, from, direct.to)
  )
    return { hit: direct, streetTo: from };
  // 大和大路通四条上ル常磐町: what stands before a mark of direction is a street, even where a town is called so.
  const isBefore = direct !== undefined && last >= direct.to;
  if (direct && !isBefore && endsTown(folded, direct.to)) return { hit: direct, streetTo: from };
  // Streets without a direction (烏丸三条饅頭屋町): a whole town name behind known streets that ends where the numbers begin.
  const start = Math.max(from, last + 1);
  for (let i = start + 1; i < end - 1; i++) {
    const found = behindSide(towns, folded, root, from, i);
    if (found && endsWhole(folded, found.hit.to, start, i) && isStreet(folded, start, i) && isBehind(folded, last, i))
      return found;
  }
  // 車屋町通二条下ル: the crossing alone; the town of that name is elsewhere.
  return direct && !isBefore && !(isNamedStreet && isStreet(folded, from, end))
    ? { hit: direct, streetTo: from }
    : undefined;
}

/** 先斗町通六角上る四丁目: how far it is, and no town of another street that is called so. */
const isDistance = (towns: TownFinder, folded: Folded, from: number, hit: TownHit): boolean =>
  isCountedName(folded, hit) &&
  folded.symbols[hit.to - 2] === SYMBOL.cho &&
  crossingEvidence(towns.data, hit.town, textOf(folded, from, hit.from)) === 'contradicts';

/**
 * Whether what stands between the last sure mark and a place may stand before a town: behind a direction only sides
 * and distances (下る西側), behind 通 another street (四条通烏丸長刀鉾町). 上る北小路仲之町 is one name.
 */
function isBehind(folded: Folded, last: number, i: number): boolean {
  if (i <= last + 1 || last < 0) return true;
  if (i - last > BETWEEN_LIMIT) return false;
  const isBehindDirection = folded.symbols[last] === ru || folded.symbols[last] === enter;
  const between = textOf(folded, last + 1, i);
  return isBehindDirection ? isSideWords(between) : isKnownStreet(between);
}

/** A name that a building may follow without a gap: 元 and 大宮 begin many names, those with 町 are whole. */
const isOpen = (folded: Folded, to: number): boolean =>
  folded.symbols[to - 1] === SYMBOL.town
    ? !isNumber(folded.symbols[to]!) && !endsInTown(folded, to)
    : hasGap(folded, to) || startsBuilding(folded, to) || isUnnumbered(folded, to);

/** 烏丸三条饅頭屋町 三条ビル, 八坂新地富永町 阿部ビル: behind a crossing or a quarter a gap ends a name with 町 as well. */
function endsWhole(folded: Folded, to: number, from: number, i: number): boolean {
  if (endsTown(folded, to)) return true;
  const before = textOf(folded, from, i);
  return folded.symbols[to - 1] === SYMBOL.town && hasGap(folded, to) && (isCrossing(before) || isQuarter(before));
}

/** 西二ノ坂地先: what stands for a lot where there is none. */
const isUnnumbered = ({ text, starts }: Folded, i: number): boolean =>
  /^(?:地先|地内|番外|無番地|付近|周辺)/.test(text.slice(starts[i]!));

const isStreet = (folded: Folded, from: number, to: number): boolean =>
  to > from && isKnownStreet(textOf(folded, from, to));

/** What a figure may count in a description: 2筋目, 4条, 3丁目. */
const COUNTED: ReadonlySet<number> = new Set([SYMBOL.line, SYMBOL.row, SYMBOL.cho, SYMBOL.street]);

/** The first number that can only be a lot: 285番地, 12-3, 112 before a building, or the last thing written. */
function descriptionEnd(folded: Folded, from: number): number {
  const limit = Math.min(folded.length, from + STREET_LIMIT);
  for (let i = from; i < limit; i++) {
    if (!isNumber(folded.symbols[i]!)) continue;
    const next = folded.symbols[i + 1]!;
    if (i + 1 >= folded.length || next === HYPHEN || next === SYMBOL.ban || next === SYMBOL.go) return i;
    // 東入3町目6番地: a town that is called by a number.
    const isCounted = COUNTED.has(next) || (next === SYMBOL.town && folded.symbols[i + 2] === SYMBOL.me);
    if (isFigure(folded, i) && !isCounted) return i;
  }
  return limit;
}

/** What is written behind a municipality of Kyoto, whichever ward it is. */
export class Description {
  /** Where the numbers begin. */
  readonly end: number;
  readonly last: number;
  readonly from: number;
  private readonly folded: Folded;
  /** The last question and its answer: mostly there is one, of all wards. */
  private named = -1;
  private answer = false;

  constructor(folded: Folded, from: number) {
    this.folded = folded;
    this.from = from;
    this.end = descriptionEnd(folded, from);
    this.last = lastMark(folded, from, this.end);
  }

  /** Whether streets alone are written, so that no town may be made of them; `named` is where a town's whole name ends. */
  isStreetOnly(named: number): boolean {
    if (named !== this.named) this.answer = isStreetOnly(this.folded, this.from, this.end, named);
    this.named = named;
    return this.answer;
  }
}

/** Where a town behind a street description begins; the start where there is none. */
export function behindStreets(folded: Folded, from: number): number {
  const last = lastMark(folded, from, descriptionEnd(folded, from));
  return last < from ? from : last + 1;
}

/** Where a town behind a crossing may begin: behind the last sure mark, or behind what more of a description follows it. */
export function startsBehindStreets(folded: Folded, from: number): number[] {
  const end = descriptionEnd(folded, from);
  const first = behindStreets(folded, from);
  const starts = first > from ? [first] : [];
  for (let i = first + 1; i < Math.min(end, first + BETWEEN_LIMIT) && starts.length < MAX_STARTS; i++)
    if (isPlaceOf(folded, from, first, i) && isStreet(folded, first, i) && !beginsBare(textOf(folded, from, i)))
      starts.push(i);
  return starts;
}

/** 河原町通三条|大国町: a mark, or the end of a second street that has none. */
const isPlaceOf = (folded: Folded, from: number, first: number, i: number): boolean =>
  isMark(folded, i, from) || (folded.symbols[first - 1] === street && endsInStreet(textOf(folded, first, i)));

/** Where the last mark that can be nothing else ends; a town never ends before it. */
function lastMark(folded: Folded, from: number, end: number): number {
  for (let i = end; i > from; i--) if (isSureMark(folded, i, from)) return i - 1;
  return from - 1;
}

const { up, down, enter, ru, ga, ri, street } = SYMBOL;
/** Behind these a direction ends: 入, 角, 側, 筋, 丁目, 橋西詰. */
const ENDS: ReadonlySet<number> = new Set([enter, SYMBOL.corner, SYMBOL.side, SYMBOL.line, SYMBOL.me, SYMBOL.end]);

/** 南北自由通路, 日本通運, 三条通沿い, 交通会館, 東入口: other words that are written with 通 and 入. */
const OTHER_WORD = /^(?:通(?:路|運|販|信(?![富濃楽]))|通[りリ]?沿|入口)/;
const BEFORE_STREET = /[交普流共]$/;

function isOtherWord({ symbols, text, starts }: Folded, i: number): boolean {
  if (symbols[i - 1] !== street && symbols[i - 1] !== enter) return false;
  const at = starts[i - 1]!;
  return (
    OTHER_WORD.test(text.slice(at, at + 3)) || (symbols[i - 1] === street && BEFORE_STREET.test(text.slice(0, at)))
  );
}

const isQuarterOfEntering = ({ symbols }: Folded, to: number): boolean =>
  symbols[to] === enter && QUARTER.has(symbols[to - 1]!);

/** Whether a direction begins at `i`: 上ル, 下がる, 東入. */
const isDirection = ({ symbols }: Folded, i: number): boolean =>
  symbols[i] === up || symbols[i] === down
    ? symbols[i + 1] === ru || (symbols[i + 1] === ga && symbols[i + 2] === ru)
    : QUARTER.has(symbols[i]!) && symbols[i + 1] === enter;

/** 上る, 下ル, 上がる, 東入, 入る, and a street named with 通 or 通り. */
function isSureMark(folded: Folded, i: number, from: number): boolean {
  const { symbols } = folded;
  const last = symbols[i - 1]!;
  if (isOtherWord(folded, i)) return false;
  if (last === street || (last === ri && symbols[i - 2] === street && i - 2 > from)) return true;
  if (last === enter && i - 2 >= from && QUARTER.has(symbols[i - 2]!)) return true;
  if (last !== ru || i - 2 < from) return false;
  const verb = symbols[i - 2] === ga ? symbols[i - 3]! : symbols[i - 2]!;
  return verb === up || verb === down || verb === enter;
}

/** A place behind which a town may begin. */
function isMark(folded: Folded, i: number, from: number): boolean {
  const last = folded.symbols[i - 1]!;
  if (isSureMark(folded, i, from) || ENDS.has(last)) return true;
  return (last === up || last === down) && i - 1 > from && !isTurnBefore(folded, i - 1);
}
