import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalise, printed } from './normalise.ts';
import { SPLIT_KANJI } from './split-kanji.ts';

for (const { halves, whole, example } of SPLIT_KANJI)
  test(`${example}: two halves are read as ${whole}`, () => {
    assert.equal(normalise(example).text, example.replace(halves, whole));
  });

test('what is shown is still what was printed', () => {
  const line = '合言十  9,330円';
  const read = normalise(line);
  assert.equal(read.text, '合計  9,330円');
  assert.equal(printed(line, read, 0, 2), '合言十');
  assert.equal(printed(line, read, 4, 9), '9,330');
});
