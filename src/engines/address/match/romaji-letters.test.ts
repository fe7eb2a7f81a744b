import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editDistance } from '../../../contract/edit-distance.ts';
import { lettersOf, mayBeNear } from './romaji-letters.ts';

test('keys that are near are never passed over', () => {
  const keys = [
    'nakanotyo',
    'nakatyo',
    'nakanotyoo',
    'kita3zyo',
    'kita4zyo',
    'kita3zyonisi',
    'honmati',
    'hanmati',
    'tamati',
  ];
  for (const a of keys)
    for (const b of keys)
      for (const limit of [1, 2])
        if (editDistance(a, b, limit) <= limit) assert.ok(mayBeNear(lettersOf(a), lettersOf(b), limit), `${a} ${b}`);
});

test('keys of other letters are', () => {
  assert.equal(mayBeNear(lettersOf('honmati'), lettersOf('kurebuse'), 2), false);
});
