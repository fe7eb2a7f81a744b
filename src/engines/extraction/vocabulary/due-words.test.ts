import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DUE_WORDS } from './due-words.ts';

for (const { id, pattern, example, counterExample } of DUE_WORDS)
  test(`${id}: ${example}, not ${counterExample}`, () => {
    assert.match(example.replaceAll(' ', ''), pattern);
    assert.doesNotMatch(counterExample.replaceAll(' ', ''), pattern);
  });
