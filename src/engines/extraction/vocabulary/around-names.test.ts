import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AROUND_NAMES, withoutSurroundings } from './around-names.ts';

for (const { id, example, counterExample } of AROUND_NAMES)
  test(`around a name: ${id}`, () => {
    assert.match(withoutSurroundings(example), /^(?:もち処 )?みほん堂?$/);
    assert.equal(withoutSurroundings(counterExample), counterExample);
  });
