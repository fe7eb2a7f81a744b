import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WordTree } from './word-tree.ts';

const tree = new WordTree([
  ['ア', 1],
  ['アイ', 2],
  ['アイス', 3],
  ['スカイ', 4],
]);

test('every word that begins at a place is found, the shortest first', () => {
  const found: [number, number][] = [];
  tree.each('ヌアイスカイ', 1, (value, end) => found.push([value, end]));
  assert.deepEqual(found, [
    [1, 2],
    [2, 3],
    [3, 4],
  ]);
});

test('the longest word at a place, and none where none begins', () => {
  assert.deepEqual(tree.longest('アイスカイ', 0), { value: 3, end: 3 });
  assert.deepEqual(tree.longest('アイスカイ', 2), { value: 4, end: 5 });
  assert.equal(tree.longest('アイスカイ', 1), null);
  assert.equal(tree.longest('', 0), null);
});
