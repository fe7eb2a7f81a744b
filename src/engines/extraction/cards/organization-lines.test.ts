import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractCard } from './card.ts';

const rows = (...lines: string[]) => rowsOfText(lines.join('\n')).rows;
const read = (...lines: string[]) => extractCard({ front: rows(...lines) }).card;

test('a legal form on a line of its own belongs to the line beside it', () => {
  for (const [lines, name] of [
    [['一般社団法人', 'まちなか再生ラボ', '理事', '鈴木 健一'], '一般社団法人まちなか再生ラボ'],
    [['高松冷機', '株式会社', '課長', '鈴木 健一'], '高松冷機株式会社'],
    [['有限会社', '丸福金物', '専務', '鈴木 健一'], '有限会社丸福金物'],
  ] as const)
    assert.equal(read(...lines).organization.legalName, name);
});

test('behind a recognised body even an office word ends its name', () => {
  const { organization } = read('認定特定非営利活動法人', '見本の縁側サポートセンター', '事務局長', '鈴木 健一');
  assert.equal(organization.displayName, '認定特定非営利活動法人見本の縁側サポートセンター');
});

test('what a shop does is not its name', () => {
  const { organization } = read('外壁塗装・防水工事', '佐野塗装', '代表', '佐野 勝', '携帯 090-5550-1234');
  assert.equal(organization.displayName, '佐野塗装');
});

test('a line that says what the shop is comes before its letters', () => {
  assert.equal(read('luna', 'アトリエ ルナ', '水野 さくら').organization.displayName, 'アトリエ ルナ');
});

test('hours and the way to the shop on the back name nobody', () => {
  const { card, conflicts } = extractCard({
    front: rows('有限会社見本堂', '店長', '鈴木 健一'),
    back: rows('見本駅南口より徒歩3分', '10:00〜18:00 火曜定休'),
  });
  assert.deepEqual([card.organization.displayName, conflicts], ['有限会社見本堂', []]);
});

test('an office of a town is a body, its section a department', () => {
  const { organization, person } = read('青葉市下水道局', '管理課 料金係', '主査', '鈴木 健一');
  assert.deepEqual([organization.displayName, person.departments], ['青葉市下水道局', ['管理課', '料金係']]);
});

test('a body of several bodies keeps its whole name', () => {
  assert.equal(read('見本漁業協同組合連合会', '参事', '鈴木 健一').organization.displayName, '見本漁業協同組合連合会');
});

test('a group over the company is its group, one under it a department', () => {
  const { organization, person } = read(
    'アオバテックグループ',
    '青葉機電株式会社',
    '開発グループ',
    '主任',
    '鈴木 健一',
  );
  assert.deepEqual([organization.groupNames, person.departments], [['アオバテックグループ'], ['開発グループ']]);
});

test('a line that shares the name of the company is what it trades as; what it does is not', () => {
  const { brandNames } = read('青葉の湯', '株式会社青葉観光', '支配人', '鈴木 健一').organization;
  assert.deepEqual(brandNames, ['青葉の湯']);
  assert.deepEqual(read('観光案内・翻訳', '株式会社青葉観光', '鈴木 健一').organization.brandNames, []);
});

test('the numeral one between kana is a long mark', () => {
  assert.equal(read('北斗サ一ビス株式会社', '鈴木 健一').organization.legalName, '北斗サービス株式会社');
  assert.equal(read('株式会社一ノ瀬', '鈴木 健一').organization.legalName, '株式会社一ノ瀬');
});

test('an English line over the card that ends like an office is the organisation, no department', () => {
  const { organization, person } = read('MIDORI LAW OFFICE', 'みどり法律事務所', '弁護士', '鈴木 健一');
  assert.deepEqual(
    [organization.displayName, organization.displayNameEnglish?.text, person.departments],
    ['みどり法律事務所', 'MIDORI LAW OFFICE', []],
  );
  assert.deepEqual(read('KAEDE DENTAL OFFICE', 'かえで歯科', '鈴木 健一').person.departments, []);
});

test('a branch or a unit behind the company is where the person works', () => {
  const { organization, person } = read('安心でんき株式会社 熊本営業所', '所長 鈴木 健一');
  assert.deepEqual([organization.displayName, person.departments], ['安心でんき株式会社', ['熊本営業所']]);
  assert.equal(read('株式会社アオイ精工品質保証部', '係長', '鈴木 健一').organization.legalName, '株式会社アオイ精工');
  assert.equal(read('合同会社タイム編集室', '鈴木 健一').organization.legalName, '合同会社タイム編集室');
});

test('of two bodies the first one printed is named', () => {
  const { organization } = read('NPO法人 里山つなぎ隊 理事長', '株式会社見本ラボ 代表取締役', '鈴木 健一');
  assert.equal(organization.displayName, 'NPO法人 里山つなぎ隊');
});

