import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIELDS_OF_WORK } from './fields-of-work.ts';

for (const { id, pattern, example, counterExample } of FIELDS_OF_WORK)
  test(`field of work: ${id}`, () => {
    assert.match(example, pattern);
    assert.doesNotMatch(counterExample, pattern);
  });
