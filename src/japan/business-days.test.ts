import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addDays,
  businessDaysBetween,
  dateInJapan,
  isBusinessDay,
  isHoliday,
  nextBusinessDay,
} from './business-days.ts';

const holidaysOf = (year: number): string[] => {
  const found: string[] = [];
  for (let day = `${year}-01-01`; day.startsWith(String(year)); day = addDays(day, 1))
    if (isHoliday(day)) found.push(day.slice(5));
  return found;
};

test('the holidays of 2026 are those of the Cabinet Office list, the bridge day in September included', () => {
  assert.deepEqual(holidaysOf(2026), [
    '01-01',
    '01-12',
    '02-11',
    '02-23',
    '03-20',
    '04-29',
    '05-03',
    '05-04',
    '05-05',
    '05-06',
    '07-20',
    '08-11',
    '09-21',
    '09-22',
    '09-23',
    '10-12',
    '11-03',
    '11-23',
  ]);
});

test('2019 has the accession holidays and the days between them', () => {
  assert.deepEqual(holidaysOf(2019), [
    '01-01',
    '01-14',
    '02-11',
    '03-21',
    '04-29',
    '04-30',
    '05-01',
    '05-02',
    '05-03',
    '05-04',
    '05-05',
    '05-06',
    '07-15',
    '08-11',
    '08-12',
    '09-16',
    '09-23',
    '10-14',
    '10-22',
    '11-03',
    '11-04',
    '11-23',
  ]);
});

test('2021 moved three holidays for the games, one with a substitute day', () => {
  assert.deepEqual(holidaysOf(2021), [
    '01-01',
    '01-11',
    '02-11',
    '02-23',
    '03-20',
    '04-29',
    '05-03',
    '05-04',
    '05-05',
    '07-22',
    '07-23',
    '08-08',
    '08-09',
    '09-20',
    '09-23',
    '11-03',
    '11-23',
  ]);
});

test('offices are closed on weekends, holidays and over New Year', () => {
  for (const day of ['2026-08-22', '2026-08-23', '2026-12-29', '2027-01-03', '2026-05-06', '2026-09-22'])
    assert.equal(isBusinessDay(day), false, day);
  for (const day of ['2026-08-21', '2026-12-28', '2027-01-04', '2026-05-07'])
    assert.equal(isBusinessDay(day), true, day);
});

test('stepping over New Year finds the neighbouring working days', () => {
  assert.equal(nextBusinessDay('2026-12-28'), '2027-01-04');
});

test('the days between two dates leave out the first and keep the last', () => {
  assert.deepEqual(businessDaysBetween('2026-05-01', '2026-05-08'), ['2026-05-07', '2026-05-08']);
  assert.deepEqual(businessDaysBetween('2026-05-08', '2026-05-08'), []);
});

test('the date in Japan is nine hours ahead of UTC', () => {
  assert.equal(dateInJapan(new Date('2026-11-14T15:00:00Z')), '2026-11-15');
  assert.equal(dateInJapan(new Date('2026-11-14T14:59:59Z')), '2026-11-14');
});
