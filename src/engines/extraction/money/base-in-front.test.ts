import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ratesOn } from '../../../japan/consumption-tax.ts';
import { rowsOfText } from '../page/rows.ts';
import { findMoneyFacts } from './find-facts.ts';

const facts = (text: string) =>
  findMoneyFacts(rowsOfText(text).rows, new Map(), ratesOn('2026-11-19')!).map(({ kind, value }) => `${kind} ${value}`);

test('of a base and its tax in one row the law says which is which, whatever stands first', () => {
  assert.deepEqual(facts('消費税(10%) 6,980対象 698'), ['base 6980', 'tax 698']);
  assert.deepEqual(facts('消費税(10%) 11,200 対象 112,000'), ['tax 11200', 'base 112000']);
});

test('two amounts that are no base and tax stay what their words say', () => {
  assert.deepEqual(facts('消費税(10%) 6,980 対象 500'), ['tax 6980', 'base 500']);
});
