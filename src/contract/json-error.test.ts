import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explainJsonError } from './json-error.ts';

/** Message and position as Python 3.12's json module gives them. */
const CASES: readonly (readonly [string, string, number])[] = [
  ['{"name": ', 'Expecting value', 9],
  ['{"name":"a",}', 'Expecting property name enclosed in double quotes', 12],
  ['{name:1}', 'Expecting property name enclosed in double quotes', 1],
  ['{"a" 1}', "Expecting ':' delimiter", 5],
  ['{"a":1 "b":2}', "Expecting ',' delimiter", 7],
  ['[1 2]', "Expecting ',' delimiter", 3],
  ['[1,]', 'Expecting value', 3],
  ['{"a":"b', 'Unterminated string starting at', 5],
  ['{"a":"\n"}', 'Invalid control character at', 6],
  ['{"a":"\\x"}', 'Invalid \\escape', 6],
  ['{"a":"\\u12"}', 'Invalid \\uXXXX escape', 7],
  ['{} x', 'Extra data', 3],
  ['tru', 'Expecting value', 0],
  ['{"𠮷":x}', 'Expecting value', 5],
];

for (const [text, error, position] of CASES) {
  test(`${JSON.stringify(text)} is explained as Python does`, () => {
    assert.throws(() => JSON.parse(text));
    assert.deepEqual(explainJsonError(text), { error, position });
  });
}

test('deep nesting does not overflow', () => {
  const { error } = explainJsonError('['.repeat(200_000));
  assert.equal(error, 'Expecting value');
});
