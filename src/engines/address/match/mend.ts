import type { AddressData } from '../data/address-data.ts';
import { type Confusions, readConfusions } from '../data/confusions.ts';
import { BIG_NUMBER, type Folded, isNumber } from '../data/fold.ts';
import { pairOf, readSplits, type SplitCharacters } from '../data/split-characters.ts';
import { child, entryAt, entryCount, NO_NODE } from '../data/trie.ts';
import { isFigure } from './symbols.ts';

/** A name of the data that what is written differs from in a few characters. */
export interface Mended {
  readonly entry: number;
  /** First symbol behind what was read. */
  readonly to: number;
  /** Half for a character that is easily mistaken for the right one, one for any other change. */
  readonly cost: number;
  /** Symbols of the name in the data. */
  readonly length: number;
  /** A character that tells neighbours apart was changed, left out or put in. */
  readonly isTelling: boolean;
  /** A character that is written was left out although it tells neighbours apart: 東鷹栖町 is no 鷹栖町. */
  readonly isSurplus: boolean;
  /** All that is written was kept; the name has more. */
  readonly isLonger: boolean;
  /** Nothing but a character written twice was changed. */
  readonly isTwice: boolean;
}

/** What a path changed: a character that tells neighbours apart, one that was left out, and any that is written. */
const TELLS = 1;
const SURPLUS = 2;
const WRITTEN = 4;
const TWICE = 8;

/** Costs of one change. Two halves that make up one character are hardly there by chance. */
export const SPLIT = 0.25;
const ALIKE = 0.5;
const OTHER = 1;
/** No address may cost more work than this. */
const MAX_STEPS = 5_000;

const codes = (characters: string) => new Set([...characters].map((char) => char.charCodeAt(0)));
/** Characters that tell neighbouring places apart: 東本町 and 西本町 are not one name with a mistake. */
export const TELLING: ReadonlySet<number> = codes('東西南北中上下大小新旧元本内外前後左右高奥第');
/** Those of them that are no mistake for what they look like: 赤右町 is 赤石町, 東町 may be no 束町. */
const QUARTERS = codes('東西南北中上下大小新旧元本内外前後');
/** Written or left out at will inside names: 三ノ宮 and 三宮, 市ケ谷 and 市谷. */
const OPTIONAL = codes('ノケツ');

/** What a character that could not be kept leaves behind: one or two of them for each. */
const LOST = codes('\ufffd〓');
/** Brackets and punctuation are no character of a name that was read wrongly. */
const isPunctuation = (symbol: number) =>
  symbol < 0x30 || (symbol > 0x39 && symbol < 0x41) || (symbol > 0x5a && symbol < 0x80);

/** Looks for names that are written with one or two mistaken, missing or surplus characters. */
export class Mender {
  private readonly data: AddressData;
  private confusions: Confusions | undefined;
  private splits: SplitCharacters | undefined;
  private steps = 0;
  private most = 0;
  private withNumbers = false;
  private found: Mended[] = [];
  private seen = new Map<number, number>();

  constructor(data: AddressData) {
    this.data = data;
  }

  /** Work of one address begins. */
  begin(): void {
    this.steps = 0;
  }

  /** Names below `root` within `most`, cheapest first; exact ones are among them. Numerals stay unless `withNumbers`. */
  search(folded: Folded, root: number, from: number, most: number, withNumbers = false): Mended[] {
    this.confusions ??= readConfusions();
    this.splits ??= readSplits();
    this.found = [];
    this.seen = new Map();
    this.most = most;
    this.withNumbers = withNumbers;
    this.visit(folded, root, from, 0, 0, 0);
    return this.found.sort((a, b) => a.cost - b.cost || b.to - a.to);
  }

