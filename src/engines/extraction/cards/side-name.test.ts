import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractCard } from './card.ts';

const read = (...lines: string[]) => extractCard({ front: rowsOfText(lines.join('\n')).rows }).card;

test('a house, a temple or a bank is no person, however its name could be split', () => {
  for (const house of ['湯宿 青葉屋', '西山手信用組合', '高梨会計事務所', '林 泉 寺', '和菓子 誠']) {
    const { person } = read(house, '主任', '宮 脇  杏 奈');
    assert.equal(person.name, '宮脇 杏奈', house);
  }
});

test('letters printed apart are a name, whatever letters they are', () => {
  assert.equal(read('宗教法人 見本寺', '住職  慈  覚 円').person.name, '慈 覚円');
  assert.equal(read('株式会社ソラ', '部長', '兼 田  一 兼').person.name, '兼田 一兼');
});

test('a role grown together with the family name', () => {
  const { name, titles } = read('株式会社ソラ', 'チーフ古賀 琥珀').person;
  assert.deepEqual([name, titles], ['古賀 琥珀', ['チーフ']]);
});

test('the reading of the family name in brackets is not part of it', () => {
  assert.equal(read('生活協同組合みなと', '部長', '東（あずま）  千 夏').person.name, '東 千夏');
});

test('two people on one line are people, and the shop is the shop', () => {
  const { person, organization } = read('器と暮らし つむぎ', '前田 誠 ・ 前田 さやか', '長野県上田市中央2-8-14');
  assert.deepEqual([person.name, organization.display_name], ['前田 誠', '器と暮らし つむぎ']);
});

test('a name in kana away from the person is the shop, not a reading', () => {
  const { person, organization } = read('ルナ・トランスレーション', '中国語の通訳', '代表  林 美香', '090-5550-1234');
  assert.deepEqual(
    [person.name, person.name_reading, organization.display_name],
    ['林 美香', null, 'ルナ・トランスレーション'],
  );
});

test('a branch behind a bank is its department', () => {
  const { person, organization } = read('北見信用金庫 端野支店', '次長', '鈴木 健一');
  assert.deepEqual([organization.display_name, person.departments], ['北見信用金庫', ['端野支店']]);
});
