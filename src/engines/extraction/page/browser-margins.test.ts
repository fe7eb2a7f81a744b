import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserMargins } from './browser-margins.ts';
import { rowsOfText } from './rows.ts';

const marginsOf = (...rows: string[]) => [...browserMargins(rows)];

test('the moment over a page and the address under it are the browser’s, on every page', () => {
  assert.deepEqual(
    marginsOf('2026/05/14 8:53  領収書', '領収書', '2026年5月13日', 'https://shop.example.jp/r/1  1/1'),
    [0, 3],
  );
  assert.deepEqual(
    marginsOf(
      '',
      '5/14/26, 8:53 AM  Order',
      'a',
      'https://e.jp/o 1/2',
      '5/14/26, 8:53 AM  Order',
      'b',
      'https://e.jp/o 2/2',
    ),
    [1, 3, 4, 6],
  );
  assert.deepEqual(marginsOf('注文の詳細  https://shop.example.jp/o', 'a', '1 / 1  2026/05/14 8:53'), [0, 2]);
});

test('a moment or an address alone is the paper’s own', () => {
  assert.deepEqual(marginsOf('2026/05/14 8:53  レジ2', '合計 500円', 'https://shop.example.jp'), []);
  assert.deepEqual(marginsOf('見本食堂', '2026/05/14 8:53', 'https://shop.example.jp 1/1'), []);
  assert.deepEqual(marginsOf('領収書', '1/1'), []);
});

test('rows are those of the paper alone', () => {
  const { rows } = rowsOfText(
    '2026/05/14 8:53  領収書\n領収書 見本商店\n2026年5月13日\nhttps://shop.example.jp/r/1  1/1',
  );
  assert.deepEqual(
    rows.map((row) => row.text.trim()),
    ['領収書 見本商店', '2026年5月13日'],
  );
});