test('an English name beside the Japanese one is the organisation’s, not the person’s', () => {
  const { organization, person } = read(
    '松本西商工会議所  Matsumoto-Nishi Chamber of Commerce',
    '丸茂 聡子  Satoko Marumo',
  );
  assert.deepEqual(
    [organization.displayName, organization.displayNameEnglish?.text, person.nameEnglish?.text],
    ['松本西商工会議所', 'Matsumoto-Nishi Chamber of Commerce', 'Satoko Marumo'],
  );
});

test('a line set in two sizes, and one in two scripts, is one name', () => {
  assert.equal(read('hair & spa  KUSUNOKI', 'stylist', '楠木 真央').organization.displayName, 'hair & spa KUSUNOKI');
  const { displayName } = read('Studio Kaede 一級建築士事務所', '一級建築士', '荻野 楓').organization;
  assert.equal(displayName, 'Studio Kaede 一級建築士事務所');
});

test('a profession in front of its office is part of the name', () => {
  assert.equal(read('行政書士 見本事務所', '鈴木 健一').organization.displayName, '行政書士 見本事務所');
});

test('a torn company name is none', () => {
  assert.equal(read('…式会社ハルノ電設', '電気主任技術者', '鈴木 健一').organization.displayName, null);
});

test('an office that only says where it is names nobody', () => {
  const { displayName } = read('市議会議員', '鈴木 健一', '事務所 〒943-0832 新潟県上越市本町5-2-6').organization;
  assert.equal(displayName, null);
});

test('the sect is no part of the name of a temple', () => {
  assert.equal(read('臨済宗 見本派  龍雲山 宝積寺', '住職  鈴木 玄道').organization.displayName, '龍雲山 宝積寺');
});

test('of two guesses the Japanese one is the name, the English one its English', () => {
  const { organization } = extractCard({
    front: rows('Northern Tern Lodge', 'Daniel Okafor', 'Station Manager', 'Tel +81 123 45 7719'),
    back: rows('ノーザンターン山荘', '所長', 'ダニエル・オカフォー'),
  }).card;
  assert.deepEqual(
    [organization.displayName, organization.displayNameEnglish?.text],
    ['ノーザンターン山荘', 'Northern Tern Lodge'],
  );
});

test('the company under a house is its legal name', () => {
  const { displayName, legalName, groupNames } = read('見本グランホテル', '株式会社筑紫興産', '鈴木 健一').organization;
  assert.deepEqual([displayName, legalName, groupNames], ['見本グランホテル', '株式会社筑紫興産', []]);
});

test('a religious body is named with its mountain and its house', () => {
  assert.equal(read('宗教法人 大慈山 光明院', '住職', '鈴木 慈海').organization.displayName, '宗教法人 大慈山 光明院');
});

test('a class for pupils is a house, no department', () => {
  const { organization, person } = read('ピアノ教室 ソナタ', '主宰  鈴木 琴音');
  assert.deepEqual([organization.displayName, person.departments], ['ピアノ教室 ソナタ', []]);
});

test('whom an agent acts for is not who gives the card', () => {
  const { organization } = read('あおぞら損害保険株式会社 代理店', '有限会社プラン高松', '取締役', '鈴木 健一');
  assert.equal(organization.legalName, '有限会社プラン高松');
  assert.equal(
    read('あおぞら損害保険株式会社', '課長', '鈴木 健一').organization.legalName,
    'あおぞら損害保険株式会社',
  );
});

test('three wares in a row name no shop', () => {
  assert.equal(
    read('プロパンガス・灯油・住宅設備', '山辺ガス商会', '小林 清').organization.displayName,
    '山辺ガス商会',
  );
});

test('a Latin word that is the domain says the registered name once more', () => {
  const legal = (company: string, mail: string) => read(company, '鈴木 健一', mail).organization.legalName;
  assert.equal(legal('合同会社 岳遊舎 GAKUYUSHA', 'guide@gakuyusha.example.jp'), '合同会社 岳遊舎');
  assert.equal(legal('株式会社 見本 LOGISTICS', 'a@mihon-logistics.example.jp'), '株式会社 見本 LOGISTICS');
});

test('a company in Japanese and in English on one line is one company', () => {
  const { organization } = read('株式会社見本缶詰 Mihon Cannery Inc.', '根本 ひなの', '03-5550-3101');
  assert.equal(organization.legalName, '株式会社見本缶詰');
});

test('a sect over its temple is not who gives the card, and a foreign title is no reading', () => {
  const temple = read('真言宗智山派 遍照山', '宝蔵院', '住職 権大僧都', '小 鹿 俊 海', '千葉県成田市寺台99');
  assert.deepEqual([temple.organization.displayName, temple.person.titles], ['宝蔵院', ['住職', '権大僧都']]);
  const chef = read('ル・ソレイユ', 'シェフ・ド・キュイジーヌ', '津島 淳', 'TEL 078-255-6611').person;
  assert.deepEqual([chef.titles, chef.nameReading], [['シェフ・ド・キュイジーヌ'], null]);
});
