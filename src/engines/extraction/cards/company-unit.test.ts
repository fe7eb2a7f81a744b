import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractCard } from './card.ts';
import { isHouseOfCompany, withFamilyName, withoutUnit, withTradeName } from './company-unit.ts';

const nameOf = (value: string): string => {
  const [row] = rowsOfText(value).rows;
  return withoutUnit({ row: row!, start: 0, end: value.length, value, repairs: [] }).value;
};

test('a branch or a unit behind a company is where somebody works, and no part of its name', () => {
  assert.equal(nameOf('見本でんき株式会社 熊本営業所'), '見本でんき株式会社');
  assert.equal(nameOf('株式会社見本精工品質保証部'), '株式会社見本精工');
});

test('a company without a unit keeps its name', () => {
  for (const name of ['株式会社見本精工', '株式会社営業所']) assert.equal(nameOf(name), name);
});

test('a house in front of a department is a part of the company over it', () => {
  const company = (value: string) => [
    { row: rowsOfText(value).rows[0]!, start: 0, end: value.length, value, repairs: [] },
  ];
  assert.ok(isHouseOfCompany('調布仙川郵便局', ' 郵便窓口営業部', company('見本郵便株式会社')));
  assert.ok(!isHouseOfCompany('調布仙川郵便局', ' 局長', company('見本郵便株式会社')));
  assert.ok(!isHouseOfCompany('調布仙川郵便局', ' 郵便窓口営業部', []));
  assert.ok(isHouseOfCompany('浜松東店', ' アドバイザー', company('見本自動車販売株式会社')));
  assert.ok(!isHouseOfCompany('代理店', ' 店長', company('見本保険株式会社')));
});

test('a line of a form and two words is one name', () => {
  const whole = (text: string, end: number) => {
    const [row] = rowsOfText(text).rows;
    return withTradeName({ row: row!, start: 0, end, value: text.slice(0, end), repairs: [] }).value;
  };
  assert.equal(whole('合資会社 見本帯匠 織よし', 9), '合資会社 見本帯匠 織よし');
  assert.equal(whole('合資会社 見本帯匠 営業部', 9), '合資会社 見本帯匠');
  assert.equal(whole('株式会社見本帯匠 織よし', 8), '株式会社見本帯匠');
});

test('an office called by its place, alone in its row, and counters where people are received', () => {
  const company = (value: string) => [
    { row: rowsOfText(value).rows[0]!, start: 0, end: value.length, value, repairs: [] },
  ];
  assert.ok(isHouseOfCompany('川越オフィス', '', company('税理士法人アンサー')));
  assert.ok(isHouseOfCompany('足利事務所', '', company('弁護士法人見本')));
  assert.ok(!isHouseOfCompany('足利事務所', ' 0284-43-7718', company('弁護士法人見本')));
  assert.ok(!isHouseOfCompany('法律事務所', '', company('弁護士法人見本')));
  assert.ok(isHouseOfCompany('中小企業相談所', ' 経営指導員', company('見本商工会議所')));
  assert.ok(!isHouseOfCompany('結婚相談所', '', []));
});

test('a company called by the whole name of its founder', () => {
  const whole = (text: string, start: number) => {
    const [row] = rowsOfText(text).rows;
    return withFamilyName({ row: row!, start, end: text.length, value: text.slice(start), repairs: [] }).value;
  };
  assert.equal(whole('林 修吾商店株式会社', 2), '林 修吾商店株式会社');
  assert.equal(whole('長野 信州商店株式会社', 3), '信州商店株式会社');
  assert.equal(whole('課長 修吾商店株式会社', 3), '修吾商店株式会社');
});

test('a shop behind its company, an office called by its place behind its house', () => {
  const read = (...lines: string[]) => extractCard({ front: rowsOfText(lines.join('\n')).rows }).card;
  assert.deepEqual(read('株式会社みほん住販 町田店', '主任', '鈴木 健一').person.departments, ['町田店']);
  const { organization, person } = read('見本文化交流協会 福岡事務所', '副所長', '鈴木 健一');
  assert.deepEqual([organization.displayName, person.departments], ['見本文化交流協会', ['福岡事務所']]);
  assert.deepEqual(read('株式会社ソラ', '山口事務所 保全計画課', '鈴木 健一').person.departments, [
    '山口事務所',
    '保全計画課',
  ]);
});
