import type { AddressData } from '../data/address-data.ts';
import { BIG_NUMBER, createFolded, type Folded, isNumber } from '../data/fold.ts';
import { MANY, SecondSymbols } from '../data/second-symbols.ts';
import { child, entryAt, entryCount, NO_NODE, type Trie } from '../data/trie.ts';
import { isLost, isOptional, isPunctuation, isQuarter, isTelling, OPTIONAL_SYMBOLS } from './mend-characters.ts';
import { Mistaken } from './mistaken.ts';
import { isFigure } from './symbols.ts';
import { Visited } from './visited.ts';

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

/** Children of a node that are sooner compared than looked up. */
const FEW = 6;

/** Looks for names that are written with one or two mistaken, missing or surplus characters. */
export class Mender {
  private readonly trie: Trie;
  private readonly mistaken = new Mistaken();
  private steps = 0;
  private folded: Folded = createFolded(0);
  private most = 0;
  private withNumbers = false;
  private found: Mended[] = [];
  private readonly seconds: SecondSymbols;
  private readonly visited = new Visited();

  constructor(data: AddressData) {
    this.trie = data.trie;
    this.seconds = new SecondSymbols(data.trie);
  }

  /** Work of one address begins. */
  begin(): void {
    this.steps = 0;
  }

  /** Names below `root` within `most`, cheapest first; exact ones are among them. Numerals stay unless `withNumbers`. */
  search(folded: Folded, root: number, from: number, most: number, withNumbers = false): Mended[] {
    this.mistaken.begin();
    this.found = [];
    this.visited.clear();
    this.most = most;
    this.withNumbers = withNumbers;
    this.folded = folded;
    this.visit(root, from, 0, 0, 0);
    return this.found.sort((a, b) => a.cost - b.cost || b.to - a.to);
  }

  private visit(node: number, i: number, depth: number, cost: number, changed: number): void {
    const { folded } = this;
    if (this.steps++ > MAX_STEPS) return;
    if (this.visited.wasReached(node, i * 16 + changed, cost)) return;
    const { trie } = this;
    const entries = depth > 0 ? entryCount(trie, node) : 0;
    for (let k = 0; k < entries; k++)
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
    const read = this.readAt(i);
    const same = read === 0 ? NO_NODE : child(trie, node, read);
    if (same !== NO_NODE) this.visit(same, i + 1, depth + 1, cost, changed);
    if (cost + SPLIT <= this.most) this.visitSplit(node, i, depth, cost, changed);
    if (cost + ALIKE > this.most) return;
    // Figures are never mistaken for a name; a character before them may be missing.
    if (isNumber(read) && isFigure(folded, i)) {
      this.visitMissing(node, i, depth, cost, changed);
      return;
    }
    if (isLost(read)) this.visitLost(node, i, depth, cost, changed);
    if (isLost(read) || (read !== 0 && isPunctuation(read))) return;
    if (read !== 0 && !isNumber(read)) {
      // 備前前島町: a character written twice tells nothing apart, and is a slip of its own.
      const isTwice = depth > 0 && folded.symbols[i - 1] === read;
      const surplus = isTwice || (isOptional(read) && depth > 0) ? ALIKE : OTHER;
      // A surplus first character may as well be the name of a place nobody listed: 松木田 is not 木田.
      // 北二十冗条: beside a numeral it may be a numeral misread.
      const isCounted = isNumber(folded.symbols[i + 1]!) || (depth > 0 && isNumber(folded.symbols[i - 1]!));
      const isFirst = depth === 0 || (isCounted && !isFigure(folded, i + 1));
      const tells = isTwice ? 0 : isTelling(read) ? TELLS | SURPLUS : isFirst ? TELLS : 0;
      if (cost + surplus <= this.most)
        this.visit(node, i + 1, depth, cost + surplus, changed | tells | (isTwice ? TWICE : 0) | WRITTEN);
    }
    // Most nodes are the end of a name.
    if (trie.first[node] === trie.first[node + 1]) return;
    this.visitMissing(node, i, depth, cost, changed);
    this.visitOthers(node, i, depth, cost, changed);
  }

  /** Another character stands for the one that is written. */
  private visitOthers(node: number, i: number, depth: number, cost: number, changed: number): void {
    const { trie } = this;
    const { first, labels } = trie;
    const alike = this.mistaken.alikeTo(this.readAt(i));
    // Nodes with many children cost as much as many nodes.
    const count = first[node + 1]! - first[node]!;
    this.steps += count >> 3;
    if (cost + OTHER > this.most) {
      // Only those that are easily mistaken are left: they are looked up instead of many compared.
      if (count <= FEW) {
        for (let next = first[node]!; next < first[node + 1]!; next++)
          if (alike.includes(labels[next]!)) this.visitOther(next, i, depth, cost, changed, true);
        return;
      }
      for (let k = 0; k < alike.length; k++) {
        const next = child(trie, node, alike[k]!);
        if (next !== NO_NODE) this.visitOther(next, i, depth, cost, changed, true);
      }
      return;
    }
    if (count > MANY && cost + OTHER + ALIKE > this.most) {
      for (const next of this.seconds.beforeOr(node, this.readAt(i + 1), alike))
        this.visitOther(next, i, depth, cost, changed, alike.includes(labels[next]!));
      return;
    }
    // Both are sorted.
    let k = 0;
    for (let next = first[node]!; next < first[node + 1]! && labels[next]! <= BIG_NUMBER; next++) {
      while (k < alike.length && alike[k]! < labels[next]!) k++;
      this.visitOther(next, i, depth, cost, changed, alike[k] === labels[next]);
    }
  }

