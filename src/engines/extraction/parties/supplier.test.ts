import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findSupplier, type Supplier } from './supplier.ts';

const chosen = (value: string, score = 1) => findSupplier([{ value, score } as Supplier])?.value ?? null;

test('an office behind a legal name is left out of the issuer', () => {
  assert.equal(chosen('株式会社見本商事 千葉支店'), '株式会社見本商事');
  assert.equal(chosen('見本医薬株式会社　仙台営業所'), '見本医薬株式会社');
});

test('a shop without a legal form keeps its place, and a name is no office', () => {
  assert.equal(chosen('お弁当のみほん 津駅前店'), 'お弁当のみほん 津駅前店');
  assert.equal(chosen('株式会社 見本'), '株式会社 見本');
});

test('nobody is named when no candidate is likelier than none', () => {
  assert.equal(chosen('見本商店', -1), null);
});
