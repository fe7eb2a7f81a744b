import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kanaOf } from './kana-text.ts';

test('either kana of either width is one key, with the place of each character', () => {
  for (const text of ['ガッコウ', 'がっこう', 'ｶﾞｯｺｳ', 'か\u3099っこう'])
    assert.equal(kanaOf(text, 0).key, 'ガツコウ', text);
  assert.deepEqual(kanaOf('東ｶﾞｲ', 1), { key: 'ガイ', starts: [1, 3], ends: [3, 4] });
});

test('spaces, dots and long marks are left out, other characters stay', () => {
  assert.deepEqual(kanaOf('ト ー・ヂ1', 0), { key: 'トジ1', starts: [0, 4, 5], ends: [1, 5, 6] });
});

test('it ends before a character that stands for several, and behind the longest reading', () => {
  assert.equal(kanaOf('アイ㍿ウ', 0).key, 'アイ');
  assert.equal(kanaOf('ア'.repeat(500), 0).key.length, 200);
});
