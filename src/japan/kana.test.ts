import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isKana, toHiragana, toKatakana } from './kana.ts';

test('half-width kana with voicing marks become one full-width character', () => {
  assert.equal(toKatakana('ﾎｯｶｲﾄﾞｳ ｻｯﾎﾟﾛｼ'), 'ホッカイドウ サッポロシ');
});

test('hiragana becomes katakana and Latin, kanji and full-width digits stay untouched', () => {
  assert.equal(toKatakana('さいたま市 ＡＢＣ１２'), 'サイタマ市 ＡＢＣ１２');
});

test('katakana becomes hiragana and the long mark stays', () => {
  assert.equal(toHiragana('ヴィーナスケ丘ｶﾞ'), 'ゔぃーなすけ丘が');
});

test('a reading is kana only', () => {
  assert.equal(isKana('ヤマダ タロウ'), true);
  assert.equal(isKana('やまだ'), true);
  assert.equal(isKana('ﾔﾏﾀﾞ･ﾀﾛｳ'), true);
  assert.equal(isKana('山田タロウ'), false);
  assert.equal(isKana('ー'), false);
  assert.equal(isKana(''), false);
});
