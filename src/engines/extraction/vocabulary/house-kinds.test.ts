import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUSE_KINDS, KIND_ALONE } from './house-kinds.ts';

for (const { id, pattern, example, counterExample } of [...HOUSE_KINDS, KIND_ALONE])
  test(`kind of house in front of a name: ${id}`, () => {
    assert.match(example, pattern);
    assert.doesNotMatch(counterExample, pattern);
  });
