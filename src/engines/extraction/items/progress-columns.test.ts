import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { readRow } from './cells.ts';
import { readHeading } from './columns.ts';

const read = (head: string, line: string) => {
  const [heading, row] = rowsOfText(`${head}\n${line}`).rows;
  const { quantity, unitPrice, amount } = readRow(row!, readHeading(heading!), false);
  return [quantity, unitPrice, amount];
};

test('of what was agreed, done before, done now and is left, what was done now is charged', () => {
  const head = '工種          契約金額      前回迄出来高    今回出来高    残高';
  assert.deepEqual(read(head, '鉄筋加工組立    5,200,000   1,560,000   2,080,000  1,560,000'), [null, null, 2_080_000]);
  assert.deepEqual(read('工種 契約金額 前回迄 今回 残額', '運搬費 400,000 140,000 260,000 0'), [null, null, 260_000]);
});

test('count and price are told where they make what is billed now', () => {
  const head = '名称      契約数量  単価    契約金額    前回数量  今回数量  今回金額';
  assert.deepEqual(
    read(head, '表層工       1,200   1,500   1,800,000     400       500    750,000'),
    [500, 1500, 750_000],
  );
});

test('a table without what was agreed or billed before is read as any other', () => {
  assert.deepEqual(read('品名    数量   単価   今回請求額', '清掃      2    4,000    8,000'), [2, 4000, 8000]);
});
