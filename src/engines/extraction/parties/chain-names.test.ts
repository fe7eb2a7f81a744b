import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chainName, hasChain, isShopOfChain } from './chain-names.ts';

const read = (value: string, confidence = 0.6, isLogo = true) => chainName({ value, confidence, isLogo });

test('one misread letter of the name of a chain is put right, the rest stays', () => {
  assert.equal(read('MEGAドン.キホーデ'), 'MEGAドン.キホーテ');
  assert.equal(read('ファミリーマ一ト 桜通店'), 'ファミリーマート 桜通店');
});

test('a short name is one only in large print and alone', () => {
  assert.equal(read('黒貴族'), '鳥貴族');
  assert.equal(read('黒貴族', 0.6, false), null);
  assert.equal(read('白貴族屋'), null);
  assert.equal(read('Cロピア'), 'ロピア');
});

test('what was read without doubt, or is right, is left alone', () => {
  assert.equal(read('ファミリーマ一ト', 0.99), null);
  assert.equal(read('サイゼリヤ'), null);
  assert.equal(read('やまもと食堂'), null);
});

test('a name that has a chain in it already is not made another', () => {
  assert.equal(read('DヘISO ダイソー見本店'), null);
  assert.equal(hasChain('ダイソー見本店'), true);
  assert.equal(hasChain('見本商店'), false);
});

test('a long name drawn as a logo may have two letters taken for others, and a sign at its end', () => {
  for (const logo of ['セブンーイルプン', 'チ セブン・イルプン', 'セブンイルアン', 'ぶセブンーイルプン'])
    assert.equal(read(logo), 'セブン-イレブン', logo);
  assert.equal(read('セブンイルアン 烏丸五条店'), 'セブン-イレブン 烏丸五条店');
  assert.equal(read('Selcemart'), 'Seicomart');
  assert.equal(read('■ FamilyMart'), null);
  for (const other of ['セブンイルアン', 'セブンヒルズ', 'ファミリーハウス'])
    assert.equal(read(other, other === 'セブンイルアン' ? 0.95 : 0.6), null, other);
});

test('a short logo is known by what its letters are drawn like, a sign in front of a name is barely read', () => {
  for (const logo of ['〒イ7', '2ライ7', 'ライワ']) assert.equal(read(logo), 'ライフ', logo);
  assert.equal(read('〒イ7', 0.6, false), null);
  for (const other of ['77イ', '〒77', 'ラブ', 'ライブハウス']) assert.equal(read(other), null, other);
  assert.equal(read('ぶセブン・イレブン', 0.3, false), 'セブン-イレブン');
  assert.equal(read('〒イ7 見本町店'), 'ライフ 見本町店');
  assert.equal(read('ぶセブン・イレブン 見本1丁目店', 0.4, false), 'セブン-イレブン 見本1丁目店');
  assert.equal(read('トン Seria', 0.3), 'Seria');
  assert.equal(read('トン Serial', 0.3), null);
  assert.equal(read('花コスモス', 0.8, false), null);
});

test('a shop of a chain is its name and one branch', () => {
  assert.equal(isShopOfChain('LAWSON 函館湯川町店'), true);
  assert.equal(isShopOfChain('ファミリーマート 桜通店'), true);
  for (const other of ['LAWSON', 'BOULANGERIE こむぎ日和', '見本のファミリーマート 桜通店'])
    assert.equal(isShopOfChain(other), false);
});
