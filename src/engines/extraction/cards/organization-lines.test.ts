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
    assert.equal(read(...lines).organization.legal_name, name);
});

test('behind a recognised body even an office word ends its name', () => {
  const { organization } = read('認定特定非営利活動法人', '見本の縁側サポートセンター', '事務局長', '鈴木 健一');
  assert.equal(organization.display_name, '認定特定非営利活動法人見本の縁側サポートセンター');
});

test('what a shop does is not its name', () => {
  const { organization } = read('外壁塗装・防水工事', '佐野塗装', '代表', '佐野 勝', '携帯 090-5550-1234');
  assert.equal(organization.display_name, '佐野塗装');
});

test('a line that says what the shop is comes before its letters', () => {
  assert.equal(read('luna', 'アトリエ ルナ', '水野 さくら').organization.display_name, 'アトリエ ルナ');
});

test('hours and the way to the shop on the back name nobody', () => {
  const { card, conflicts } = extractCard({
    front: rows('有限会社見本堂', '店長', '鈴木 健一'),
    back: rows('見本駅南口より徒歩3分', '10:00〜18:00 火曜定休'),
  });
  assert.deepEqual([card.organization.display_name, conflicts], ['有限会社見本堂', []]);
});

test('an office of a town is a body, its section a department', () => {
  const { organization, person } = read('青葉市下水道局', '管理課 料金係', '主査', '鈴木 健一');
  assert.deepEqual([organization.display_name, person.departments], ['青葉市下水道局', ['管理課', '料金係']]);
});

test('a body of several bodies keeps its whole name', () => {
  assert.equal(read('見本漁業協同組合連合会', '参事', '鈴木 健一').organization.display_name, '見本漁業協同組合連合会');
});

test('a group over the company is its group, one under it a department', () => {
  const { organization, person } = read(
    'アオバテックグループ',
    '青葉機電株式会社',
    '開発グループ',
    '主任',
    '鈴木 健一',
  );
  assert.deepEqual([organization.group_names, person.departments], [['アオバテックグループ'], ['開発グループ']]);
});

test('a line that shares the name of the company is what it trades as; what it does is not', () => {
  const { brand_names } = read('青葉の湯', '株式会社青葉観光', '支配人', '鈴木 健一').organization;
  assert.deepEqual(brand_names, ['青葉の湯']);
  assert.deepEqual(read('観光案内・翻訳', '株式会社青葉観光', '鈴木 健一').organization.brand_names, []);
});

test('the numeral one between kana is a long mark', () => {
  assert.equal(read('北斗サ一ビス株式会社', '鈴木 健一').organization.legal_name, '北斗サービス株式会社');
  assert.equal(read('株式会社一ノ瀬', '鈴木 健一').organization.legal_name, '株式会社一ノ瀬');
});

test('an English line over the card that ends like an office is the organisation, no department', () => {
  const { organization, person } = read('MIDORI LAW OFFICE', 'みどり法律事務所', '弁護士', '鈴木 健一');
  assert.deepEqual(
    [organization.display_name, organization.display_name_en, person.departments],
    ['みどり法律事務所', 'MIDORI LAW OFFICE', []],
  );
  assert.deepEqual(read('KAEDE DENTAL OFFICE', 'かえで歯科', '鈴木 健一').person.departments, []);
});
