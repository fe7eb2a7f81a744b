import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_NAMES, namesNobody } from './no-names.ts';

for (const { id, pattern, example, counterExample } of [...NO_NAMES.printed, ...NO_NAMES.compact])
  test(`a line that names nobody: ${id}`, () => {
    assert.match(example, pattern);
    assert.doesNotMatch(counterExample, pattern);
    assert.equal(namesNobody(example, example.replaceAll(' ', '')), true);
  });
