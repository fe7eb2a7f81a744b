import type { NumberStyle } from '../../../contract/labels/address.labels.ts';
import type { AddressData } from '../data/address-data.ts';
import { type Folded, isNumber } from '../data/fold.ts';
import { HYPHEN } from '../data/fold-symbols.ts';
import { hasGap, isHyphen, isJoint, isLotLetter, SYMBOL } from './symbols.ts';
import { isKanjiName, readUnlisted } from './unlisted-name.ts';

/** What follows the town, with UTF-16 spans into the input. */
export interface Tail {
  /** 丁目 as a number, and the sub-town row when the data list it. */
  chome: number;
  chomeRow: number;
  chomeSpan: Span | undefined;
  /** 丁目 was written out, not read from a hyphen. */
  chomeExplicit: boolean;
  /** A sub-town read by its form: 第9地割, or a 字 that is in no data set. */
  unlisted: Span | undefined;
  /** Block, house, branch and so on; with lot letters (甲1550). */
  numbers: readonly NumberPart[];
  style: NumberStyle;
  /** Offset where the rest begins: building, floor, room, or text that was not understood. */
  restFrom: number;
}

export type Span = readonly [number, number];
export interface NumberPart {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
/** Block, house, branch, room, and two more that nobody writes. */
const MAX_NUMBERS = 6;
const NO_NUMBERS: readonly NumberPart[] = [];

/** `afterLetter`: 内日角ル4-1, where a 字 of one letter stands before the lot, and no 丁目 is read from a hyphen. */
export function parseTail(
  data: AddressData,
  folded: Folded,
  town: number,
  from: number,
  { afterLetter = false } = {},
): Tail {
  const tail: Tail = {
    chome: 0,
    chomeRow: -1,
    chomeSpan: undefined,
    chomeExplicit: false,
    unlisted: undefined,
    numbers: NO_NUMBERS,
    style: 'none',
    restFrom: from < folded.length ? folded.starts[from]! : folded.text.length,
  };
  // あいの里5-3-1: the 条 was read from the number, the hyphen behind it separates.
  const isJoined = isHyphen(folded, from) || isJoint(folded, from);
  const start = isJoined && isNumber(folded.symbols[from + 1]!) ? from + 1 : from;
  let i = readChome(data, folded, afterLetter && !isChomeWord(folded, start) ? -1 : town, start, tail);
  // 3丁目3丁目: a second one is below the first and in no data.
  if (tail.chome > 0 && isNumber(folded.symbols[i]!) && folded.symbols[i + 1] === SYMBOL.cho) {
    const to = folded.symbols[i + 2] === SYMBOL.me ? i + 3 : i + 2;
    tail.unlisted = [folded.starts[i]!, folded.ends[to - 1]!];
    i = to;
  } else i = readUnlisted(folded, i, tail);
  i = readNumbers(folded, i, tail);
  tail.restFrom = i < folded.length ? folded.starts[i]! : Math.max(folded.ends[folded.length - 1] ?? 0, 0);
  return tail;
}

const isChomeWord = ({ symbols }: Folded, i: number): boolean => symbols[i + 1] === SYMBOL.cho;

function readChome(data: AddressData, folded: Folded, town: number, from: number, tail: Tail): number {
  const { symbols, values, starts, ends } = folded;
  let i = from;
  if (!isNumber(symbols[i]!)) return i;
  const value = values[i]!;
  const next = symbols[i + 1]!;
  const row = town >= 0 ? data.chome(town, value) : -1;
  let to = 0;
  // 小城市六丁 is a name: a 丁目 without 目 needs a town before it.
  if (next === SYMBOL.cho && (town >= 0 || symbols[i + 2] === SYMBOL.me)) {
    tail.chomeExplicit = true;
    to = symbols[i + 2] === SYMBOL.me ? i + 3 : i + 2;
  } else if (
    next === HYPHEN ||
    (next === SYMBOL.no && isNumber(symbols[i + 2]!)) ||
    i + 1 >= folded.length ||
    (hasGap(folded, i + 1) && !isNumber(next))
  ) {
    // Without 丁目 written, only a town that has them, and with a list only a number that is in it.
    const has =
      town >= 0 &&
      (data.hasChomeList(town)
        ? row >= 0
        : data.townFlag(town, 'hasChome') && value > 0 && value <= largestChome(data, town));
    if (has) to = i + 1;
  }
  if (to === 0) return i;
  tail.chome = value;
  tail.chomeRow = row;
  tail.chomeSpan = [starts[i]!, ends[to - 1]!];
  i = to;
  if (symbols[i] === HYPHEN || (symbols[i] === SYMBOL.no && isNumber(symbols[i + 1]!))) i++;
  return i;
}

/** No town has more 丁目: 42 in Obihiro, 22 outside Hokkaido (京都市東山区本町). A larger number is a block or a lot. */
const largestChome = (data: AddressData, town: number): number =>
  data.number('cityJis', data.number('townCity', town)) < 2000 ? 42 : 22;

function readNumbers(folded: Folded, from: number, tail: Tail): number {
  const { symbols, starts, ends, length } = folded;
  let i = from;
  let end = from;
  let numbers: NumberPart[] | undefined;
  while (i < length && (numbers === undefined || numbers.length < MAX_NUMBERS)) {
    const start = i;
    // 甲1550, ヲ12, イ-3
    if (numbers === undefined && isLotLetter(folded, i) && !hasGap(folded, i + 1)) {
      const number = symbols[i + 1] === HYPHEN || symbols[i + 1] === SYMBOL.no ? i + 2 : i + 1;
      if (!isNumber(symbols[number]!)) break;
      i = number;
    }
    if (!isNumber(symbols[i]!) || isKanjiName(folded, i)) break;
    const after = symbols[i + 1]!;
    if (
      after === SYMBOL.kai ||
      (after === SYMBOL.f && !isLetter(symbols[i + 2]!)) ||
      (after === SYMBOL.go && symbols[i + 2] === SYMBOL.shitsu)
    )
      break;
    const part = { text: numberText(folded, start, i), start: starts[start]!, end: ends[i]! };
    if (numbers) numbers.push(part);
    else numbers = [part];
    i++;
    end = i;
    const next = separator(folded, i, tail);
    if (next === i) break;
    end = next;
    i = next;
    // A separator without a number behind it ends the numbers: a closing 番地 or 号 belongs to them, a hyphen does not.
    if (!isNumber(symbols[i]!)) {
      if (symbols[next - 1] === HYPHEN || symbols[next - 1] === SYMBOL.no) end = next - 1;
      break;
    }
    // 号 closes the numbers; what follows is a building.
    if (symbols[next - 1] === SYMBOL.go) break;
  }
  if (numbers) tail.numbers = numbers;
  return end;
}

const isLetter = (symbol: number) => symbol >= 0x41 && symbol <= 0x5a;

/** 番地の, 番地, 番, 号, - and の between numbers; returns the position after it. */
function separator(folded: Folded, i: number, tail: Tail): number {
  const { symbols } = folded;
  const symbol = symbols[i]!;
  if (symbol === HYPHEN) {
    if (tail.style === 'none') tail.style = 'hyphenated';
    return i + 1;
  }
  if (symbol === SYMBOL.no && isNumber(symbols[i + 1]!)) {
    if (tail.style === 'none') tail.style = 'hyphenated';
    return i + 1;
  }
  if (symbol === SYMBOL.ban) {
    const isLot = symbols[i + 1] === SYMBOL.chi;
    if (isLot) tail.style = 'lot';
    else if (tail.style !== 'lot') tail.style = 'residence';
    let to = isLot ? i + 2 : i + 1;
    if ((symbols[to] === SYMBOL.no || symbols[to] === HYPHEN) && isNumber(symbols[to + 1]!)) to++;
    return to;
  }
  if (symbol === SYMBOL.go) {
    if (symbols[i + 1] === SYMBOL.shitsu) return i;
    if ((symbols[i + 1] === HYPHEN || symbols[i + 1] === SYMBOL.no) && isNumber(symbols[i + 2]!)) return i + 2;
    return i + 1;
  }
  return i;
}

/** House numbers ready made. */
const DECIMALS = Array.from({ length: 1000 }, (_, number) => String(number));

/** Lot letter and number, the number in plain digits; figures beyond the range of any lot stay as written. */
function numberText(folded: Folded, start: number, i: number): string {
  const { text, starts, ends, values } = folded;
  const value = values[i]!;
  if (start === i && value < DECIMALS.length) return DECIMALS[value]!;
  const letters = start < i ? text.slice(starts[start]!, ends[start]!) : '';
  return letters + (value < 1e8 ? String(value) : text.slice(starts[i]!, ends[i]!).normalize('NFKC'));
}
