import type { NumberStyle } from '../../../contract/labels/address.labels.ts';
import type { AddressData } from '../data/address-data.ts';
import { type Folded, HYPHEN, isNumber } from '../data/fold.ts';
import { hasGap, isLotLetter, SYMBOL } from './symbols.ts';

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
  numbers: NumberPart[];
  style: NumberStyle;
  /** Offset where the rest begins: building, floor, room, or text that was not understood. */
  restFrom: number;
}

export type Span = readonly [number, number];
export interface NumberPart {
  readonly text: string;
  readonly span: Span;
}

const BUILDING_WORD =
  /ビル|マンション|ハイツ|コーポ|タワー|荘|センター|レジデンス|アパート|ハウス|メゾン|プラザ|会館|住宅|団地|庁舎|内$|号棟|棟|ヒルズ|[A-Za-zＡ-Ｚａ-ｚ]/;
/** Longest 字 that is believed without data. */
const UNLISTED_LIMIT = 12;

export function parseTail(data: AddressData, folded: Folded, town: number, from: number): Tail {
  const tail: Tail = {
    chome: 0,
    chomeRow: -1,
    chomeSpan: undefined,
    chomeExplicit: false,
    unlisted: undefined,
    numbers: [],
    style: 'none',
    restFrom: from < folded.length ? folded.starts[from]! : folded.text.length,
  };
  let i = readChome(data, folded, town, from, tail);
  i = readUnlisted(folded, i, tail);
  i = readNumbers(folded, i, tail);
  tail.restFrom = i < folded.length ? folded.starts[i]! : Math.max(folded.ends[folded.length - 1] ?? 0, 0);
  return tail;
}

function readChome(data: AddressData, folded: Folded, town: number, from: number, tail: Tail): number {
  const { symbols, values, starts, ends } = folded;
  let i = from;
  if (!isNumber(symbols[i]!)) return i;
  const value = values[i]!;
  const next = symbols[i + 1]!;
  const row = town >= 0 ? data.chome(town, value) : -1;
  let to = 0;
  if (next === SYMBOL.cho) {
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
      town >= 0 && (data.hasChomeList(town) ? row >= 0 : data.townFlag(town, 'hasChome') && value > 0 && value < 60);
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

/** 第9地割, or a short name between the town and a number (大内山本8). */
function readUnlisted(folded: Folded, from: number, tail: Tail): number {
  const { symbols, starts, ends, length, text } = folded;
  if (from >= length) return from;
  const ward = symbols[from] === SYMBOL.dai ? from + 1 : from;
  if (isNumber(symbols[ward]!) && symbols[ward + 1] === SYMBOL.chi && symbols[ward + 2] === SYMBOL.wari) {
    tail.unlisted = [starts[from]!, ends[ward + 2]!];
    const after = symbols[ward + 3] === HYPHEN ? ward + 4 : ward + 3;
    return readName(folded, after, tail);
  }
  if (isNumber(symbols[from]!) || symbols[from] === HYPHEN || isLotLetter(folded, from)) return from;
  const before = text.slice(Math.max(0, starts[from]! - 1), starts[from]!);
  // A gap usually starts the building; 字 always starts a name.
  if (hasGap(folded, from) && before !== '字') return from;
  return readName(folded, from, tail);
}

function readName(folded: Folded, from: number, tail: Tail): number {
  const { symbols, starts, ends, length, text } = folded;
  let i = from;
  while (i < length && i - from < UNLISTED_LIMIT && !isNumber(symbols[i]!) && symbols[i] !== HYPHEN) {
    if (i > from && hasGap(folded, i)) break;
    if (i > from && isLotLetter(folded, i) && isNumber(symbols[i + 1]!)) break;
    i++;
  }
  if (i === from || i >= length || !(isNumber(symbols[i]!) || isLotLetter(folded, i))) return from;
  if (BUILDING_WORD.test(text.slice(starts[from]!, ends[i - 1]!))) return from;
  tail.unlisted = [tail.unlisted?.[0] ?? starts[from]!, ends[i - 1]!];
  return i;
}

function readNumbers(folded: Folded, from: number, tail: Tail): number {
  const { symbols, starts, ends, length } = folded;
  let i = from;
  let end = from;
  while (i < length && tail.numbers.length < 6) {
    const start = i;
    // 甲1550, ヲ12, イ-3
    if (tail.numbers.length === 0 && isLotLetter(folded, i) && !hasGap(folded, i + 1)) {
      const number = symbols[i + 1] === HYPHEN ? i + 2 : i + 1;
      if (!isNumber(symbols[number]!)) break;
      i = number;
    }
    if (!isNumber(symbols[i]!)) break;
    const after = symbols[i + 1]!;
    if (
      after === SYMBOL.kai ||
      (after === SYMBOL.f && !isLetter(symbols[i + 2]!)) ||
      (after === SYMBOL.go && symbols[i + 2] === SYMBOL.shitsu)
    )
      break;
    tail.numbers.push({ text: numberText(folded, start, i), span: [starts[start]!, ends[i]!] });
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
    if (
      hasGap(folded, i) &&
      symbols[next - 1] !== HYPHEN &&
      symbols[next - 1] !== SYMBOL.no &&
      closes(symbols[next - 1]!)
    )
      break;
  }
  return end;
}

const closes = (symbol: number) => symbol === SYMBOL.go;
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

/** Lot letter and number, the number in plain digits; figures beyond the range of any lot stay as written. */
function numberText(folded: Folded, start: number, i: number): string {
  const { text, starts, ends, values } = folded;
  const letters = start < i ? text.slice(starts[start]!, ends[start]!) : '';
  return letters + (values[i]! < 1e8 ? String(values[i]!) : text.slice(starts[i]!, ends[i]!).normalize('NFKC'));
}
