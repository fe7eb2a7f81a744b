import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldText } from './company-name.ts';
import { keyOfLoanWord } from './loan-word.ts';
import { kanaKey } from './reading-key.ts';

for (const [word, kana, why] of [
  ['test', 'テスト', 'a vowel after every consonant that lacks one'],
  ['desk', 'デスク', 'u, but o behind t and d'],
  ['net', 'ネット', 'a stop behind a short vowel is doubled'],
  ['center', 'センター', 'c before e is s, er at the end is long'],
  ['cargo', 'カーゴ', 'r before a consonant is long'],
  ['photo', 'フォト', 'ph is f'],
  ['quest', 'クエスト', 'qu'],
  ['green', 'グリーン', 'ee is a long i'],
  ['case', 'ケース', 'a silent e makes the vowel before it long'],
  ['line', 'ライン', 'what a silent e makes of i is not read again'],
  ['cloud', 'クラウド', 'ou is au, not the o of au'],
  ['lease', 'リース', 'a silent e behind two vowels'],
  ['tea', 'ティ', 'ea is a long i'],
  ['combo', 'コンボ', 'm before b is n'],
  ['vest', 'ベスト', 'v is b'],
  ['action', 'アクション', 'tion'],
  ['lock', 'ロック', 'ck'],
] as const)
  test(`${word} may be said ${kana}: ${why}`, () => {
    const keys = keyOfLoanWord(word);
    assert.ok(keys.includes(kanaKey(foldText(kana))), `${kanaKey(foldText(kana))} is not in ${keys.join(', ')}`);
  });

test('accents and signs are not said', () => {
  assert.deepEqual(keyOfLoanWord('Café'), keyOfLoanWord('cafe'));
  assert.deepEqual(keyOfLoanWord("O'Hara"), keyOfLoanWord('ohara'));
});

test('no reading is offered twice', () => {
  const keys = keyOfLoanWord('data');
  assert.equal(new Set(keys).size, keys.length);
});
