import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENGLISH_ABBREVIATIONS, withWordsInFull } from './english-abbreviations.ts';

test('each shortened word is written in full, as its example has it', () => {
  for (const { full, example } of ENGLISH_ABBREVIATIONS) {
    assert.match(withWordsInFull(example), new RegExp(`\\b${full}\\b`), example);
    assert.doesNotMatch(withWordsInFull(example), /’|\b(?:Assoc|Dept)\b/u);
  }
});

test('words that are none are left alone', () => {
  for (const name of ['Mihon Tech', 'Mihon Lab', 'Technologia', '見本Dept', 'System Mihon', 'Inspire Inc.'])
    assert.equal(withWordsInFull(name), name);
});

test('an abbreviation stands in one row', () => {
  const words = ENGLISH_ABBREVIATIONS.flatMap((row) => row.words);
  assert.equal(new Set(words).size, words.length);
});
