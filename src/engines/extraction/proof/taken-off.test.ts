import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const passes = (...rows: string[]) =>
  extractDocument({
    rows: rowsOfText(['株式会社見本', '登録番号 T7999901000001', '2026/10/12 10:02', ...rows].join('\n')).rows,
    kind: 'receipt',
    now: new Date('2026-11-16'),
    source: 'text',
  }).status === 'passed';

test('a sum above what is taken off still bears it', () => {
  const paper = (total: string) =>
    passes('梅干   1,296', '寿司   1,810', `合計  ${total}`, '(8%対象  3,106 内税 230)', '地域クーポン  -1,000');
  assert.deepEqual([paper('3,106'), paper('2,106')], [true, false]);
});

test('a ticket under the taxes of the full price leaves open which of two sums is the total', () => {
  const rows = ['プレー料金   9,800', '合計  9,800', '(10%対象  9,800 内税 890)'];
  assert.equal(passes(...rows, 'カード 9,800'), true);
  assert.equal(passes(...rows, '友の会優待券  -1,000', 'お支払金額  8,800', 'カード 8,800'), false);
});

test('points that were taken off stand between goods whose products hold and the sum', () => {
  const paper = (points: string) =>
    passes(
      '剪定鋏   1   4,180   4,180',
      '替刃     2     990   1,980',
      `ポイント利用   -${points}`,
      'お支払金額  5,830円',
      '10%対象  5,830円 消費税  530円',
    );
  assert.deepEqual([paper('330'), paper('350')], [true, false]);
});

test('the odd yen taken off below the taxes, said as such, leave the sum proven; more than these do not', () => {
  const paper = (off: number, word: string) =>
    passes(
      '苗   20,000',
      '小計  20,000',
      '10%対象  20,000  消費税  2,000',
      '合計  22,000',
      `${word}   -${off}`,
      `差引お支払額  ${(22_000 - off).toLocaleString('en')}`,
      `現金  ${(22_000 - off).toLocaleString('en')}`,
    );
  assert.deepEqual([paper(45, '端数値引'), paper(45, '値引'), paper(1500, '端数値引')], [true, false, false]);
});
