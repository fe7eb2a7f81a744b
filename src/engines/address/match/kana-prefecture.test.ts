import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';
import { withKanjiPrefecture } from './kana-prefecture.ts';

test('a prefecture in kana before names in kanji', () => {
  assert.equal(withKanjiPrefecture('ﾄｳｷｮｳﾄ港区赤坂5-3-6'), '東京都港区赤坂5-3-6');
  assert.equal(withKanjiPrefecture('〒107-0052 とうきょうと 港区赤坂5-3-6'), '〒107-0052 東京都 港区赤坂5-3-6');
  assert.equal(withKanjiPrefecture('ところざわ市並木1-1-1'), undefined);
  const { components, status } = addressEngine().parse('ﾄｳｷｮｳﾄ港区ｱｶｻｶ5-3-6');
  assert.deepEqual([components.prefecture, components.town, status], ['東京都', '赤坂', 'parsed']);
  assert.notEqual(addressEngine().validate('ﾄｳｷｮｳﾄ港区ｱｶｻｶ5-3-6').status, 'exact');
});
