import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractCard } from './card.ts';
import { isDepartment, isTitle } from './roles.ts';

const person = (...lines: string[]) => extractCard({ front: rowsOfText(lines.join('\n')).rows }).card.person;

test('a title may name its field in front and may be raised by a grade', () => {
  for (const title of [
    '二級配管技能士',
    '国内旅行業務取扱管理者',
    '主任生活相談員',
    'ヘアメイクスタイリスト',
    'ヘッドトレーナー',
    'アソシエイト弁護士',
    '第二種冷凍機械責任者',
    '工事主任',
    '上席学芸員',
    '五代目店主',
    '外科専門医',
    '社会教育主事',
  ])
    assert.ok(isTitle(title), title);
  for (const other of ['山田税理士事務所', '技能検定', '青葉相談所', '主任会議']) assert.ok(!isTitle(other), other);
});

test('units of universities and hospitals are departments', () => {
  for (const unit of ['理工学研究院', '機械工学専攻', '東三階病棟', '小児歯科']) assert.ok(isDepartment(unit), unit);
  assert.ok(!isDepartment('わかば歯科'));
});

test('titles joined by a dot are each one', () => {
  assert.deepEqual(person('株式会社ソラ', '施設長・主任生活相談員', '鈴木 健一').titles, ['施設長', '主任生活相談員']);
});

test('a degree with its field is one title and no name', () => {
  const { name, titles } = person('学校法人見本学園', '講師 博士（農学）', '宮 脇  杏 奈');
  assert.deepEqual([name, titles], ['宮脇 杏奈', ['講師', '博士(農学)']]);
});

test('a former title and what a title is for are no titles', () => {
  assert.deepEqual(person('株式会社ソラ', '相談役（前 代表取締役）', '佐藤 茂').titles, ['相談役']);
  assert.deepEqual(person('株式会社ソラ', '次長 (法人担当)', '佐藤 茂').titles, ['次長']);
});

test('a second post is a title without the word for it', () => {
  assert.deepEqual(person('株式会社ソラ', '製造部長 品質保証課長兼務', '佐藤 茂').titles, ['製造部長', '品質保証課長']);
});

test('letters printed apart that make a title are one word', () => {
  assert.deepEqual(person('湯の宿 見本', '女 将', '佐 分 利  静 枝').titles, ['女将']);
  const { titles, departments } = person('株式会社ソラ', 'サービス部 部 長', '工  藤   俊');
  assert.deepEqual([titles, departments], [['部長'], ['サービス部']]);
  assert.deepEqual(person('国立大学法人 見本大学', '教授・博士（理学）', '鈴木 健一').titles, ['教授', '博士(理学)']);
});

test('certificates stand beside a post, and where there is none', () => {
  const works = person('株式会社ソラ', '工事課長', '一級土木施工管理技士', '鈴木 健一').titles;
  assert.deepEqual(works, ['工事課長', '一級土木施工管理技士']);
  const doctor = person('見本医院', '院長', '日本外科学会専門医', '鈴木 健一').titles;
  assert.deepEqual(doctor, ['院長', '日本外科学会専門医']);
  assert.deepEqual(person('鈴木建築', '一級建築大工技能士', '鈴木 健一').titles, ['一級建築大工技能士']);
});

test('a family name that ends like a unit is no department', () => {
  const { name, departments } = person('株式会社ソラ', '課長  阿部 健太郎');
  assert.deepEqual([name, departments], ['阿部 健太郎', []]);
});

test('a unit in front of an address or a number is a place, not where the person works', () => {
  const { departments } = person('株式会社ソラ', '営業部', '鈴木 健一', '東京支店 〒110-0015 東京都台東区東上野3-18-7');
  assert.deepEqual(departments, ['営業部']);
  assert.deepEqual(person('株式会社ソラ', '鈴木 健一', '松本営業所 0263-25-8810').departments, []);
});

test('roles of many trades are titles', () => {
  for (const title of [
    '若主人',
    '医長',
    '隊長',
    '名誉領事',
    '技術営業',
    'ヘッドロースター',
    '政策担当秘書',
    '組合長理事',
  ])
    assert.ok(isTitle(title), title);
  assert.deepEqual(person('見本美容室', '店長', '鈴木 健一', '営業 10:00-19:00').titles, ['店長']);
});

test('the role of the other one who shares the card is not the first one’s', () => {
  assert.deepEqual(person('花の見本堂', '店主 鈴木 洋介', 'フローリスト 鈴木 美咲').titles, ['店主']);
});

test('English titles joined by & are each one, a field of two words is not', () => {
  const titles = (line: string) => person('NAGI ROBOTICS K.K.', 'Kenji Mori', line).titles;
  assert.deepEqual(titles('Representative Director & CEO'), ['Representative Director', 'CEO']);
  assert.deepEqual(titles('Sales & Marketing Manager'), ['Sales & Marketing Manager']);
});

test('the field of a licence belongs to it', () => {
  assert.deepEqual(person('株式会社ソラ', '技術部長 / 技術士(建設部門)', '鈴木 健一').titles, [
    '技術部長',
    '技術士(建設部門)',
  ]);
});

test('a generation in front of a title, posts of courts', () => {
  for (const title of [
    '第十七世住職',
    '九代目蔵元',
    '申請取次行政書士',
    '1級ファイナンシャル・プランニング技能士',
    '検事',
    '判事補',
    '六段',
  ])
    assert.ok(isTitle(title), title);
});

test('a title whose first letters alone stand apart is one title', () => {
  assert.deepEqual(person('株式会社見本', '代 表 取締役 社長', '見本 太郎').titles, ['代表取締役社長']);
});
