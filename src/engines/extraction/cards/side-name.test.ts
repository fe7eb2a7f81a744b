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
  assert.deepEqual([person.name, organization.displayName], ['前田 誠', '器と暮らし つむぎ']);
});

test('a name in kana away from the person is the shop, not a reading', () => {
  const { person, organization } = read('ルナ・トランスレーション', '中国語の通訳', '代表  林 美香', '090-5550-1234');
  assert.deepEqual(
    [person.name, person.nameReading, organization.displayName],
    ['林 美香', null, 'ルナ・トランスレーション'],
  );
});

test('a branch behind a bank is its department', () => {
  const { person, organization } = read('北見信用金庫 端野支店', '次長', '鈴木 健一');
  assert.deepEqual([organization.displayName, person.departments], ['北見信用金庫', ['端野支店']]);
});

test('a name read down a column, letter by letter or in its two parts', () => {
  assert.equal(read('株式会社ソラ', '技術部', '鏑', '木', '尚', '人').person.name, '鏑木 尚人');
  assert.equal(read('株式会社ソラ', '部長', '森麻衣', 'もりまい').person.name, '森 麻衣');
  assert.equal(read('株式会社ソラ', '調査役', '三田村', '佑', 'TEL 03-5550-1234').person.name, '三田村 佑');
});

test('a role grown together with a name the lists do not know', () => {
  const { name, titles } = read('株式会社ソラ', '営業主任土肥あゆみ').person;
  assert.deepEqual([name, titles], ['土肥 あゆみ', ['営業主任']]);
});

test('one word in kana behind a family name is the given name', () => {
  assert.equal(read('株式会社ソラ', 'ディレクター', '丸 子  ジョージ').person.name, '丸子 ジョージ');
  assert.equal(read('株式会社ソラ', '部長', '森麻衣 もりまい').person.name, '森 麻衣');
});

test('names in kana, in small letters and in several parts', () => {
  assert.equal(read('イラストレーター', 'あまの すず', '090-5550-1234').person.name, 'あまの すず');
  assert.equal(read('tsumugi ando', 'graphic design / 安藤 紬').person.nameEnglish?.text, 'Tsumugi Ando');
  assert.equal(read('株式会社ソラ', '現場責任者 グエン・ティ・ラン').person.name, 'グエン・ティ・ラン');
});

test('a person is named with the title behind the English name, and with a Dr. in front', () => {
  const lawyer = read('弁護士法人 見本', '弁護士  鵜飼 静香', 'Shizuka UKAI, Attorney at Law').person;
  assert.deepEqual([lawyer.nameEnglish?.text, lawyer.titlesEnglish], ['Shizuka Ukai', ['Attorney at Law']]);
  assert.equal(read('見本研究機構', '主任研究員', 'Dr. 鹿島 俊明').person.name, '鹿島 俊明');
});

test('a branch, a town or a sect is no person, though it begins like a family name', () => {
  for (const place of ['福岡空港店 店長', '村上市 総務部', '高野山真言宗', 'ソラロースターズ 西堀店'])
    assert.equal(read(place, '宮 脇  杏 奈').person.name, '宮脇 杏奈', place);
  assert.equal(read('株式会社ソラ', '係長辻村 弘樹').person.name, '辻村 弘樹');
});

test('a family name in katakana stands in front of its given name; two names in kanji have a reading there', () => {
  assert.equal(read('技術翻訳 日英', 'ミッチェル 恵').person.name, 'ミッチェル 恵');
  const { name, nameReading } = read('株式会社ソラ', '部長', 'スズキ ケンイチ  鈴木 健一').person;
  assert.deepEqual([name, nameReading], ['鈴木 健一', 'スズキ ケンイチ']);
});

test('the field of work in front of a name is a department', () => {
  const { name, departments } = read('株式会社ソラ', '団体営業 工藤 桜').person;
  assert.deepEqual([name, departments], ['工藤 桜', ['団体営業']]);
});

test('a practice that is named in kana is no department, that of a hospital is', () => {
  const departments = (unit: string) => read('医療法人 青空会', unit, '院長', '鈴木 健一').person.departments;
  assert.deepEqual(departments('とき内科'), []);
  assert.deepEqual(departments('循環器内科'), ['循環器内科']);
});

test('what is read in two words is a name, even where it begins like a department', () => {
  const { name, departments } = read('スノー株式会社', '小宮室 翔一 こみやむろ しょういち').person;
  assert.deepEqual([name, departments.length], ['小宮室 翔一', 0]);
  assert.equal(read('スノー株式会社', '根室 翔一').person.name, '根室 翔一');
  assert.deepEqual(read('スノー株式会社', '商品室 室長 根室 翔一').person.departments, ['商品室']);
});

test('of two readings beside a name the one that begins as the family name is read', () => {
  const { person, organization } = read(
    'フローリスト・ミモザ',
    '店主  風間 さくら',
    'かざま さくら',
    '三条市一ノ門1-9-3',
  );
  assert.deepEqual([person.nameReading, person.nameEnglish?.text], ['かざま さくら', 'Sakura Kazama']);
  assert.equal(organization.displayName, 'フローリスト・ミモザ');
});

test('signs at the end of a given name, shared family names, foreign family names in front', () => {
  const name = (...lines: string[]) => extractCard({ front: rowsOfText(lines.join('\n')).rows }).card.person.name;
  assert.equal(name('株式会社ソラ', '課長補佐', '笹 川  浩 ニ'), '笹川 浩二');
  assert.equal(name('農園 みほん', '小野田 大地・さくら', '携帯 080-5550-1234'), '小野田 大地');
  assert.equal(name('株式会社ソラ', '店舗開発 リーダー', 'ル・ゴフ 亜紀'), 'ル・ゴフ 亜紀');
  assert.equal(name('スパイスハウス ソラ', '株式会社ソラ', '代表取締役', 'グルン プラカシュ'), 'グルン プラカシュ');
});

test('a given name that ends as titles do is none', () => {
  const { person, organization } = read(
    '経営コンサルタント',
    '見本 貴士',
    '(防災士)',
    'Takashi Mihon',
    '070-5550-6647',
  );
  assert.deepEqual([person.name, organization.displayName], ['見本 貴士', null]);
  assert.equal(read('みほん外語学院', '教務主任', 'ハンナ・リード').person.name, 'ハンナ・リード');
  assert.deepEqual(read('株式会社ソラ', 'チーム・リード', '見本 太郎').person.titles, ['チーム・リード']);
});

test('two words in kana beside a role are the name, or its reading where the name is printed', () => {
  const named = read('みほん工房', '代表 もり たくみ', '森 拓海');
  assert.deepEqual([named.person.name, named.person.nameReading], ['森 拓海', 'もり たくみ']);
  const alone = read('みほん工房', '代表 さとう えみ');
  assert.deepEqual([alone.person.name, alone.organization.displayName], ['さとう えみ', 'みほん工房']);
});
