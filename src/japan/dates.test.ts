import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leastCpuOf } from '../../testkit/cpu.ts';
import { findDates, findTimes } from './dates.ts';

const isos = (text: string) => findDates(text).map((hit) => hit.iso);

test('every notation of a Japanese document is read', () => {
  const notations: [string, string][] = [
    ['2026年11月 3日(火)', '2026-11-03'],
    ['2026/11/03', '2026-11-03'],
    ['2026-11-03', '2026-11-03'],
    ['2026.-9.30 東京駅', '2026-09-30'],
    ['2026. 9.30', '2026-09-30'],
    ['26/11/14', '2026-11-14'],
    ["'26.11.13", '2026-11-13'],
    ['26年11月13日', '2026-11-13'],
    ['R8.11.07', '2026-11-07'],
    ['R08/11/07', '2026-11-07'],
    ['令和8年11月7日', '2026-11-07'],
    ['令和 8年 1月 7日', '2026-01-07'],
    ['令和元年5月1日', '2019-05-01'],
    ['令和八年十一月七日', '2026-11-07'],
    ['令和八年五月廿日', '2026-05-20'],
    ['令和8年2月末日', '2026-02-28'],
    ["'26 11.07", '2026-11-07'],
    ['令和八年十二月卅一日', '2026-12-31'],
    ['二〇二六年十一月二十日', '2026-11-20'],
    ['H31.4.30', '2019-04-30'],
    ['Nov 14, 2026', '2026-11-14'],
    ['14 November 2026', '2026-11-14'],
    ['05NOV26', '2026-11-05'],
    ['発行日20261114', '2026-11-14'],
  ];
  for (const [text, iso] of notations) assert.deepEqual(isos(text), [iso], text);
});

test('a printed weekday is compared with the calendar', () => {
  assert.deepEqual(findDates('2026年11月3日(火)')[0]?.weekday, { printed: '火', matches: true });
  assert.deepEqual(findDates('2026/11/03(水)')[0]?.weekday, { printed: '水', matches: false });
  assert.equal(findDates('2026/11/03')[0]?.weekday, undefined);
  for (const text of ['2026/11/03(火・祝)', '2026年11月3日<火>', '2026/11/03 火 12:40', 'Tuesday, 3 November 2026'])
    assert.deepEqual(findDates(text)[0]?.weekday, { printed: '火', matches: true }, text);
  assert.deepEqual(findDates('24-12-20N'), []);
  // 金 in front of an amount, and a day that only ends a word.
  for (const text of ['2026/11/03 金 5,000円', '2026/11/03 火災保険料', '2026/11/03 Satake Ltd.'])
    assert.equal(findDates(text)[0]?.weekday, undefined, text);
});

test('a time glued to a register number does not spoil date or time', () => {
  const text = '2025年 6月17日(火)20時46分000101';
  assert.deepEqual(isos(text), ['2025-06-17']);
  assert.deepEqual(
    findTimes(text).map((hit) => hit.time),
    ['20:46'],
  );
});

test('phones, amounts and versions are no dates', () => {
  for (const text of ['03-5550-0101', '052-550-3607', '1,234,567', '10.0.26.1', '150-0002', '2026/13/01', '99/99/99'])
    assert.deepEqual(isos(text), [], text);
});

test('two dates of a period are both found', () => {
  assert.deepEqual(isos('利用期間 2026/10/01～2026/10/31'.normalize('NFKC')), ['2026-10-01', '2026-10-31']);
});

test('times are read in 24 and 12 hour forms', () => {
  const times = (text: string) => findTimes(text).map((hit) => hit.time);
  assert.deepEqual(times('08:14 責012'), ['08:14']);
  assert.deepEqual(times('18:27:33'), ['18:27']);
  assert.deepEqual(times('午後3時05分'), ['15:05']);
  assert.deepEqual(times('3:05 PM'), ['15:05']);
  assert.deepEqual(times('25:10 99:99'), []);
});

test('a long run of digits and separators is read in linear time', () => {
  for (const piece of ['1', '2026/', '1,', '令和', '12:', '-'])
    assert.ok(leastCpuOf(() => findDates(piece.repeat(12_000 / piece.length)), 100) < 100, piece);
});

test('days with the year at the end are read where one reading alone exists or fits the weekday', () => {
  assert.deepEqual(isos('10/17/2026 (Sat) 20:51'), ['2026-10-17']);
  assert.deepEqual(isos('17/10/2026'), ['2026-10-17']);
  assert.deepEqual(isos('Thu 10/08/2026'), ['2026-10-08']);
  assert.deepEqual(isos('10/08/2026 (Mon)'), ['2026-08-10']);
  assert.deepEqual(isos('08/08/2026'), ['2026-08-08']);
  for (const open of ['10/08/2026', '10/08/2026 (Sun)', '13/13/2026', '1/10/2026-5']) assert.deepEqual(isos(open), []);
});

test('with points the day stands first; a year behind an apostrophe stands last', () => {
  assert.deepEqual(
    ['Datum 28.09.2026', "07-19-'26 18:50", '192.168.10.2026', 'v1.2.2026.3'].map((text) =>
      findDates(text).map(({ iso }) => iso),
    ),
    [['2026-09-28'], ['2026-07-19'], [], []],
  );
});

test('a day whose words stand wide apart is read', () => {
  assert.deepEqual(isos('令　和　８　年　１１　月　２　日'.normalize('NFKC')), ['2026-11-02']);
  assert.deepEqual(isos('2026   年 11   月  2   日'), ['2026-11-02']);
  assert.deepEqual(isos('令和会 8年目 11月 2日'), []);
});

test('a month in letters between year and day, and a year of the era where the weekday says so', () => {
  assert.deepEqual(isos('Invoice Date  2026-Nov-13'), ['2026-11-13']);
  assert.deepEqual(isos('8年11月14日(土)'), ['2026-11-14']);
  assert.deepEqual(isos('8年11月14日(日)'), []);
  assert.deepEqual(isos('8年11月14日'), []);
  assert.deepEqual(isos('令和8年11月14日(土)'), ['2026-11-14']);
});
