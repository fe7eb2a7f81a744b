import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSecrets } from '../store/secrets.ts';
import { sealedWords } from './sealed-words.ts';

const words = sealedWords(createSecrets(Buffer.alloc(32, 1)));

test('a word is not to be read in the store, and comes back as it was', () => {
  for (const word of ['顧客-4711', '', 'sealed:x', 'a\0b']) {
    const stored = words.seal(word, 'job');
    assert.doesNotMatch(stored, /4711|\0/);
    assert.equal(words.open(stored, 'job'), word);
  }
});

test('words of an older version are plain', () => assert.equal(words.open('plain', 'job'), 'plain'));

test('a word copied to another job does not open', () => {
  assert.throws(() => words.open(words.seal('x', 'one'), 'two'));
});
