import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractCard } from './card.ts';

const read = (...lines: string[]) => extractCard({ front: rowsOfText(lines.join('\n')).rows }).card;

test('a room that is a trade is the house where nobody else is one', () => {
  assert.equal(read('宮園デザイン室', 'デザイナー', '宮園 早紀').organization.displayName, '宮園デザイン室');
  assert.equal(read('建築設計室  間 -AWAI-', '主宰 城戸 美帆').organization.displayName, '建築設計室 間 -AWAI-');
  assert.deepEqual(read('株式会社ソラ', 'デザイン室', '室長', '鈴木 健一').person.departments, ['デザイン室']);
});

test('what a practice treats is no department of it', () => {
  const { organization, person } = read('内科・小児科', 'みほんクリニック', '院長', '鈴木 健一');
  assert.deepEqual([organization.displayName, person.departments], ['みほんクリニック', []]);
  assert.deepEqual(read('みほん総合病院', '小児科', '部長', '鈴木 健一').person.departments, ['小児科']);
});

test('the corporation and its house in one line, however far apart', () => {
  const { displayName, legalName } = read('医療法人社団 翠陽会  すいよう整形外科', '院長', '鈴木 健一').organization;
  assert.deepEqual([displayName, legalName], ['医療法人社団 翠陽会 すいよう整形外科', '医療法人社団 翠陽会']);
});

test('who runs a house is its legal person', () => {
  const lines = ['訪問看護ステーション つばさ', '管理者', '与那嶺 かおり', '運営 一般社団法人 うりずん福祉会'];
  const { displayName, legalName } = read(...lines).organization;
  assert.deepEqual([displayName, legalName], ['訪問看護ステーション つばさ', '一般社団法人 うりずん福祉会']);
});

test('the house in Latin letters beside a stroke', () => {
  const { displayName, displayNameEnglish } = read(
    'Kusunoki Studio | 楠スタジオ合同会社',
    '代表社員',
    '大西 遥',
  ).organization;
  assert.deepEqual([displayName, displayNameEnglish?.text], ['楠スタジオ合同会社', 'Kusunoki Studio']);
});

test('a kind of care in front of its name is the house, and no department', () => {
  const { organization, person } = read(
    'ケアプランセンター すずらん',
    '管理者',
    '三好 公子',
    '運営：株式会社ライフケアみほん',
  );
  assert.deepEqual(
    [organization.displayName, organization.legalName, person.departments],
    ['ケアプランセンター すずらん', '株式会社ライフケアみほん', []],
  );
});

test('a shop behind a unit and an institution of a university are parts', () => {
  const { departments } = read('株式会社みほん不動産', '賃貸事業部 梅田店', '鈴木 健一').person;
  assert.deepEqual(departments, ['賃貸事業部', '梅田店']);
  const { organization, person } = read('見本理科大学 研究推進機構', '特任教授', '鈴木 健一');
  assert.deepEqual([organization.displayName, person.departments], ['見本理科大学', ['研究推進機構']]);
});