  private visit(folded: Folded, node: number, i: number, depth: number, cost: number, changed: number): void {
    if (this.steps++ > MAX_STEPS) return;
    const place = (node * 1024 + i) * 16 + changed;
    const before = this.seen.get(place);
    if (before !== undefined && before <= cost) return;
    this.seen.set(place, cost);
    const { trie } = this.data;
    for (let k = 0; depth > 0 && k < entryCount(trie, node); k++)
      this.found.push({
        entry: entryAt(trie, node, k),
        to: i,
        cost,
        length: depth,
        isTelling: (changed & TELLS) !== 0,
        isSurplus: (changed & SURPLUS) !== 0,
        isLonger: cost > 0 && (changed & WRITTEN) === 0,
        isTwice: changed === (TWICE | WRITTEN),
      });
    const read = i < folded.length ? folded.symbols[i]! : 0;
    const same = read === 0 ? NO_NODE : child(trie, node, read);
    if (same !== NO_NODE) this.visit(folded, same, i + 1, depth + 1, cost, changed);
    if (cost + SPLIT <= this.most) this.visitSplit(folded, node, i, depth, cost, changed);
    if (cost + ALIKE > this.most) return;
    // Figures are never mistaken for a name; a character before them may be missing.
    if (isNumber(read) && isFigure(folded, i)) {
      this.visitMissing(folded, node, i, depth, cost, changed);
      return;
    }
    if (LOST.has(read)) this.visitLost(folded, node, i, depth, cost, changed);
    if (LOST.has(read) || (read !== 0 && isPunctuation(read))) return;
    if (read !== 0 && !isNumber(read)) {
      // 備前前島町: a character written twice tells nothing apart, and is a slip of its own.
      const isTwice = depth > 0 && folded.symbols[i - 1] === read;
      const surplus = isTwice || (OPTIONAL.has(read) && depth > 0) ? ALIKE : OTHER;
      // A surplus first character may as well be the name of a place nobody listed: 松木田 is not 木田.
      // 北二十冗条: beside a numeral it may be a numeral misread.
      const isCounted = isNumber(folded.symbols[i + 1]!) || (depth > 0 && isNumber(folded.symbols[i - 1]!));
      const isFirst = depth === 0 || (isCounted && !isFigure(folded, i + 1));
      const tells = isTwice ? 0 : TELLING.has(read) ? TELLS | SURPLUS : isFirst ? TELLS : 0;
      if (cost + surplus <= this.most)
        this.visit(folded, node, i + 1, depth, cost + surplus, changed | tells | (isTwice ? TWICE : 0) | WRITTEN);
    }
    this.visitMissing(folded, node, i, depth, cost, changed);
    const alike = this.confusions!.get(read);
    // Nodes with many children cost as much as many nodes.
    this.steps += (trie.first[node + 1]! - trie.first[node]!) >> 3;
    for (let next = trie.first[node]!; next < trie.first[node + 1]!; next++) {
      const meant = trie.labels[next]!;
      if (meant === read || meant > BIG_NUMBER) continue;
      const isAlike = alike?.includes(meant) === true;
      if (
        isAlike &&
        cost + ALIKE <= this.most &&
        this.goesOn(folded, next, i + 1, cost + ALIKE) &&
        (this.withNumbers || !(isNumber(read) && isNumber(meant)))
      )
        this.visit(folded, next, i + 1, depth + 1, cost + ALIKE, changed | (QUARTERS.has(read) ? TELLS : 0) | WRITTEN);
      // 横八市西区, 重県津市: a numeral stands for any other character, or is lost, but for no other numeral.
      if (isNumber(meant) && (!this.withNumbers || isNumber(read))) continue;
      const tells = changed | tellsOf(meant);
      if (
        !isAlike &&
        read !== 0 &&
        (this.withNumbers || !isNumber(read)) &&
        cost + OTHER <= this.most &&
        this.goesOn(folded, next, i + 1, cost + OTHER)
      )
        this.visit(folded, next, i + 1, depth + 1, cost + OTHER, tells | tellsOf(read) | WRITTEN);
    }
  }

  /** 河原田丁: two symbols that are the halves of one. */
  private visitSplit(folded: Folded, node: number, i: number, depth: number, cost: number, changed: number): void {
    if (i + 1 >= folded.length || isFigure(folded, i) || isFigure(folded, i + 1)) return;
    for (const meant of this.splits!.get(pairOf(folded.symbols[i]!, folded.symbols[i + 1]!)) ?? []) {
      const next = child(this.data.trie, node, meant);
      if (next !== NO_NODE) this.visit(folded, next, i + 2, depth + 1, cost + SPLIT, changed | WRITTEN);
    }
  }

  /** The name has a character more than what is written. */
  private visitMissing(folded: Folded, node: number, i: number, depth: number, cost: number, changed: number): void {
    const { trie } = this.data;
    for (let next = trie.first[node]!; next < trie.first[node + 1]!; next++) {
      const meant = trie.labels[next]!;
      // 角大宮町 is 六角大宮町; before a number a lost numeral would be any.
      if (meant > BIG_NUMBER || (isNumber(meant) && isNumber(folded.symbols[i]!))) continue;
      const missing = OPTIONAL.has(meant) && depth > 0 ? ALIKE : OTHER;
      if (cost + missing <= this.most && this.goesOn(folded, next, i, cost + missing))
        this.visit(folded, next, i, depth + 1, cost + missing, changed | tellsOf(meant));
    }
  }

  /** A lost character is any one that the name goes on behind; all that fit are found, so none of them tells. */
  private visitLost(folded: Folded, node: number, i: number, depth: number, cost: number, changed: number): void {
    const { trie } = this.data;
    let to = i + 1;
    while (to < folded.length && LOST.has(folded.symbols[to]!)) to++;
    if (to - i > 2) return;
    this.steps += (trie.first[node + 1]! - trie.first[node]!) >> 3;
    for (let next = trie.first[node]!; next < trie.first[node + 1]!; next++)
      if (to < folded.length && child(trie, next, folded.symbols[to]!) !== NO_NODE)
        this.visit(folded, next, to, depth + 1, cost + ALIKE, changed | WRITTEN);
  }

  /** Without room for another change a name must end here or go on as it is written; most do neither. */
  private goesOn(folded: Folded, node: number, i: number, cost: number): boolean {
    if (cost + ALIKE <= this.most) return true;
    const { trie } = this.data;
    return trie.values[node] !== 0 || (i < folded.length && child(trie, node, folded.symbols[i]!) !== NO_NODE);
  }
}

const tellsOf = (symbol: number): number => (TELLING.has(symbol) ? TELLS : 0);

/** Whether a name of that many characters may be believed at that cost. */
export const isBelievable = ({ cost, length }: Pick<Mended, 'cost' | 'length'>): boolean =>
  cost <= 0.5 || (cost <= 1 && length >= 3) || (cost <= 1.5 && length >= 6);
