import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldText } from './company-name.ts';
import { kanaKey, latinKeys } from './reading-key.ts';

const CASES: readonly (readonly [kana: string, ...latin: string[]])[] = [
  [
    'トヨタジドウシャ',
    'Toyota Jidosha',
    'Toyota Jidousha',
    'Toyota Zidôsya',
    'TOYOTA JIDŌSHA K.K.',
    'Toyota-Jidosha Kabushiki Kaisha',
  ],
  ['ニッポンデンキ', 'Nippon Denki', 'NIPPON DENKI CO., LTD.'],
  ['オオノショウテン', 'Ohno Shoten', 'Ono Shoten', 'Oono Syouten', 'Ōno Shōten'],
  ['エヌティティドコモ', 'NTT Docomo', 'NTT DOCOMO, INC.'],
  ['ソニーグループ', 'Sony Group', 'Sony Group Corporation'],
  ['シンバシインサツ', 'Shimbashi Insatsu', 'Shinbashi Insatsu', 'Sinbasi Insatu'],
  ['マッチャホンポ', 'Matcha Hompo', 'Maccha Honpo'],
  ['キョウトフーズ', 'Kyoto Foods', 'Kyōto Foods'],
  ['ファミリーマート', 'Family Mart'],
  ['ホンユウンユ', 'Honyu Unyu', 'Hon-yu Un-yu'],
  ['ニュウジョウ', 'Nyujo', 'Nyūjō'],
  ['チュウオウケンセツ', 'Chuo Kensetsu', 'Chuuou Kensetsu', 'Tyuo Kensetu'],
  ['ジョウホクコウギョウ', 'Johoku Kogyo', 'Jōhoku Kōgyō', 'Jyohoku Kougyou'],
];

test('a reading in kana and in any romanisation has one key', () => {
  for (const [kana, ...latin] of CASES)
    for (const name of latin)
      assert.ok(
        latinKeys(name).includes(kanaKey(foldText(kana))),
        `${name}: ${latinKeys(name)} / ${kanaKey(foldText(kana))}`,
      );
});

test('small and large kana, long marks and half width do not matter', () => {
  for (const kana of ['ジョウホクコウギョウ', 'ジヨウホクコウギヨウ', 'ｼﾞｮｳﾎｸｺｳｷﾞｮｳ', 'ジョーホクコーギョー'])
    assert.equal(kanaKey(foldText(kana)), kanaKey(foldText('ジョウホクコウギョウ')), kana);
});

test('readings that sound different keep apart', () => {
  for (const [a, b] of [
    ['サトウ', 'カトウ'],
    ['ハシモト', 'ハシモタ'],
    ['アオゾラ', 'アオソラ'],
  ])
    assert.notEqual(kanaKey(foldText(a!)), kanaKey(foldText(b!)));
});