  private visitOther(next: number, i: number, depth: number, cost: number, changed: number, isAlike: boolean): void {
    const meant = this.trie.labels[next]!;
    const read = this.readAt(i);
    if (meant === read) return;
    if (isAlike) {
      if (this.goesOn(next, i + 1, cost + ALIKE) && (this.withNumbers || !(isNumber(read) && isNumber(meant))))
        this.visit(next, i + 1, depth + 1, cost + ALIKE, changed | (isQuarter(read) ? TELLS : 0) | WRITTEN);
      return;
    }
    // 横八市西区, 重県津市: a numeral stands for any other character, or is lost, but for no other numeral.
    if (isNumber(meant) && (!this.withNumbers || isNumber(read))) return;
    if (read === 0 || (!this.withNumbers && isNumber(read)) || !this.goesOn(next, i + 1, cost + OTHER)) return;
    this.visit(next, i + 1, depth + 1, cost + OTHER, changed | tellsOf(meant) | tellsOf(read) | WRITTEN);
  }

  /** 河原田丁: two symbols that are the halves of one. */
  private visitSplit(node: number, i: number, depth: number, cost: number, changed: number): void {
    const halves = this.mistaken.halvesAt(this.folded, i);
    for (let k = 0; k < halves.length; k++) {
      const next = child(this.trie, node, halves[k]!);
      if (next !== NO_NODE) this.visit(next, i + 2, depth + 1, cost + SPLIT, changed | WRITTEN);
    }
  }

  /** The name has a character more than what is written. */
  private visitMissing(node: number, i: number, depth: number, cost: number, changed: number): void {
    const { trie } = this;
    if (cost + OTHER > this.most) {
      if (depth === 0) return;
      if (trie.first[node + 1]! - trie.first[node]! <= OPTIONAL_SYMBOLS.length) {
        for (let next = trie.first[node]!; next < trie.first[node + 1]!; next++)
          if (isOptional(trie.labels[next]!)) this.visitMore(next, i, depth, cost, changed);
        return;
      }
      for (let k = 0; k < OPTIONAL_SYMBOLS.length; k++) {
        const next = child(trie, node, OPTIONAL_SYMBOLS[k]!);
        if (next !== NO_NODE) this.visitMore(next, i, depth, cost, changed);
      }
      return;
    }
    if (trie.first[node + 1]! - trie.first[node]! > MANY && cost + OTHER + ALIKE > this.most) {
      for (const next of this.seconds.before(node, this.readAt(i))) this.visitMore(next, i, depth, cost, changed);
      return;
    }
    for (let next = trie.first[node]!; next < trie.first[node + 1]! && trie.labels[next]! <= BIG_NUMBER; next++)
      this.visitMore(next, i, depth, cost, changed);
  }

  private visitMore(next: number, i: number, depth: number, cost: number, changed: number): void {
    const meant = this.trie.labels[next]!;
    // 角大宮町 is 六角大宮町; before a number a lost numeral would be any.
    if (isNumber(meant) && isNumber(this.folded.symbols[i]!)) return;
    const missing = isOptional(meant) && depth > 0 ? ALIKE : OTHER;
    if (cost + missing <= this.most && this.goesOn(next, i, cost + missing))
      this.visit(next, i, depth + 1, cost + missing, changed | tellsOf(meant));
  }

  /** A lost character is any one that the name goes on behind; all that fit are found, so none of them tells. */
  private visitLost(node: number, i: number, depth: number, cost: number, changed: number): void {
    const { folded } = this;
    const { trie } = this;
    let to = i + 1;
    while (to < folded.length && isLost(folded.symbols[to]!)) to++;
    if (to - i > 2) return;
    this.steps += (trie.first[node + 1]! - trie.first[node]!) >> 3;
    for (let next = trie.first[node]!; next < trie.first[node + 1]!; next++)
      if (to < folded.length && child(trie, next, folded.symbols[to]!) !== NO_NODE)
        this.visit(next, to, depth + 1, cost + ALIKE, changed | WRITTEN);
  }

  /** The symbol that is written there, 0 behind the last. */
  private readAt(i: number): number {
    return i < this.folded.length ? this.folded.symbols[i]! : 0;
  }

  /** Without room for another change a name must end here or go on as it is written; most do neither. */
  private goesOn(node: number, i: number, cost: number): boolean {
    if (cost + ALIKE <= this.most) return true;
    const { trie } = this;
    return trie.values[node] !== 0 || child(trie, node, this.readAt(i)) !== NO_NODE;
  }
}

const tellsOf = (symbol: number): number => (isTelling(symbol) ? TELLS : 0);
