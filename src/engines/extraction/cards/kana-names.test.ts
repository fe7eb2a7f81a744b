import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasReadingOfGiven, isNoReadingOf } from './kana-names.ts';
import { wordsOf } from './person-name.ts';

test('a reading that ends with the given name in kana', () => {
  assert.equal(hasReadingOfGiven(wordsOf('喜屋武 さとみ きゃん さとみ')), true);
  assert.equal(hasReadingOfGiven(wordsOf('山田 太郎 やまだ たろう')), false);
});

test('katakana that are a family name of their own, no reading of the kanji behind them', () => {
  assert.equal(isNoReadingOf('フォスター', '真理亜'), true);
  assert.equal(isNoReadingOf('スミス', '恵美子'), true);
  assert.equal(isNoReadingOf('ジェームズ', '坂本'), true);
  assert.equal(isNoReadingOf('ヤマダ', '山田太'), false);
  assert.equal(isNoReadingOf('サトー', '佐藤健'), false);
  assert.equal(isNoReadingOf('ニノマエ', '一'), false);
});
