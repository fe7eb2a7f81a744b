import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NAME_LOOK_ALIKES, withoutLookAlikes } from './name-look-alikes.ts';

for (const { id, example, counterExample } of NAME_LOOK_ALIKES)
  test(`look-alike in a name: ${id}`, () => {
    assert.equal(withoutLookAlikes(example[0]), example[1]);
    assert.equal(withoutLookAlikes(counterExample), counterExample);
  });
