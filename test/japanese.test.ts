import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENDPOINTS } from '../src/endpoints/index.ts';
import { japaneseTexts, untranslated } from '../testkit/japanese-texts.ts';

test('every label, field, check, warning, error, description and heading has Japanese words', () => {
  const texts = japaneseTexts(ENDPOINTS);
  assert.ok(texts.length > 1000, `${texts.length} texts`);
  assert.deepEqual(untranslated(texts), []);
});

test('the words that the glossary rules out are not used', () => {
  const refused = /登記照合|登録照合|登記データ|復号|模擬通貨|時間切れ|待ち行列|ここに置|検査用数字|対象なし|信頼度/;
  assert.deepEqual(
    japaneseTexts(ENDPOINTS).filter(({ text }) => refused.test(text)),
    [],
  );
});
