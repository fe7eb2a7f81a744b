import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasReadingOfGiven, isForeignFamily } from './kana-names.ts';
import { wordsOf } from './person-name.ts';

test('a reading that ends with the given name in kana', () => {
  assert.equal(hasReadingOfGiven(wordsOf('喜屋武 さとみ きゃん さとみ')), true);
  assert.equal(hasReadingOfGiven(wordsOf('山田 太郎 やまだ たろう')), false);
});

test('a family name that is spelt as no Japanese one is', () => {
  assert.equal(isForeignFamily('フォスター', '真理亜'), true);
  assert.equal(isForeignFamily('ヤマダ', '真理亜'), false);
  assert.equal(isForeignFamily('サトー', '佐藤健'), false);
});
