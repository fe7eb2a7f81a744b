import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hepburn, romanizeName, romanizePlace, titleCase } from './romaji.ts';

test('long vowels are dropped in one pass', () => {
  assert.equal(hepburn('トウキョウ'), 'tokyo');
  assert.equal(hepburn('オオサカ'), 'osaka');
  assert.equal(hepburn('トウオン'), 'toon');
  assert.equal(hepburn('ショウオウ'), 'shoo');
  assert.equal(hepburn('サンヨウオノダ'), 'sanyoonoda');
  assert.equal(hepburn('ニイガタ'), 'niigata');
  assert.equal(hepburn('ユウキ'), 'yuki');
});

test('long vowels stay on request', () => {
  assert.equal(hepburn('サトウ', { keepLongVowels: true }), 'satou');
});

test('n becomes m before b, m and p', () => {
  assert.equal(hepburn('シンバシ'), 'shimbashi');
  assert.equal(hepburn('グンマ'), 'gumma');
  assert.equal(hepburn('センダイ'), 'sendai');
});

test('a small tsu doubles the next consonant, and t before ch', () => {
  assert.equal(hepburn('サッポロ'), 'sapporo');
  assert.equal(hepburn('ハッチョウボリ'), 'hatchobori');
});

test('contracted and foreign syllables are one sound', () => {
  assert.equal(hepburn('ｷｮｳﾄ'), 'kyoto');
  assert.equal(hepburn('ヂャ'), 'ja');
  assert.equal(hepburn('ティファニー'), 'tifani');
  assert.equal(hepburn('ヴィーナス'), 'vinasu');
});

test('hiragana reads like katakana and other characters pass through', () => {
  assert.equal(hepburn('すみだ 1-2'), 'sumida 1-2');
});

test('の内 keeps its u, other places follow the rule', () => {
  assert.equal(romanizePlace('マルノウチ', '丸の内'), 'Marunouchi');
  assert.equal(romanizePlace('ホリノウチ', '堀之内'), 'Horinouchi');
  assert.equal(romanizePlace('ノウチチョウ', '農地町'), 'Nochicho');
});

test('names are capitalised word by word', () => {
  assert.equal(romanizeName('ヤマダ　タロウ'), 'Yamada Taro');
  assert.equal(titleCase('tokyo to'), 'Tokyo To');
});
