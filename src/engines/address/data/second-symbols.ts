import { BIG_NUMBER } from './fold.ts';
import { child, entryCount, NO_NODE, type Trie } from './trie.ts';

interface Children {
  readonly bySymbol: ReadonlyMap<number, readonly number[]>;
  /** Those at which a name ends. */
  readonly ends: readonly number[];
}

/** Fewer children are sooner looked at one by one. */
export const MANY = 16;

/**
 * The children of a node by the symbol that names go on with there. Where the next character may be any other, the one
 * behind it is known: of the root's thousands of children, and of a prefecture's hundred, it leaves a few. Made at the first
 * question about a node; few have many children.
 */
export class SecondSymbols {
  private readonly trie: Trie;
  private readonly nodes = new Map<number, Children>();

  constructor(trie: Trie) {
    this.trie = trie;
  }

  /** Children of a node in ascending order that have the symbol below them, or at which a name ends. */
  before(node: number, symbol: number): readonly number[] {
    let children = this.nodes.get(node);
    if (!children) this.nodes.set(node, (children = this.group(node)));
    return children.bySymbol.get(symbol) ?? children.ends;
  }

  /** The same together with the children of these labels. */
  beforeOr(node: number, symbol: number, labels: readonly number[]): readonly number[] {
    const going = this.before(node, symbol);
    let nodes: Set<number> | undefined;
    for (let k = 0; k < labels.length; k++) {
      const next = child(this.trie, node, labels[k]!);
      if (next !== NO_NODE) nodes = (nodes ?? new Set(going)).add(next);
    }
    return nodes ? inOrder(nodes) : going;
  }

  private group(node: number): Children {
    const { first, labels } = this.trie;
    const bySymbol = new Map<number, number[]>();
    const ends: number[] = [];
    for (let below = first[node]!; below < first[node + 1]! && labels[below]! <= BIG_NUMBER; below++) {
      if (entryCount(this.trie, below) > 0) ends.push(below);
      for (let next = first[below]!; next < first[below + 1]!; next++) {
        const known = bySymbol.get(labels[next]!);
        if (known) known.push(below);
        else bySymbol.set(labels[next]!, [below]);
      }
    }
    if (ends.length > 0)
      for (const [symbol, nodes] of bySymbol) bySymbol.set(symbol, inOrder(new Set([...nodes, ...ends])));
    return { bySymbol, ends };
  }
}

const inOrder = (nodes: Iterable<number>): number[] => [...nodes].sort((a, b) => a - b);
