import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readForeignName } from './other-scripts.ts';

test('a foreign name keeps the order in which it is printed', () => {
  assert.deepEqual(readForeignName('NGUYEN THI LAN'), { given: 'Nguyen Thi', family: 'Lan' });
  assert.deepEqual(readForeignName("Sean O'Brien"), { given: 'Sean', family: "O'Brien" });
});

test('one word, a sentence and small letters are no name', () => {
  for (const text of ['LAN', 'Sales and Marketing Group Japan', 'open daily'])
    assert.equal(readForeignName(text), null);
});
