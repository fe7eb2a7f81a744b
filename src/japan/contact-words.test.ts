import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CONTACT_LABELS, CONTACT_WORDS } from './contact-words.ts';

test('the example of every kind of contact carries one of its words', () => {
  for (const { id, words, example } of Object.values(CONTACT_WORDS))
    assert.ok(
      words.some((word) => example.includes(word)),
      id,
    );
});

test('of two spellings that begin alike a set tries the longer first', () => {
  for (const [name, set] of Object.entries(CONTACT_LABELS)) {
    const words = set.split('|');
    for (const [at, word] of words.entries())
      assert.ok(!words.slice(0, at).some((before) => word.startsWith(before)), `${name}: ${word}`);
  }
});
