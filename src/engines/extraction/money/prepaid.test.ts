import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ratesOn } from '../../../japan/consumption-tax.ts';
import { rowsOfText } from '../page/rows.ts';
import { findMoneyFacts } from './find-facts.ts';

const totals = (...lines: string[]) =>
  findMoneyFacts(rowsOfText(lines.join('\n')).rows, new Map(), ratesOn('2026-05-06')!)
    .filter((fact) => fact.kind === 'total')
    .map((fact) => fact.value);

test('what is put on a card is the total of its receipt', () => {
  const paper = ['プレミアム 300円', 'チャージ後残高 4,150円', '投入金額 3,000円'];
  assert.deepEqual(totals('ランドリーカード チャージ機', 'チャージ額 3,000円', ...paper), [3000]);
  assert.deepEqual(totals('チャージ領収書', '入金額 ¥3,000', '入金後残高 ¥3,420'), [3000]);
});

test('on other papers what came in is no total', () => {
  assert.deepEqual(totals('御請求書', '御入金額 200,000'), []);
  assert.deepEqual(totals('合計 ¥1,086', 'チャージ額 ¥3,000'), [1086]);
});
