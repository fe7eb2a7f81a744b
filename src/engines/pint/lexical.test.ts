import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as lexical from './lexical.ts';

const all = (check: (text: string) => unknown, right: readonly string[], wrong: readonly string[]) => {
  for (const text of right) assert.ok(check(text), `accepts ${JSON.stringify(text)}`);
  for (const text of wrong) assert.ok(!check(text), `refuses ${JSON.stringify(text)}`);
};

test('normalize-space knows XML white space only', () => {
  assert.equal(lexical.normalizeSpace(' \t a \n b '), 'a b');
  assert.equal(lexical.normalizeSpace('　a　'), '　a　');
});

test('dates must exist; zones and surrounding blanks are allowed', () => {
  all(
    lexical.parseDate,
    [
      '2026-07-31',
      '2024-02-29',
      '2000-02-29',
      '2026-07-31Z',
      '2026-07-31+09:00',
      ' 2026-07-31 ',
      '-0001-01-01',
      '12026-01-01',
    ],
    [
      '',
      '2026-02-29',
      '1900-02-29',
      '2026-13-01',
      '2026-00-01',
      '2026-04-31',
      '2026-7-1',
      '0000-01-01',
      '02026-01-01',
      '2026-07-31+15:00',
      '２０２６-07-31',
      '2026/07/31',
    ],
  );
});

test('dates compare by instant, a missing zone counts as UTC', () => {
  const order = (a: string, b: string) => Math.sign(lexical.compareDates(lexical.parseDate(a)!, lexical.parseDate(b)!));
  assert.equal(order('2026-07-10', '2026-07-10+09:00'), 1);
  assert.equal(order('2026-07-10', '2026-07-10-05:00'), -1);
  assert.equal(order('2024-02-29', '2024-03-01'), -1);
  assert.equal(order('2026-01-01', '2026-01-01Z'), 0);
  assert.equal(order('-0001-12-31', '0001-01-01'), -1);
});

test('times', () => {
  all(
    lexical.isTime,
    ['00:00:00', '24:00:00', '23:59:59.123', '01:02:03Z', '01:02:03-14:00'],
    ['24:00:01', '23:60:00', '23:59:60', '9:30:00', '09:30', '01:00:00.', ''],
  );
});

test('booleans and doubles', () => {
  assert.deepEqual(['true', '1', ' false ', '0', 'TRUE', ''].map(lexical.parseBoolean), [
    true,
    true,
    false,
    false,
    undefined,
    undefined,
  ]);
  assert.deepEqual(['130', '1.3E2', ' 130.0 ', 'INF', 'abc', '0x82', ''].map(lexical.parseDouble), [
    130,
    130,
    130,
    Number.POSITIVE_INFINITY,
    undefined,
    undefined,
    undefined,
  ]);
});

test('Base64 comes in groups of four without stray bits', () => {
  all(
    lexical.isBase64,
    ['', 'YQ==', 'YWI=', 'YWJj', ' Y Q = = ', 'YWJj\nYWJj'],
    ['Y', 'YQ', 'YQ=', 'YR==', 'YWJ=', 'YQ==YQ==', '====', 'Y-=='],
  );
});

test('languages and URIs', () => {
  all(lexical.isLanguage, ['ja', 'ja-JP', 'zh-Hant-TW'], ['', 'j1', 'ja_JP', 'abcdefghi', 'ja-']);
  all(
    lexical.isAnyUri,
    ['', 'http://a.b/c', 'a b', '日本', 'urn:x:y', 'http://[::1]:80/', '#x', '//h/p'],
    ['%zz', '100%', ':x', '1:x', 'a#b#c', 'http://[::1', '[x]', 'http://a:b/'],
  );
});
