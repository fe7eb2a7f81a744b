import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findAmounts } from './amounts.ts';
import { parseKanjiNumber } from './kanji-numbers.ts';

const values = (text: string) => findAmounts(text).map((hit) => hit.value);

test('amounts are read with every sign they are written with', () => {
  assert.deepEqual(values('¥1,234'), [1234]);
  assert.deepEqual(values('\\1,234-'), [1234]);
  assert.deepEqual(values('Y1,234'), [1234]);
  assert.deepEqual(values('1,234円'), [1234]);
  assert.deepEqual(values('金 1,234円也'), [1234]);
  assert.deepEqual(values('JPY 305,000'), [305000]);
});

test('sen are the decimals of yen', () => {
  assert.deepEqual(values('電力量料金 48,260円40銭'), [48260.4]);
  assert.deepEqual(values('調整額 -3,315円60銭'), [-3315.6]);
});

test('negative amounts keep their sign', () => {
  assert.deepEqual(values('-¥179'), [-179]);
  assert.deepEqual(values('¥-179'), [-179]);
  assert.deepEqual(values('△20,420'), [-20420]);
  assert.deepEqual(values('▲ 500'), [-500]);
});

test('a hyphen inside a code is no minus sign', () => {
  assert.deepEqual(values('INV-2026'), [2026]);
});

test('dots and spaces read into a number are repaired and logged', () => {
  assert.deepEqual(findAmounts('1.050')[0]?.repairs, ['dot_as_comma']);
  assert.deepEqual(values('1.050'), [1050]);
  assert.deepEqual(values('6. 160'), [6160]);
  assert.deepEqual(values('1, 234,567'), [1234567]);
});

test('decimals stay decimals', () => {
  assert.deepEqual(values('40.00L × @118.00'), [40, 118]);
  assert.deepEqual(values('@32.10'), [32.1]);
});

test('kanji and formal numerals are amounts only before 円 or 也', () => {
  assert.deepEqual(values('金壱拾弐萬参阡円也'), [123000]);
  assert.deepEqual(values('一二〇円'), [120]);
  assert.deepEqual(values('3万5千円'), [35000]);
  assert.deepEqual(values('三丁目'), []);
});

test('malformed kanji numbers are refused', () => {
  assert.equal(parseKanjiNumber('十百'), undefined);
  assert.equal(parseKanjiNumber('万億'), undefined);
  assert.equal(parseKanjiNumber(''), undefined);
  assert.equal(parseKanjiNumber('千二百三十四'), 1234);
  assert.equal(parseKanjiNumber('一億二千万'), 120_000_000);
});

test('a space between the groups is read as one number beside a currency sign, never as a stump', () => {
  assert.deepEqual(values('合計 ¥1 100'), [1100]);
  assert.deepEqual(values('12 345円'), [12345]);
  assert.deepEqual(findAmounts('¥1 100')[0]?.repairs, ['space_in_number']);
  assert.deepEqual(values('りんご 2 100'), [2, 100]);
});

test('letters read for digits inside a grouped number are mapped and logged', () => {
  assert.deepEqual(values('594,OOO'), [594000]);
  assert.deepEqual(values('¥l,2OO'), [1200]);
  assert.deepEqual(findAmounts('594,OOO')[0]?.repairs, ['letter_as_digit']);
  assert.deepEqual(values('BIS,OOO'), []);
});
