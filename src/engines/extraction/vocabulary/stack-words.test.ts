import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STACK_WORDS } from './stack-words.ts';

for (const { part, words, example, counterExample } of STACK_WORDS)
  test(`the word of a stack: ${part}`, () => {
    const whole = new RegExp(`^(?:${words})$`, 'iu');
    assert.match(example, whole);
    assert.doesNotMatch(counterExample, whole);
  });
