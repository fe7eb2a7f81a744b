import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldCompanyName } from './company-name.ts';
import { composedTexts } from './composed-texts.ts';

const textsOf = (name: string, isDeep = false): readonly string[] =>
  composedTexts(name, foldCompanyName(name).core, isDeep);

const NAMES: readonly (readonly [said: string, written: string])[] = [
  ['ダイエイケンセツ（ユ', '大栄建設'],
  ['ﾌｸ)ｱﾕﾐｶｲ', 'アユミ会'],
  ['いぬいけんせつこうぎょう', '乾建設工業'],
  ['ヤマシタグミ', '山下組'],
  ['ニツケンコウギヨウ', '日建工業'],
  ['テンポウショクヒン', '天宝食品'],
  ['じんく企画', '甚九企画'],
  ['Imada Saketen', '今田酒店'],
  ['Star Kogeisha, Y.K.', 'スタ工芸社'],
  ['Shin-Nippon Yakuhin Co., Ltd.', '新日本薬品'],
  ['City of Yonago', '米子市'],
  ['ニホンデントウブンカザイダン', '日本伝統文化財団'],
  ['イナバトクシュケンセツ', '稲葉特殊建設'],
  ['Inaba Machizukuri', '稲葉マチズクリ'],
];
for (const [said, written] of NAMES)
  test(`${said} may be written ${written}`, () => assert.ok(textsOf(said).includes(written)));

test('so many writings and no more are looked up, whatever is said', () => {
  for (const name of ['アイウエオカキクケコサシスセソ', 'ka'.repeat(30), 'コウ'.repeat(12), ''])
    for (const isDeep of [false, true]) assert.ok(textsOf(name, isDeep).length <= (isDeep ? 256 : 144), name);
});

test('a word of another language is not taken to pieces', () => assert.deepEqual(textsOf('Arboriculture Xqz'), []));
