import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TITLE_WORDS } from './title-words.ts';

for (const { id, pattern, example, counterExample } of TITLE_WORDS)
  test(`${id}: ${example}, not ${counterExample}`, () => {
    assert.match(example.replaceAll(' ', ''), pattern);
    assert.doesNotMatch(counterExample.replaceAll(' ', ''), pattern);
  });
