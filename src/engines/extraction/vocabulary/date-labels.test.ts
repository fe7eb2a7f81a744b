import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DATE_LABELS } from './date-labels.ts';

for (const { id, pattern, example, counterExample } of DATE_LABELS)
  test(`label of a day: ${id}`, () => {
    assert.match(example, pattern);
    assert.doesNotMatch(counterExample, pattern);
  });
