import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PARTY_LABELS } from './party-labels.ts';

for (const { id, words, example, counterExample } of PARTY_LABELS)
  test(`${id}: speaks for "${example}", not for "${counterExample}"`, () => {
    const whole = new RegExp(`^(?:${words})$`, 'i');
    assert.match(example, whole);
    assert.doesNotMatch(counterExample, whole);
  });
