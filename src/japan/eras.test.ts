import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, eraDate, eraYear, isoDate, monthEnd, todayInJapan, weekdayOf } from './eras.ts';

test('an era year becomes a western year, by name, first character or letter', () => {
  assert.equal(eraYear('令和', 8), 2026);
  assert.equal(eraYear('令', 8), 2026);
  assert.equal(eraYear('h', 31), 2019);
  assert.equal(eraYear('S', 64), 1989);
});

test('a year the era never had is refused', () => {
  assert.equal(eraYear('平成', 40), undefined);
  assert.equal(eraYear('R', 0), undefined);
  assert.equal(eraYear('X', 3), undefined);
});

test('a day before the era began is refused', () => {
  assert.equal(eraDate('R', 1, 4, 30), undefined);
  assert.equal(eraDate('R', 1, 5, 1), '2019-05-01');
  assert.equal(eraDate('H', 31, 4, 30), '2019-04-30');
});

test('days that do not exist are refused', () => {
  assert.equal(isoDate(2026, 2, 29), undefined);
  assert.equal(isoDate(2028, 2, 29), '2028-02-29');
  assert.equal(isoDate(2026, 13, 1), undefined);
  assert.equal(isoDate(2026, 4, 31), undefined);
});

test('weekday, day and month arithmetic cross month ends', () => {
  assert.equal(weekdayOf('2026-11-03'), '火');
  assert.equal(addDays('2026-02-27', 2), '2026-03-01');
  assert.equal(monthEnd('2026-10-15', 1), '2026-11-30');
  assert.equal(monthEnd('2026-12-31', 2), '2027-02-28');
});

test('the day in Japan is nine hours ahead', () => {
  assert.equal(todayInJapan(new Date('2026-11-14T15:00:00Z')), '2026-11-15');
  assert.equal(todayInJapan(new Date('2026-11-14T14:59:59Z')), '2026-11-14');
});
