import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { isHouseOfCompany, withoutUnit } from './company-unit.ts';

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
});
