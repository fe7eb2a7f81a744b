import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldText } from './company-name.ts';
import { otherTexts } from './other-texts.ts';
import { kanaKey, kanaOfKey } from './reading-key.ts';
import { spokenKeys, withLeftOutEndings } from './spoken-name.ts';
import { ENDING_ABBREVIATIONS } from './spoken-words.ts';

const isSaid = (name: string, reading: string): boolean => spokenKeys(name).includes(kanaKey(foldText(reading)));

test('a name in Latin letters is said as Japan says it: loan-words, joined words, coined words, letters', () => {
  for (const [name, reading] of [
    ['Soft Bank', 'ソフトバンク'],
    ['SoftBank Corp.', 'ソフトバンク'],
    ['workman', 'ワークマン'],
    ['Omron', 'オムロン'],
    ['Mercari, Inc.', 'メルカリ'],
    ['Panasonic', 'パナソニック'],
    ['Sharp Corporation', 'シャープ'],
    ['XServer Inc.', 'エックスサーバー'],
    ['S&I', 'エス・アンド・アイ'],
    ['Fukunishi Electric', 'フクニシデンキ'],
    ['Nihon Denki', 'ニッポンデンキ'],
    ['Clean Wave LLC', 'クリーンウェーブ'],
    ['Life Cares LLC', 'ライフケアーズ'],
    ['Design Services', 'デザインサービス'],
    ['Märchen Group', 'メルヘングループ'],
    ['YR Holdings', 'ワイアールホールディングス'],
    ['Upper Field Inc.', 'アッパーフィールド'],
    ['Mihon Company, Ltd.', 'ミホンカンパニー'],
    ['Refabtech', 'リファブテック'],
  ] as const)
    assert.ok(isSaid(name, reading), `${name}: ${spokenKeys(name)}`);
});

test('letters, digits and known words are read inside a Japanese name', () => {
  for (const [name, reading] of [
    ['TNライン', 'ティーエヌライン'],
    ['K2プロジェクト', 'ケイツープロジェクト'],
    ['キムラ工業所', 'キムラコウギョウショ'],
  ] as const)
    assert.ok(isSaid(name, reading), `${name}: ${spokenKeys(name)}`);
});

test('what cannot be read is not guessed', () => {
  for (const name of ['道頓堀神座', '青空999999', '']) assert.deepEqual(spokenKeys(name), [], name);
});

test('a last word that people leave out is added', () => {
  assert.ok(withLeftOutEndings(spokenKeys('Rakuten')).includes(kanaKey(foldText('ラクテングループ'))));
});

test('a key gives back a reading that has it', () => {
  for (const reading of ['ソフトバンク', 'エヌティティドコモ', 'ジヨウホク', 'フアミリ']) {
    const key = kanaKey(foldText(reading));
    assert.equal(kanaKey(kanaOfKey(key)!), key, reading);
  }
  assert.equal(kanaOfKey('sgt'), null);
});

test('shortened names are written out', () => {
  for (const [name, other] of [
    ['見本HD', '見本ホールディングス'],
    ['見本FG', '見本フィナンシャルグループ'],
    ['社福見本会', '社会福祉法人見本会'],
    ['NPO見本の会', '特定非営利活動法人見本の会'],
    ['一般社団見本協会', '一般社団法人見本協会'],
    ['旧見本電産 見本デック', '見本デック'],
    ['見本デック（旧見本電産）', '見本デック'],
    ['見本88合同会社', '見本八十八合同会社'],
    ['JR九州', '九州旅客鉄道'],
    ['見本キリスト教会', '見本基督教会'],
    ['見本鮨', '見本寿司'],
    ['見本サ一ビス', '見本サービス'],
    ['エーアンドビー見本', 'A&B見本'],
  ] as const)
    assert.ok(otherTexts(name).includes(other), `${name}: ${otherTexts(name)}`);
  for (const [, , example] of ENDING_ABBREVIATIONS) assert.ok(otherTexts(example).length > 0, example);
});
