import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generatedEnglishName } from './english-company-name.ts';

const text = (name: string, reading: string | null = null) => generatedEnglishName(name, reading)?.text ?? null;

test('a reading is cut where the written words end, and the legal form is said literally', () => {
  assert.equal(text('株式会社村田製作所', 'ムラタセイサクショ'), 'Murata Seisakusho K.K.');
  assert.equal(text('日本電気株式会社', 'ニッポンデンキ'), 'Nippon Denki K.K.');
  assert.equal(text('見本統合ホールディングス株式会社', 'ミホントウゴウホールディングス'), 'Mihontogo Holdings K.K.');
  assert.equal(text('合同会社見本', 'ミホン'), 'Mihon G.K.');
  assert.equal(text('学校法人見本学園', 'ミホンガクエン'), 'Incorporated Educational Institution Mihon Gakuen');
});

test('loan-words go back to English, other kana to Hepburn', () => {
  assert.deepEqual(generatedEnglishName('株式会社サイバーエージェント', 'サイバーエージェント'), {
    text: 'Cyber Agent K.K.',
    source: 'generated',
    confidence: 'medium',
  });
  assert.deepEqual(generatedEnglishName('ソニーグループ株式会社', null), {
    text: 'Soni Group K.K.',
    source: 'kana_hepburn',
    confidence: 'low',
  });
  assert.equal(text('株式会社しまむら'), 'Shimamura K.K.');
  assert.equal(text('サントリー株式会社'), 'Santori K.K.');
});

test('letters stay as the company writes them', () => {
  assert.deepEqual(generatedEnglishName('株式会社ＧＲＯＷＩ', 'グローウィ'), {
    text: 'GROWI K.K.',
    source: 'generated',
    confidence: 'high',
  });
  assert.equal(text('株式会社ＮＴＴドコモ'), 'NTT Dokomo K.K.');
});

test('kanji without a reading have no English', () => {
  assert.equal(generatedEnglishName('株式会社東芝', null), null);
  assert.equal(generatedEnglishName('', null), null);
});
