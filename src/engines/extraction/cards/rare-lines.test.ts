import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractCard } from './card.ts';

const read = (...lines: string[]) => extractCard({ front: rowsOfText(lines.join('\n')).rows }).card;

test('names: three short words in kana, what was granted behind one, a trade in front, a stage name', () => {
  const person = (...lines: string[]) => read('株式会社みほん', ...lines, 'TEL 03-5550-1234').person;
  assert.equal(person('リーダー', 'ファム ヴァン タイン', 'PHAM VAN THANH').name, 'ファム ヴァン タイン');
  assert.equal(person('乗務員 四十住 勝  (観光ガイド認定)').name, '四十住 勝');
  assert.equal(person('写真  藤代 冥砂子').name, '藤代 冥砂子');
  assert.equal(person('スタイリスト', 'AYA　（山元 彩）').name, '山元 彩');
  assert.equal(person('住職', '釈 良円').name, '釈 良円');
});

test('titles: grades behind a licence, letters of an approval, a degree beside an English post', () => {
  const titles = (line: string) => read('株式会社みほん', line, '鈴木 健一').person.titles;
  assert.deepEqual(titles('FP技能士2級'), ['FP技能士2級']);
  assert.deepEqual(titles('CFP®認定者'), ['CFP®認定者']);
  assert.deepEqual(titles('融資担当調査役'), ['融資担当調査役']);
  const { titlesEnglish } = read('国立大学法人みほん大学', '准教授', 'Associate Professor, Ph.D.', '梶浦 怜').person;
  assert.deepEqual(titlesEnglish, ['Associate Professor', 'Ph.D.']);
});

test('houses: small Latin words in front of the form, certificates and principals that are none', () => {
  assert.equal(read('studio komorebi 合同会社', '大槻 杏奈').organization.legalName, 'studio komorebi 合同会社');
  const lines = ['みほんスキースクール', '校長 遠藤 岳志', '(公財)全日本みほん連盟公認指導員'];
  assert.equal(read(...lines).organization.displayName, 'みほんスキースクール');
  assert.equal(
    read('みほん生命保険株式会社 代理店', 'ライフプラン・ミツイ', '三井 沙耶香').organization.displayName,
    'ライフプラン・ミツイ',
  );
});

test('a line of Latin words beside the house that begins as its domain is its name in English', () => {
  const english = (latin: string, mail: string) =>
    read(latin, '白銀物流株式会社', '大迫 健太郎', mail).organization.displayNameEnglish?.text;
  assert.equal(english('SHIROGANE LOGISTICS', 'osako@shirogane-logi.example'), 'SHIROGANE LOGISTICS');
  assert.equal(english('BLUE PARCEL', 'osako@shirogane-logi.example'), undefined);
});

test('a group said behind the name of its company, and a sign in front of a line', () => {
  const { displayName, groupNames } = read(
    'みほんホールディングス株式会社 グループ',
    'みほん物流株式会社',
    '大迫 健太郎',
  ).organization;
  assert.deepEqual([displayName, groupNames], ['みほん物流株式会社', ['みほんホールディングス株式会社 グループ']]);
  assert.deepEqual(read('◆ TERRAMOON', '株式会社テラムーン', '萩原 玲奈').organization.brandNames, ['TERRAMOON']);
});

test('a house under its wares, and the same house in Japanese under its English name', () => {
  const house = (...lines: string[]) => read(...lines, '店主 藤原 真央', '087-555-4417').organization.displayName;
  assert.equal(house('仏壇・仏具　滝川仏具店'), '滝川仏具店');
  assert.equal(house('りんごとぶどう しろがね農園'), 'しろがね農園');
  assert.equal(house('coffee & bake', 'カフェ日和'), 'カフェ日和');
  assert.equal(house('Miyako Blue Divers', '宮古ブルーダイバーズ'), '宮古ブルーダイバーズ');
  assert.equal(house('御菓子司', '鶴屋慶明'), '鶴屋慶明');
});

test('where an English title holds is part of it, behind a dash, too', () => {
  const { titles, departments } = read(
    'AURORA EXPORTS LTD.',
    "Michael O'Brien",
    'Regional Sales Manager - Japan & Korea',
  ).person;
  assert.deepEqual([titles, departments], [['Regional Sales Manager - Japan & Korea'], []]);
});
