import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressAgrees, addressOutcome, nearerAddress } from './address-agreement.ts';

test('the same town agrees; companies of one city are no neighbours', () => {
  assert.equal(addressAgrees('same_block'), true);
  assert.equal(addressAgrees('same_town'), true);
  assert.equal(addressAgrees('same_municipality'), false);
  assert.equal(addressAgrees('different'), false);
});

test('an address that cannot be placed says nothing', () => {
  assert.equal(addressAgrees('incomparable'), null);
  assert.equal(addressOutcome('incomparable'), 'not_compared');
});

test('a block is a match, a town a part of one, a municipality none', () => {
  assert.equal(addressOutcome('same_block'), 'match');
  assert.equal(addressOutcome('same_town'), 'partial_match');
  assert.equal(addressOutcome('same_municipality'), 'mismatch');
  assert.equal(addressOutcome('different'), 'mismatch');
});

test('of two registers the nearer address counts, in either order', () => {
  assert.equal(nearerAddress('different', 'same_block'), 'same_block');
  assert.equal(nearerAddress('same_block', 'different'), 'same_block');
  assert.equal(nearerAddress('incomparable', 'different'), 'different');
});
