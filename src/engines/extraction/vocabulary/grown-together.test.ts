import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withLostSpaces } from '../page/lost-spaces.ts';
import { foldWidth } from '../page/normalise.ts';
import { GROWN_TOGETHER } from './grown-together.ts';

const read = (text: string): string => withLostSpaces(foldWidth(text)).text;

for (const { id, example, counterExample } of GROWN_TOGETHER)
  test(`words grown together: ${id}`, () => {
    assert.equal(read(example[0]), example[1]);
    assert.equal(read(counterExample), counterExample);
  });
