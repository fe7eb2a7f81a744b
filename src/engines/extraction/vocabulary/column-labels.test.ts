import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COLUMN_LABELS } from './column-labels.ts';

for (const { id, label, value, example, counterExample } of COLUMN_LABELS)
  test(`a label and its value: ${id}`, () => {
    const fits = ([printed, line]: readonly [string, string]) => label.test(printed) && value.test(line);
    assert.equal(fits(example), true);
    assert.equal(fits(counterExample), false);
  });
