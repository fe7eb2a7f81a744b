/**
 * A static trie in three arrays. Nodes are numbered breadth first, so the children of node `n` are the nodes
 * `first[n] … first[n + 1] - 1`, sorted by label, and a whole subtree is a contiguous range on every level.
 */
export interface Trie {
  readonly labels: Uint16Array;
  readonly first: Uint32Array;
  /** 0: no entry ends here. Else 1 + an entry, or LIST | offset into `lists` where the entries are counted first. */
  readonly values: Uint32Array;
  readonly lists: Uint32Array;
}

const LIST = 0x80000000;
export const ROOT = 0;
export const NO_NODE = 0xffffffff;

/** The child of `node` with this label, or NO_NODE. */
export function child(trie: Trie, node: number, label: number): number {
  const { labels, first } = trie;
  let low = first[node]!;
  let high = first[node + 1]!;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = labels[middle]!;
    if (found === label) return middle;
    if (found < label) low = middle + 1;
    else high = middle;
  }
  return NO_NODE;
}

/** Whether `node` has a child with a label from `low` to `high`. */
export function hasChildIn({ labels, first }: Trie, node: number, low: number, high: number): boolean {
  for (let next = first[node]!; next < first[node + 1]!; next++)
    if (labels[next]! >= low && labels[next]! <= high) return true;
  return false;
}

/** The children of the root by label: every look-up begins there, and it has thousands. */
export function rootChildren({ labels, first }: Trie): Uint32Array {
  const table = new Uint32Array(65536).fill(NO_NODE);
  for (let node = first[ROOT]!; node < first[ROOT + 1]!; node++) table[labels[node]!] = node;
  return table;
}

/** How many entries end at `node`. */
export function entryCount({ values, lists }: Trie, node: number): number {
  const value = values[node]!;
  return value === 0 ? 0 : value < LIST ? 1 : lists[value - LIST]!;
}

/** The entries that end at `node`, by position; an entry is any integer below 2^31 - 1. */
export function entryAt({ values, lists }: Trie, node: number, position: number): number {
  const value = values[node]!;
  return value < LIST ? value - 1 : lists[value - LIST + 1 + position]!;
}

/** Entries of the whole subtree below `node`, the node itself included; stops after `limit`. */
export function entriesBelow(trie: Trie, node: number, limit: number): number[] {
  const found: number[] = [];
  let low = node;
  let high = node + 1;
  while (low < high && found.length < limit) {
    for (let n = low; n < high && found.length < limit; n++)
      for (let i = 0; i < entryCount(trie, n); i++) found.push(entryAt(trie, n, i));
    low = trie.first[low]!;
    high = trie.first[high]!;
  }
  return found;
}

/** Builds the arrays from `[key, entry]` pairs; the same key may come several times with different entries. */
export function buildTrie(pairs: { key: string; entry: number }[]): Trie {
  pairs.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.entry - b.entry));
  // No key adds more nodes than it has symbols.
  const most = pairs.reduce((total, { key }) => total + key.length, 1);
  const labels = new Uint16Array(most);
  const first = new Uint32Array(most + 1);
  const values = new Uint32Array(most);
  const lists: number[] = [];
  // Breadth first over ranges of the sorted keys: node n stands for the keys [from, to) that share its path. Numbers
  // in arrays instead of pairs in a queue: there are hundreds of thousands.
  const from = new Uint32Array(most);
  const to = new Uint32Array(most);
  to[0] = pairs.length;
  let nodes = 1;
  let depth = 0;
  for (let node = 0, endOfDepth = 1; node < nodes; node++) {
    if (node === endOfDepth) {
      depth++;
      endOfDepth = nodes;
    }
    let i = from[node]!;
    const end = to[node]!;
    const start = i;
    while (i < end && pairs[i]!.key.length === depth) i++;
    values[node] = i === start ? 0 : packEntries(pairs, start, i, lists);
    first[node] = nodes;
    while (i < end) {
      const label = pairs[i]!.key.charCodeAt(depth);
      from[nodes] = i;
      do i++;
      while (i < end && pairs[i]!.key.charCodeAt(depth) === label);
      to[nodes] = i;
      labels[nodes++] = label;
    }
  }
  first[nodes] = nodes;
  return {
    labels: labels.slice(0, nodes),
    first: first.slice(0, nodes + 1),
    values: values.slice(0, nodes),
    lists: Uint32Array.from(lists),
  };
}

function packEntries(pairs: { entry: number }[], from: number, to: number, lists: number[]): number {
  const distinct: number[] = [];
  for (let i = from; i < to; i++) if (!distinct.includes(pairs[i]!.entry)) distinct.push(pairs[i]!.entry);
  if (distinct.length === 1) return distinct[0]! + 1;
  const offset = lists.length;
  lists.push(distinct.length, ...distinct);
  return LIST + offset;
}
