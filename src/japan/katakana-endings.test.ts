import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withKatakanaEnding } from './katakana-endings.ts';

test('the last word of a name in letters may be registered in katakana', () => {
  assert.deepEqual(withKatakanaEnding('AT&T Japan LLC'), ['AT&Tジャパン']);
  assert.deepEqual(withKatakanaEnding('MHN Holdings'), ['MHNホールディングス']);
});

test('a word that no table has stays', () => {
  for (const name of ['MHN Quay', 'Japan', 'MHNジャパン', '見本 Japan K.K.'])
    assert.deepEqual(withKatakanaEnding(name), []);
});
