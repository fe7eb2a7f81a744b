import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KANA_WORDS } from './kana-words.ts';
import { normalise, printed } from './normalise.ts';

for (const { kana, word } of KANA_WORDS)
  test(`${kana} on a till is ${word}`, () => {
    assert.equal(normalise(`${kana} ¥500`).text, `${word} ¥500`);
    assert.equal(normalise(`${kana}ヤ ¥500`).text, `${kana}ヤ ¥500`, 'a longer word is another word');
    assert.equal(normalise(`${kana}の店 ¥500`).text, `${kana}の店 ¥500`, 'beside kanji and hiragana kana are a name');
  });

test('a date in kana is a date, and what was printed can still be shown', () => {
  const original = '2026ﾈﾝ11ｶﾞﾂ13ﾆﾁ(ｷﾝ) 18:33';
  const read = normalise(original);
  assert.equal(read.text, '2026年11月13日(金) 18:33');
  assert.equal(printed(original, read, 0, 11), '2026ﾈﾝ11ｶﾞﾂ13ﾆﾁ');
});

test('a count and its price are multiplied, goods called so stay', () => {
  assert.equal(normalise('  6ｺ ｶﾙ 320     ¥1,920').text, '  6コ × 320     ¥1,920');
  assert.equal(normalise('ｶﾙ 320     ¥1,920').text, 'カル 320     ¥1,920');
});

test('tills without small kana print them large', () => {
  assert.equal(normalise('ｼﾖｳｹｲ ¥500').text, '小計 ¥500');
  assert.equal(normalise('8%ﾀｲｼﾖｳ 10,800').text, '8%対象 10,800');
  assert.equal(normalise('ｼﾖｳﾕ ¥500').text, 'シヨウユ ¥500', 'goods stay goods');
});

test('the count of things between a sum and its amount, and a sum at the head of its row', () => {
  assert.equal(normalise('ｺﾞｳｹｲ  9ﾃﾝ  ¥4,895').text, '合計  9点  ¥4,895');
  assert.equal(normalise('ｹｲ   3ﾃﾝ       468').text, '計   3点       468');
  assert.equal(normalise('ｹｲｼﾞﾊﾞﾝ 3ﾃﾝｼｮｯﾌﾟ 468').text, 'ケイジバン 3テンショップ 468');
});

test('yen in kana behind an amount', () => {
  assert.equal(normalise('ﾁﾕｳｼﾔﾘﾖｳｷﾝ 1,100ｴﾝ').text, 'チユウシヤリヨウキン 1,100円');
  assert.equal(normalise('1,100ｴﾝｼﾞﾝ').text, '1,100エンジン');
});
