import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MISREAD_ROLES } from './role-readings.ts';

for (const { id, pattern, read, example, counterExample } of MISREAD_ROLES)
  test(`role reading ${id}`, () => {
    assert.equal(example[0].replace(pattern, read), example[1]);
    assert.equal(counterExample.replace(pattern, read), counterExample);
  });
