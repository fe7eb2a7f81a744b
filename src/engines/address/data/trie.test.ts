import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildTrie, child, entriesAt, entriesBelow, NO_NODE, ROOT } from './trie.ts';

const trie = buildTrie([
  { key: '北区', entry: 3 },
  { key: '北', entry: 1 },
  { key: '北区', entry: 2 },
  { key: '南', entry: 9 },
]);
const follow = (key: string) => {
  let node: number = ROOT;
  for (const char of key) if (node !== NO_NODE) node = child(trie, node, char.charCodeAt(0));
  return node;
};

test('entries end where their key ends, several under one key', () => {
  assert.deepEqual(entriesAt(trie, follow('北'), []), [1]);
  assert.deepEqual(entriesAt(trie, follow('北区'), []), [2, 3]);
  assert.deepEqual(entriesAt(trie, ROOT, []), []);
});

test('a key that is not there has no node', () => {
  assert.equal(follow('西'), NO_NODE);
  assert.equal(follow('北区町'), NO_NODE);
});

test('a subtree gives all entries below a prefix, up to the limit', () => {
  assert.deepEqual(entriesBelow(trie, follow('北'), 10), [1, 2, 3]);
  assert.deepEqual(entriesBelow(trie, ROOT, 2).length, 2);
});
