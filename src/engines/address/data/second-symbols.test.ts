import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BIG_NUMBER } from './fold.ts';
import { SecondSymbols } from './second-symbols.ts';
import { buildTrie, child, NO_NODE, ROOT } from './trie.ts';

const trie = buildTrie(
  ['津市', '柏市', '柏原市', '東京都', '京都市', '津', '横浜市'].map((key, entry) => ({ key, entry })),
);
const seconds = new SecondSymbols(trie);
const nodesBefore = (symbol: string) => [...seconds.before(ROOT, symbol.charCodeAt(0))];
const labels = (nodes: readonly number[]) => nodes.map((node) => String.fromCharCode(trie.labels[node]!)).join('');

test('the nodes that a symbol stands below, and those where a name ends', () => {
  assert.equal([...labels(nodesBefore('市'))].sort().join(), [...'津柏'].sort().join());
  assert.equal([...labels(nodesBefore('京'))].sort().join(), [...'東津'].sort().join());
  assert.equal(labels(nodesBefore('無')), '津');
});

test('they are those that a look at all nodes finds, in the same order', () => {
  for (const symbol of '市京都原浜横無') {
    const all: number[] = [];
    for (let node = trie.first[ROOT]!; node < trie.first[ROOT + 1]! && trie.labels[node]! <= BIG_NUMBER; node++)
      if (trie.values[node] !== 0 || child(trie, node, symbol.charCodeAt(0)) !== NO_NODE) all.push(node);
    assert.deepEqual(nodesBefore(symbol), all, symbol);
  }
});

test('children of given labels are among them, each once', () => {
  const codes = [...'柏東無'].map((char) => char.charCodeAt(0));
  const nodes = seconds.beforeOr(ROOT, '市'.charCodeAt(0), codes);
  assert.equal([...labels(nodes)].sort().join(), [...'津柏東'].sort().join());
  assert.deepEqual(
    [...nodes],
    [...nodes].sort((a, b) => a - b),
  );
});
