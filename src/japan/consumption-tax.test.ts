import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knownRates, lawfulRounding, ratesOn, withholdingOn } from './consumption-tax.ts';

test('rates follow the date of the transaction', () => {
  assert.deepEqual(ratesOn('1989-03-31'), null);
  assert.equal(ratesOn('1989-04-01')?.standard, 3);
  assert.equal(ratesOn('2014-03-31')?.standard, 5);
  assert.equal(ratesOn('2019-09-30')?.standard, 8);
  assert.equal(ratesOn('2019-10-01')?.reduced, 8);
  assert.deepEqual(knownRates('2026-11-15'), [10, 8, 5, 3]);
  assert.deepEqual(knownRates('2000-01-01'), [5, 3]);
});

test('all three roundings are lawful and named', () => {
  assert.equal(lawfulRounding(308, 24, 8, 'excl'), 'floor');
  assert.equal(lawfulRounding(308, 25, 8, 'excl'), 'round');
  assert.equal(lawfulRounding(301, 25, 8, 'excl'), 'ceil');
  assert.equal(lawfulRounding(1000, 100, 10, 'excl'), 'exact');
  assert.equal(lawfulRounding(1098, 99, 10, 'incl'), 'floor');
  assert.equal(lawfulRounding(29040, 2640, 10, 'incl'), 'exact');
});

test('anything else is unlawful', () => {
  assert.equal(lawfulRounding(308, 26, 8, 'excl'), null);
  assert.equal(lawfulRounding(308, 23, 8, 'excl'), null);
  assert.equal(lawfulRounding(315, 30, 10, 'excl'), null);
});

test('refunds are judged by absolute value and need the same sign', () => {
  assert.equal(lawfulRounding(-308, -24, 8, 'excl'), 'floor');
  assert.equal(lawfulRounding(-308, 24, 8, 'excl'), null);
});

test('withholding has two steps', () => {
  assert.equal(withholdingOn(200_000), 20_420);
  assert.equal(withholdingOn(1_000_000), 102_100);
  assert.equal(withholdingOn(1_500_000), 204_200);
});

test('a tax with cents is rounded to cents', () => {
  assert.equal(lawfulRounding(1558, 155.8, 10, 'excl'), 'exact');
  assert.equal(lawfulRounding(72.45, 7.24, 10, 'excl'), 'floor');
  assert.equal(lawfulRounding(72, 7.3, 10, 'excl'), null);
});
