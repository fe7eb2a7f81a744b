import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRates } from './labels.ts';

const rates = (tight: string): number[] => findRates(tight, { standard: 10, reduced: 8 }).map(({ rate }) => rate);

test('a rate in figures, in kanji, in tenths', () => {
  assert.deepEqual(rates('消費税(10%)5,000'), [10]);
  assert.deepEqual(rates('消費税十パーセント'), [10]);
  assert.deepEqual(rates('うち消費税一割1500円'), [10]);
  assert.deepEqual(rates('消費税(一割)'), [10]);
});

test('a share of the price is no rate', () => {
  assert.deepEqual(rates('会員一割引'), []);
  assert.deepEqual(rates('10%OFF'), []);
});
