import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { findMoneyFacts } from './find-facts.ts';

const kinds = (text: string) =>
  findMoneyFacts(rowsOfText(text).rows, new Map(), { standard: 10, reduced: 8 }).map(
    ({ kind, value }) => `${kind} ${value}`,
  );

test('net, tax and gross in one row under their words', () => {
  assert.deepEqual(
    kinds(
      '回数   リース料(税抜)  消費税(10%)   お支払額\n第32回     18,500          1,850        20,350\nご請求金額 20,350円',
    ),
    ['base 18500', 'tax 1850', 'total 20350', 'payable 20350'],
  );
});

test('a rate in the heading is that of the tax, and the sum of both is no base of it', () => {
  assert.deepEqual(kinds('小計     消費税(10%)   合計\n395,000  39,500        434,500'), [
    'subtotal 395000',
    'tax 39500',
    'total 434500',
  ]);
});

test('amounts that make no printed sum, or whose tax is none, are left as they were', () => {
  const paper = (row: string, sum: string) =>
    `回数   リース料(税抜)  消費税(10%)   お支払額\n第32回     ${row}\nご請求金額 ${sum}円`;
  for (const text of [
    paper('18,500          1,850        20,350', '20,530'),
    paper('18,400          1,950        20,350', '20,350'),
  ])
    assert.equal(
      kinds(text).some((kind) => kind.startsWith('base')),
      false,
      text,
    );
});
