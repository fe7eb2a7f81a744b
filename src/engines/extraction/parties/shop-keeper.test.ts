import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPerson, withoutKeeper, withoutWares } from './shop-keeper.ts';

test('who keeps a shop is no part of its name', () => {
  for (const [printed, shop] of [
    ['川添建具店 川添 実', '川添建具店'],
    ['エミリー・ハート翻訳事務所 波多野 恵美', 'エミリー・ハート翻訳事務所'],
    ['石匠 橋本 橋本 巌', '石匠 橋本'],
    ['左官 工藤組 工藤 武', '左官 工藤組'],
    ['理容 バーバー寺岡 寺岡 宏', '理容 バーバー寺岡'],
    ['イラスト工房まめ 豆田 ひかり', 'イラスト工房まめ'],
    ['さとうデザイン室 佐藤 菜々緒', 'さとうデザイン室'],
    ['造園 緑の手 鈴木 健太', '造園 緑の手'],
    ['オフィス潮 田中 誠', 'オフィス潮'],
    ['ヤマダ工房／山田 太郎', 'ヤマダ工房'],
    ['山田板金 山田太郎', '山田板金'],
    ['山田養蜂場山田太郎', '山田養蜂場'],
    ['山田駐車場山田勇見', '山田駐車場'],
    ['みほん畳店山田太郎', 'みほん畳店'],
    ['やまだデザイン室山田花子', 'やまだデザイン室'],
    ['ヤマダ工房こと山田 太郎', 'ヤマダ工房'],
  ] as const)
    assert.equal(withoutKeeper(printed), shop);
});

test('a person under the own name, a branch and a place stay', () => {
  for (const name of [
    '司法書士 村上 圭介',
    '植木職 根岸 五郎',
    '小笠原 駿',
    '編集 柚木 真帆',
    'らーめん 鶴亀堂 八王子店',
    '道の駅 清流の里 直売所',
    'でんきのマルオカ 岡山 本店',
    '行政書士 須藤 明彦 事務所',
  ])
    assert.equal(withoutKeeper(name), name);
});

test('what a shop sells, in front of a name that says what it is, is no part of it', () => {
  assert.equal(withoutWares('靴修理 合鍵 リペア工房シマ'), 'リペア工房シマ');
  assert.equal(withoutWares('かばん修理 レザーワークス奈良'), 'レザーワークス奈良');
  for (const name of [
    '看板工房 アトリエ凪',
    '登り窯 山びこ工房',
    '文具の さくら堂',
    '喫茶 ポエム',
    'パン工房 こむぎ',
    '居酒屋 とり源',
  ])
    assert.equal(withoutWares(name), name);
});

test('a person is family and given name, and no shop called after a family', () => {
  for (const name of ['根岸 五郎', '佐藤健太']) assert.equal(isPerson(name), true, name);
  for (const name of ['根岸金物店', '佐藤書店', '根岸水産']) assert.equal(isPerson(name), false, name);
});
