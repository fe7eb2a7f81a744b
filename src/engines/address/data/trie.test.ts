import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildTrie, child, entriesBelow, entryAt, entryCount, NO_NODE, ROOT, rootChildren } from './trie.ts';

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

const entriesAt = (node: number) => Array.from({ length: entryCount(trie, node) }, (_, i) => entryAt(trie, node, i));

test('entries end where their key ends, several under one key', () => {
  assert.deepEqual(entriesAt(follow('北')), [1]);
  assert.deepEqual(entriesAt(follow('北区')), [2, 3]);
  assert.deepEqual(entriesAt(ROOT), []);
});

test('a key that is not there has no node', () => {
  assert.equal(follow('西'), NO_NODE);
  assert.equal(follow('北区町'), NO_NODE);
});

test('a subtree gives all entries below a prefix, up to the limit', () => {
  assert.deepEqual(entriesBelow(trie, follow('北'), 10), [1, 2, 3]);
  assert.deepEqual(entriesBelow(trie, ROOT, 2).length, 2);
});

test('the children of the root are found by their label alone', () => {
  const roots = rootChildren(trie);
  for (const key of ['北', '南', '西']) assert.equal(roots[key.charCodeAt(0)], follow(key));
});
