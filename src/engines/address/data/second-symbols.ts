import { BIG_NUMBER } from './fold.ts';
import { entryCount, ROOT, type Trie } from './trie.ts';

const NONE: readonly number[] = [];

/**
 * The nodes below the root by the symbol that names go on with there. Where the first character may be any other, the
 * second is known: of the root's thousands of nodes it leaves a few. Made at the first question.
 */
export class SecondSymbols {
  private readonly trie: Trie;
  private bySymbol: Map<number, number[]> | undefined;
  /** Nodes where a name ends after its first symbol. */
  private ends: readonly number[] = NONE;

  constructor(trie: Trie) {
    this.trie = trie;
  }

  /** Nodes in ascending order that have the symbol below them, or at which a name ends. */
  before(symbol: number): readonly number[] {
    this.bySymbol ??= this.group();
    return this.bySymbol.get(symbol) ?? this.ends;
  }

  private group(): Map<number, number[]> {
    const { first, labels } = this.trie;
    const groups = new Map<number, number[]>();
    const ends: number[] = [];
    for (let node = first[ROOT]!; node < first[ROOT + 1]! && labels[node]! <= BIG_NUMBER; node++) {
      if (entryCount(this.trie, node) > 0) ends.push(node);
      for (let next = first[node]!; next < first[node + 1]!; next++) {
        const known = groups.get(labels[next]!);
        if (known) known.push(node);
        else groups.set(labels[next]!, [node]);
      }
    }
    this.ends = ends;
    for (const [symbol, nodes] of groups)
      groups.set(
        symbol,
        [...new Set([...nodes, ...ends])].sort((a, b) => a - b),
      );
    return groups;
  }
}
