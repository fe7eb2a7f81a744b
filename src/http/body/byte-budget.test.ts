import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ByteBudget } from './byte-budget.ts';

test('bytes are refused beyond the budget and free again when given back', () => {
  const budget = new ByteBudget(100);
  const first = budget.reserve(60);
  assert.throws(() => budget.reserve(50), { code: 'body_budget_exhausted' });
  first();
  first();
  assert.equal(budget.used, 0);
  budget.reserve(50)();
});

test('one body larger than the whole budget passes alone', () => {
  const budget = new ByteBudget(10);
  budget.reserve(50);
  assert.equal(budget.used, 50);
});
