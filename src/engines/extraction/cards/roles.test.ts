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
