import type { AddressData } from '../data/address-data.ts';
import { ENTRY } from '../data/data-format.ts';
import { BIG_NUMBER, CITY_BASE, type Folded, isNumber, NUMBER_BASE } from '../data/fold.ts';
import { child, entriesBelow, entryAt, entryCount, hasChildIn, NO_NODE } from '../data/trie.ts';
import { hasGap, isBoundary, isFigure, isHyphen, SYMBOL } from './symbols.ts';

/** A town found in the folded input. */
export interface TownHit {
  town: number;
  /** Sub-town named in words (字・小字), or -1. */
  koaza: number;
  from: number;
  /** End of the town name, and of the 字 below it. */
  townTo: number;
  to: number;
  flags: number;
  /** The name was written incompletely and only one town of the municipality begins so. */
  recovered: boolean;
}

export const cityRoot = (data: AddressData, city: number): number => data.roots[CITY_BASE + city]!;

/** Finds towns in folded input; keeps the path it walked, so one finder serves one reading at a time. */
export class TownFinder {
  readonly data: AddressData;
  /** `nodes[k]` is the node after `k` symbols of the last walk. */
  private readonly nodes: number[] = [];
  private figures = Number.POSITIVE_INFINITY;
  /** Whether a name since `begin` may go on into the figures, or was chosen by them: others may then mean another town. */
  readsFigures = false;

  constructor(data: AddressData) {
    this.data = data;
  }

  /** Another text is read, whose figures begin at symbol `figures`. */
  begin(figures: number): void {
    this.figures = figures;
    this.readsFigures = false;
  }

  /** A name is followed to symbol `i`. */
  pass(i: number): void {
    if (i >= this.figures) this.readsFigures = true;
  }

  /** The best town below `root` that the input names from symbol `from` on: the longest name that makes sense. */
  find(folded: Folded, root: number, from: number): TownHit | undefined {
    if (root === NO_NODE) return undefined;
    const { trie } = this.data;
    const depth = this.walk(folded, root, from);
    let partial: TownHit | undefined;
    let abbreviated: TownHit | undefined;
    for (let length = depth; length > 0; length--) {
      const node = this.nodes[length]!;
      if (trie.values[node] === 0) continue;
      const hit = this.choose(folded, node, from, from + length);
      if (!hit || takesNumber(folded, hit) || isPostOffice(folded, hit.to)) continue;
      if (isShortRow(folded, hit)) abbreviated ??= hit;
      else if ((hit.flags & ENTRY.partial) === 0) return hit;
      // A name without what stands above it is believed only when it is followed by a number, a 字 or nothing.
      else if (isBoundary(folded, hit.to) || isBeforeAza(folded, hit.to)) partial ??= hit;
    }
    return abbreviated ?? partial;
  }

  /** Follows the input down the trie; returns how far it went. */
  private walk(folded: Folded, root: number, from: number): number {
    const { nodes } = this;
    const { trie } = this.data;
    let node = root;
    let depth = 0;
    nodes[0] = root;
    while (from + depth < folded.length) {
      node = child(trie, node, folded.symbols[from + depth]!);
      if (node === NO_NODE) break;
      nodes[++depth] = node;
    }
    const end = from + depth;
    if (end > this.figures || (end === this.figures && hasChildIn(trie, nodes[depth]!, NUMBER_BASE, BIG_NUMBER)))
      this.readsFigures = true;
    return depth;
  }

  /** Several towns may share a folded name (大字桧原 and 桧原, or old and new characters): the written form decides. */
  private choose(folded: Folded, node: number, from: number, to: number): TownHit | undefined {
    const { data } = this;
    const towns = data.meta.towns;
    const count = entryCount(data.trie, node);
    let best: TownHit | undefined;
    let bestScore = -1;
    if (count > 1 && to === this.figures) this.readsFigures = true;
    for (let i = 0; i < count; i++) {
      const entry = entryAt(data.trie, node, i);
      const flags = entry & ((1 << ENTRY.bits) - 1);
      const id = entry >> ENTRY.bits;
      const koaza = id >= towns ? id - towns : -1;
      const town = koaza < 0 ? id : data.hot.subTown[koaza]!;
      const score =
        written(data, folded, town, koaza, from, to) +
        (flags === 0 ? 16 : flags & ENTRY.alias ? 8 : flags & ENTRY.variant ? 4 : 0);
      if (score <= bestScore) continue;
      bestScore = score;
      const townTo = koaza < 0 ? to : this.townEnd(town, from, to);
      best = { town, koaza, from, townTo, to, flags, recovered: false };
    }
    return best;
  }

  /** Where the town's own name ends inside a hit that goes on to a 字. */
  private townEnd(town: number, from: number, to: number): number {
    const { trie } = this.data;
    for (let length = 1; length < to - from; length++) {
      const node = this.nodes[length]!;
      for (let i = 0; i < entryCount(trie, node); i++)
        if (entryAt(trie, node, i) >> ENTRY.bits === town) return from + length;
    }
    return to;
  }

