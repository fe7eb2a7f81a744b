import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KANA_LOOK_ALIKES, readKanaLookAlikes } from './kana-look-alikes.ts';

for (const [kanji, kana] of Object.entries(KANA_LOOK_ALIKES))
  test(`${kanji} between katakana is ${kana}, beside a kanji it stays`, () => {
    assert.equal(readKanaLookAlikes(`ミホ${kanji}ヤ`), `ミホ${kana}ヤ`);
    for (const name of [`ミホン${kanji}業`, `${kanji}ミホン`, `ミホン${kanji}`])
      assert.equal(readKanaLookAlikes(name), name);
  });

test('numerals in the middle of a name stay, and a square that may be any kana', () => {
  assert.equal(readKanaLookAlikes('スタッ口ミホン'), 'スタッ口ミホン');
  assert.equal(readKanaLookAlikes('マル八ヤ'), 'マル八ヤ');
});
