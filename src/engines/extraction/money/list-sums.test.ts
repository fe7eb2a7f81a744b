import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { findMoneyFacts } from './find-facts.ts';

const kinds = (...lines: string[]) =>
  findMoneyFacts(rowsOfText(lines.join('\n')).rows, new Map(), { standard: 10, reduced: 8 })
    .filter(({ kind }) => kind !== 'bare')
    .map(({ kind, value }) => `${kind} ${value}`);

test('rows that sum themselves up are no sums of the paper', () => {
  const rows = ['回線1  基本 2,980  通話 340  計 3,320', '回線2  基本 1,980  通話 60  計 2,040'];
  assert.deepEqual(kinds(...rows, 'ご請求額 5,896円'), ['payable 5896']);
  assert.ok(kinds(rows[0]!, 'ご請求額 3,652円').includes('total 3320'));
});

test('the sum of a list that repeats the net is the net', () => {
  const head = ['当月御買上額(税抜) 164,000', '消費税額(10%) 16,400', '当月御請求額 180,400'];
  assert.deepEqual(kinds(...head, '計  164,000').slice(-1), ['subtotal 164000']);
  assert.deepEqual(kinds(...head, '計  165,000').slice(-1), ['total 165000']);
});
