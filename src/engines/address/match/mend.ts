import type { AddressData } from '../data/address-data.ts';
import { type Confusions, readConfusions } from '../data/confusions.ts';
import { type Folded, isNumber, NUMBER_BASE } from '../data/fold.ts';
import { child, entryAt, entryCount, NO_NODE } from '../data/trie.ts';

/** A name of the data that what is written differs from in a few characters. */
export interface Mended {
  readonly entry: number;
  /** First symbol behind what was read. */
  readonly to: number;
  /** Half for a character that is easily mistaken for the right one, one for any other change. */
  readonly cost: number;
  /** Symbols of the name in the data. */
  readonly length: number;
}

/** Costs of one change. */
const ALIKE = 0.5;
const OTHER = 1;
/** No address may cost more work than this. */
const MAX_STEPS = 12_000;

/**
 * Characters that tell neighbouring places apart (東本町 and 西本町): never taken for one another, left out or put in,
 * unless they are mistaken for each other in print.
 */
const TELLING = new Set([...'東西南北中上下大小新旧元本内外前後左右高奥西口第'].map((char) => char.charCodeAt(0)));

/** Looks for names that are written with one or two mistaken, missing or surplus characters. */
export class Mender {
  private readonly data: AddressData;
  private confusions: Confusions | undefined;
  private steps = 0;
  private found: Mended[] = [];
  private seen = new Map<number, number>();

  constructor(data: AddressData) {
    this.data = data;
  }

  /** Work of one address begins. */
  begin(): void {
    this.steps = 0;
  }

  /** Names below `root` within `most`, cheapest first; exact ones are among them. */
  search(folded: Folded, root: number, from: number, most: number): Mended[] {
    this.confusions ??= readConfusions();
    this.found = [];
    this.seen = new Map();
    this.visit(folded, root, from, 0, 0, most);
    return this.found.sort((a, b) => a.cost - b.cost || b.to - a.to);
  }

  private visit(folded: Folded, node: number, i: number, depth: number, cost: number, most: number): void {
    if (this.steps++ > MAX_STEPS) return;
    const place = node * 1024 + i;
    const before = this.seen.get(place);
    if (before !== undefined && before <= cost) return;
    this.seen.set(place, cost);
    const { trie } = this.data;
    for (let k = 0; depth > 0 && k < entryCount(trie, node); k++)
      this.found.push({ entry: entryAt(trie, node, k), to: i, cost, length: depth });
    const read = i < folded.length ? folded.symbols[i]! : 0;
    const same = read === 0 ? NO_NODE : child(trie, node, read);
    if (same !== NO_NODE) this.visit(folded, same, i + 1, depth + 1, cost, most);
    if (cost + ALIKE > most || isNumber(read)) return;
    // A surplus character.
    if (read !== 0 && depth > 0 && cost + OTHER <= most && !TELLING.has(read))
      this.visit(folded, node, i + 1, depth, cost + OTHER, most);
    for (let next = trie.first[node]!; next < trie.first[node + 1]!; next++) {
      const meant = trie.labels[next]!;
      if (meant === read || meant >= NUMBER_BASE) continue;
      if (read !== 0) {
        const change = this.changeOf(read, meant);
        if (cost + change <= most) this.visit(folded, next, i + 1, depth + 1, cost + change, most);
      }
      // A missing character.
      if (depth > 0 && cost + OTHER <= most && !TELLING.has(meant))
        this.visit(folded, next, i, depth + 1, cost + OTHER, most);
    }
  }

  private changeOf(read: number, meant: number): number {
    if (this.confusions!.has(read, meant)) return ALIKE;
    return TELLING.has(read) || TELLING.has(meant) ? Number.POSITIVE_INFINITY : OTHER;
  }
}

/** Whether a name of that many characters may be believed at that cost. */
export const isBelievable = ({ cost, length }: Pick<Mended, 'cost' | 'length'>): boolean =>
  cost === 0 || (cost <= 0.5 && length >= 2) || (cost <= 1 && length >= 4) || (cost <= 1.5 && length >= 6);