  /**
   * Towns whose name begins with what is written from `from` up to the next boundary. Used when no whole name fits:
   * one town means it can be completed, several are candidates.
   */
  byPrefix(folded: Folded, root: number, from: number, limit: number): { towns: number[]; to: number } {
    if (root === NO_NODE) return { towns: [], to: from };
    const { data } = this;
    const depth = this.walk(folded, root, from);
    const to = from + depth;
    // 西田丁12: a name that ends in 丁, not lot 丁12 of a name that begins so.
    if (depth === 0 || !isBoundary(folded, to) || folded.symbols[to] === SYMBOL.cho) return { towns: [], to };
    const found = new Set<number>();
    for (const entry of entriesBelow(data.trie, this.nodes[depth]!, limit * 8)) {
      if (entry & (ENTRY.variant | ENTRY.partial)) continue;
      const id = entry >> ENTRY.bits;
      found.add(id >= data.meta.towns ? data.number('subTown', id - data.meta.towns) : id);
      if (found.size >= limit) break;
    }
    return { towns: [...found], to };
  }
}

/** 長坂字町: the mark of a 字 ends the name before it. */
const isBeforeAza = (folded: Folded, i: number): boolean =>
  hasGap(folded, i) && folded.text.slice(folded.ends[i - 1]!, folded.starts[i]!) === '字';

/** The node below `root` that a name leads to, or NO_NODE: towns that begin with a former municipality's name. */
export function rootBelow(data: AddressData, root: number, key: string): number {
  let node = root;
  for (let i = 0; i < key.length && node !== NO_NODE; i++) node = child(data.trie, node, key.charCodeAt(i));
  return node;
}

/** Whether a name took a number that is a 丁目, a lot or a block: 粟崎町二|丁目 (字ニ), 末町12|-3 (字十二), 西野12|番地. */
function takesNumber(folded: Folded, { koaza, townTo, to, flags }: TownHit): boolean {
  const { symbols } = folded;
  const isLot = symbols[to - 1] === SYMBOL.chi && symbols[to - 2] === SYMBOL.ban;
  const last = isLot ? to - 3 : to - 1;
  if (!isNumber(symbols[last]!)) return false;
  const next = symbols[to]!;
  if (!isLot && next === SYMBOL.cho) return true;
  // A 字 that is nothing but a number is written in kanji.
  if (koaza >= 0 && last === townTo && isFigure(folded, last)) return true;
  return (flags & ENTRY.variant) !== 0 && (next === SYMBOL.ban || next === SYMBOL.go);
}

/** How much of a post office's name may stand between a town's name and 郵便局. */
const OFFICE_NAME = 4;

/** 丸の内郵便局私書箱12号, 長野中央郵便局: the name of a post office, not of its town. */
function isPostOffice(folded: Folded, from: number): boolean {
  const { symbols, length, text, starts } = folded;
  // 本町（枝幸郵便局私書箱第3号）: a bracket ends the name of the town.
  const isEnd = (i: number) => isNumber(symbols[i]!) || hasGap(folded, i) || /[（(]/.test(text.charAt(starts[i]!));
  for (let i = from; i < Math.min(length, from + OFFICE_NAME) && !isEnd(i); i++)
    if (symbols[i] === SYMBOL.mail && symbols[i + 1] === SYMBOL.letters && symbols[i + 2] === SYMBOL.bureau)
      return true;
  return false;
}

/** 西野2 for 西野二条 without 丁目 and block behind it: the plain town of that name has the better claim. */
function isShortRow(folded: Folded, { flags, to }: TownHit): boolean {
  const { symbols } = folded;
  if ((flags & ENTRY.variant) === 0 || !isNumber(symbols[to - 1]!)) return false;
  const goesOn = (i: number) => isHyphen(folded, i) && isNumber(symbols[i + 1]!);
  return !(goesOn(to) && goesOn(to + 2));
}

function written(data: AddressData, folded: Folded, town: number, koaza: number, from: number, to: number): number {
  const start = folded.starts[from]!;
  const end = folded.ends[to - 1]!;
  // い and イ are two 字 of one town.
  if (koaza >= 0) return data.strings.ends(data.number('subName', koaza), folded.text, start, end) ? 1 : 0;
  let score = 2;
  if (data.strings.equals(data.hot.townName[town]!, folded.text, start, end)) score += 4;
  // 桧原６－４４－２０ is in the town with 丁目, 桧原８５３－９ in the 大字.
  const symbolValue = folded.values[to]!;
  const next = folded.symbols[to]!;
  if (next >= 0xe000 && next <= 0xf000 && data.hasChomeList(town)) score += data.chome(town, symbolValue) >= 0 ? 1 : -1;
  return score;
}
