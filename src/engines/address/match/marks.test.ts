import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasMark } from './marks.ts';

test('a mark or a 字 is found where it stands', () => {
  for (const text of ['愛,知県', '北大字方', '三・四', '港区🏢', '𠮷。'])
    assert.deepEqual([hasMark(text, 0, text.length), hasMark(text, 0, 1)], [true, false], text);
});

test('kanji, kana, the long mark, figures and rare characters are none', () => {
  for (const text of ['東京都千代田区丸の内', '流通センター', '佐々木', '𠮷野', '１２', ''])
    assert.equal(hasMark(text, 0, text.length), false, text);
});
