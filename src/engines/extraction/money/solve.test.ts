import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyse } from '../document/analysis.ts';
import { rowsOfText } from '../page/rows.ts';
import { findMoneyFacts } from './find-facts.ts';
import { solveMoney } from './solve.ts';

function solve(text: string, isReceipt = true) {
  const analysis = analyse(rowsOfText(text).rows);
  const facts = findMoneyFacts(analysis.rows, analysis.taken, { standard: 10, reduced: 8 });
  const { total, groups, closes, evidence } = solveMoney({ facts, isReceipt, date: '2026-11-15', itemsSum: null });
  return {
    total: total?.value,
    closes,
    groups: groups.map(({ rate, base, tax, basis }) => [rate, base, tax, basis]),
    zero: evidence.zero.map(({ amount }) => amount),
  };
}

test('a tax on top is found from subtotal, tax and total', () => {
  assert.deepEqual(solve('小計 1,000\n消費税(10%) 100\n合計 1,100'), {
    total: 1100,
    closes: true,
    groups: [[10, 1000, 100, 'excl']],
    zero: [],
  });
});

test('a tax inside is decided by the equation, not by the word', () => {
  assert.deepEqual(solve('合計 ¥920\n(内税(10%)対象額¥837 ¥83)').groups, [[10, 837, 83, 'excl']]);
  assert.deepEqual(solve('合計 ¥1,098\n(10%税込合計 ¥1,098) (10%消費税 ¥99)').groups, [[10, 1098, 99, 'incl']]);
});

test('合計 above the tax is not the total', () => {
  assert.equal(solve('合計 500,000\n消費税 50,000\n総合計 550,000', false).total, 550_000);
});

test('two rates and an amount outside the tax close together', () => {
  const solved = solve('8%対象 1,000 消費税 80\n10%対象 2,000 消費税 200\n不課税 150\n合計 3,430');
  assert.deepEqual(solved, {
    total: 3430,
    closes: true,
    groups: [
      [10, 2000, 200, 'excl'],
      [8, 1000, 80, 'excl'],
    ],
    zero: [150],
  });
});

test('money handed over, change, points and counts are no totals', () => {
  assert.equal(solve('合計点数 5\n合計 ¥1,355\nお預り ¥10,000\nお釣り ¥8,645\n今回ポイント 9999').total, 1355);
});

test('labels in one row and values in the next are joined by column', () => {
  const solved = solve(
    '前回御請求額   御入金額    繰越金額   今回御買上額  消費税額   今回御請求額\n   330,000      300,000     30,000      418,000     41,800     489,800\n10%対象 418,000 消費税 41,800',
    false,
  );
  assert.deepEqual([solved.total, solved.closes], [459_800, true]);
});

test('values before their labels are understood', () => {
  assert.equal(solve('¥2,970\n合計\n¥270\n(内消費税等 10%)').total, 2970);
});
