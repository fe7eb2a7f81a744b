import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldText } from './company-name.ts';
import { romajiSpellings, SPELLING_HABITS } from './romaji-spellings.ts';

test('every habit of writing kana in Latin letters is among the spellings of its example', () => {
  for (const { id, example } of SPELLING_HABITS)
    assert.ok(romajiSpellings(example[0]).includes(foldText(example[1])), `${id}: ${romajiSpellings(example[0])}`);
});

test('a bank writes the long mark as a hyphen; what is not kana alone, or too long, has no spelling', () => {
  assert.deepEqual(romajiSpellings('ｶ)ﾐﾎ-ﾝ'), romajiSpellings('ミホーン'));
  assert.deepEqual(romajiSpellings('見本ミホン'), []);
  assert.deepEqual(romajiSpellings('ミホン'.repeat(6)), []);
});

test('a name in kana is spelled in Latin letters, word by word and letter by letter', () => {
  assert.ok(romajiSpellings('ホクブ㈱').includes('hokubu'));
  assert.ok(romajiSpellings('ｶ)ｵ-ｴﾑｼ-').includes('omc'));
});
