import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameTexts } from './name-texts.ts';
import { READINGS_OF_NAMES } from './name-words.ts';

for (const [text, other] of [
  ['松井眼科', 'まつい眼科'],
  ['有限会社樋口住建', '有限会社ひぐち住建'],
  ['ヒグチ住建', '樋口住建'],
  ['株式会社よしだ塗装', '株式会社吉田塗装'],
  ['かめや', '亀屋'],
  ['ワタナベクリニック', '渡辺クリニック'],
  ['わたなべ', '渡部'],
  ['見本若葉会', '見本わかば会'],
] as const)
  test(`${text} may be ${other}`, () => {
    assert.ok(nameTexts(text).includes(other), String(nameTexts(text)));
  });

test('a short reading has to be a word by itself', () => {
  assert.deepEqual(nameTexts('はなまる'), []);
  assert.ok(nameTexts('はな見本').includes('花見本'));
});

test('few texts come of any name, and none of a name without such a word', () => {
  for (const [written, readings] of READINGS_OF_NAMES)
    for (const text of [written, ...readings]) assert.ok(nameTexts(text).length <= 6, text);
  assert.deepEqual(nameTexts('ぬるへち'), []);
  assert.deepEqual(nameTexts(''), []);
});

test('every reading is in hiragana', () => {
  for (const [written, readings] of READINGS_OF_NAMES)
    for (const reading of readings) assert.match(reading, /^[ぁ-ゖー]+$/u, written);
});
