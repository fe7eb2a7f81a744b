import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LABEL_READINGS, readLabels } from './label-readings.ts';

for (const { id, example, counterExample } of LABEL_READINGS)
  test(`a misread label is read: ${id}`, () => {
    assert.equal(readLabels(example[0]), example[1]);
    assert.equal(readLabels(counterExample), counterExample);
  });
