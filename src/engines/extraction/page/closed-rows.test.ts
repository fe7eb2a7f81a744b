import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gapsOfRows } from './closed-rows.ts';
import { tokensOf } from './closed-tokens.ts';

const gaps = (...lines: string[]) =>
  [...gapsOfRows(lines.map(tokensOf), new Map())].map(([line, words]) => [line, ...words]);

test('count and price that make the amount are columns, in either order', () => {
  assert.deepEqual(gaps('シリカゲル 3箱 1,200 3,600'), [[0, 1, 2, 3]]);
  assert.deepEqual(gaps('シリカゲル 1,200 3箱 3,600'), [[0, 1, 2, 3]]);
  assert.deepEqual(gaps('シリカゲル 3箱 1,200 3,700'), []);
});

test('what is said of the amount is no name', () => {
  assert.deepEqual(gaps('通関料 (免) 11,800'), [[0, 1, 2]]);
});

test('sums, contacts and numbers of papers are no goods', () => {
  assert.deepEqual(gaps('合計 3点 3,600', 'TEL 03-5550-1234', '登録番号 T1234567890123'), []);
});

test('where thousands are set apart by a space nothing is a column', () => {
  assert.deepEqual(gaps('茶 2箱 1 100', '菓子 3箱 2 200', '合計 3 300'), []);
});
