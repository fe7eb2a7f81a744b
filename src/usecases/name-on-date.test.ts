import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameOnDate } from './name-on-date.ts';

const row = (name: string, changeDate: string) => ({ name, changeDate, updateDate: changeDate });
const today = row('株式会社新', '2025-04-01');
const history = [row('株式会社旧', '2016-01-01'), row('株式会社旧', '2020-06-01')];

test('a document bears the name of its day', () => {
  assert.equal(nameOnDate(today, history, '2025-03-31'), '株式会社旧');
  assert.equal(nameOnDate(today, history, '2025-04-01'), null, 'from the change on it is the name of today');
});

test('a move after a change of name does not bring the old name back', () => {
  const moved = row('株式会社新', '2026-02-01');
  assert.equal(nameOnDate(moved, [...history, today], '2025-12-01'), null);
  assert.equal(nameOnDate(moved, [...history, today], '2024-12-01'), '株式会社旧');
});

test('without a history only the name of today is known', () => {
  assert.equal(nameOnDate(today, [], '2020-01-01'), null);
});
