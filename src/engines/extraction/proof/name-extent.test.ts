import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endsInBranch, hasOpenExtent } from './name-extent.ts';

const named = (value: string, more: Partial<Parameters<typeof hasOpenExtent>[0]> = {}, isPerson = false): boolean =>
  hasOpenExtent({ value, form: false, town: false, repeats: 0, ...more }, isPerson);

test('of several words without a legal form the paper does not tell which are the name', () => {
  for (const name of [
    'はちみつ 蜜ノ里',
    '手打そば さとう庵',
    'くぜファーム 軽トラ市',
    'コインランドリー ふわりん 見本店',
    'サイクルショップ 輪工房みほん',
    '通訳オフィス Sugi / 杉村 エレナ',
  ])
    assert.equal(named(name), true, name);
});

test('one word, a branch behind it, Latin letters and licensed callings are plain', () => {
  for (const name of [
    '足立椅子店',
    'アトリエ・ルリビタキ',
    '割烹 なだ亀',
    'HAIR SALON カミヤ',
    'クリーニングの白妙舎 円山店',
    'セルフうどん 見本屋 丸亀店',
    'パン工房 むぎのほ',
    '茶房 ひがし野',
    'Tacos Mañana',
    'Studio Tsubame',
    '税理士 北川 昭彦 事務所',
    '大垣市立 水都資料館',
  ])
    assert.equal(named(name), false, name);
});

test('a legal form, a second print or a person with both names closes it', () => {
  assert.equal(named('株式会社 見本 前橋', { form: true }), false);
  assert.equal(named('手打そば さとう庵', { repeats: 1 }), false);
  assert.equal(named('林 美咲', {}, true), false);
});

test('a branch grown to a legal name leaves open where the name ends', () => {
  for (const name of [
    '株式会社見本農機白石営業所',
    '株式会社見本珈琲天神店',
    '株式会社見本調剤みほん薬局',
    '(有)見本石油大館SS',
  ])
    assert.equal(endsInBranch(name), true, name);
  for (const name of ['株式会社見本酒店', '有限会社見本商店', '有限会社すこやか薬局', '株式会社見本農機 白石営業所'])
    assert.equal(endsInBranch(name), false, name);
});
