import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalise } from '../page/normalise.ts';
import { PARTY_WORDS } from './party-words.ts';

for (const { id, pattern, example, counterExample } of PARTY_WORDS)
  test(`party word ${id}`, () => {
    const speaks = (text: string) => {
      const normalised = normalise(text).text;
      return pattern.test(normalised) || pattern.test(normalised.replaceAll(' ', ''));
    };
    assert.equal(speaks(example), true, example);
    assert.equal(speaks(counterExample), false, counterExample);
  });
