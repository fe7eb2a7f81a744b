import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layOutTaxTables } from './tax-tables.ts';

test('rates with their bases and taxes are set as papers print them', () => {
  assert.deepEqual(layOutTaxTables(['税率,税抜,消費税', '8,33000,2640', '10%,"4,200",420', '合計,40260']), [
    '',
    '8%対象   33000   消費税   2640',
    '10%対象   4,200   消費税   420',
    '合計,40260',
  ]);
  assert.equal(
    layOutTaxTables(['税率\t税込金額\tうち消費税', '8%(軽減)\t1080\t80'])[1],
    '8%対象(税込)   1080   内消費税   80',
  );
});

test('a table of goods, a heading alone and other rates stay as they are', () => {
  for (const lines of [
    ['税率,品名,金額', '8,鉛筆,220'],
    ['税率,税抜,消費税', '合計,40260'],
    ['税率,税抜,消費税', '50,100,50'],
    ['税率 税抜 消費税', '8 33000 2640'],
  ])
    assert.deepEqual(layOutTaxTables(lines), lines);
});
