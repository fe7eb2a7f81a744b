import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchesOf } from './matches-of.ts';

const PATTERNS = [/\d+/g, /(?<yen>\d+)円/g, /x*/g, /(?=𠮷)/gu, /$/gm, /none/g];
const TEXTS = ['', '12円 と 3', '𠮷野家𠮷', 'xx a x', '一\n二'];

test('the matches are those of matchAll, with places and groups', () => {
  for (const pattern of PATTERNS)
    for (const text of TEXTS)
      assert.deepEqual([...matchesOf(text, pattern)], [...text.matchAll(pattern)], `${pattern} in ${text}`);
});

test('a pattern may be used again while its matches are looked at', () => {
  const digits = /\d/g;
  const seen = matchesOf('12', digits).map(() => matchesOf('345', digits).length);
  assert.deepEqual(seen, [3, 3]);
});

test('a pattern that is not global is refused as matchAll refuses it', () => {
  assert.throws(() => matchesOf('1', /\d/), TypeError);
});
