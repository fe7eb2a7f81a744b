import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHARED_WORDS } from './shared-words.ts';

for (const { id, words, example, counterExample } of SHARED_WORDS)
  test(`shared words ${id}`, () => {
    assert.match(example, new RegExp(words));
    assert.doesNotMatch(counterExample, new RegExp(words));
  });
