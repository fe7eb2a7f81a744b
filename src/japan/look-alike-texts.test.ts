import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AMONG_KATAKANA, withoutLookAlikes } from './look-alike-texts.ts';

for (const { id, example } of AMONG_KATAKANA)
  test(`${id}: ${example[0]} may be ${example[1]}`, () => {
    assert.equal(withoutLookAlikes(example[0]), example[1]);
  });

test('among kanji a kanji is what it is, and a name without look-alikes has no other reading', () => {
  for (const name of ['八千代工業株式会社', '株式会社三力', '見本ハウス株式会社', 'Mihon Trading'])
    assert.equal(withoutLookAlikes(name), null, name);
});

test('damaged legal forms are mended with the rest', () => {
  assert.equal(withoutLookAlikes('株式会杜見本'), '株式会社見本');
  assert.equal(withoutLookAlikes('林式会社ミホンマー卜'), '株式会社ミホンマート');
});
