import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alternation } from './word-row.ts';

test('words are read as they are written, whatever a pattern would make of them', () => {
  const words = ['(株)', 'a.b', 'c+', '[d]', 'e|f', '$', '^g', 'h\\d', '{2}', 'i?', 'j*', '御中'];
  const pattern = new RegExp(`^(?:${alternation(words)})$`, 'u');
  for (const word of words) assert.match(word, pattern);
  for (const other of ['株', 'axb', 'cc', 'd', 'e', 'f', 'g', 'h1', 'i', 'jj', '']) assert.doesNotMatch(other, pattern);
});

test('of two words that begin alike the first that fits is taken', () => {
  assert.equal(new RegExp(alternation(['御中様', '御中'])).exec('山田御中様')?.[0], '御中様');
  assert.equal(new RegExp(alternation(['御中', '御中様'])).exec('山田御中様')?.[0], '御中');
});
