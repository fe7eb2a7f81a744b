import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BRAND_CALLINGS, namesOfBrand } from './brand-callings.ts';

test('each calling stands for its names, also where the head office is asked for', () => {
  for (const { words, names, example } of BRAND_CALLINGS) {
    assert.deepEqual(namesOfBrand(example), names, example);
    for (const word of words) assert.deepEqual(namesOfBrand(word), names, word);
  }
});

test('a longer name is no calling', () => {
  for (const text of ['松屋食堂', '見本', 'セブンスター']) assert.deepEqual(namesOfBrand(text), []);
});

test('a word is said for one row', () => {
  const words = BRAND_CALLINGS.flatMap((row) => row.words.map((word) => word.toLowerCase()));
  assert.equal(new Set(words).size, words.length);
});
