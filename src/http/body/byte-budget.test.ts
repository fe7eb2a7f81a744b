import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ByteBudget, createByteBudgets } from './byte-budget.ts';

test('bytes count as they arrive and until they are given back; too many at once are 429', () => {
  const budget = new ByteBudget(100);
  const first = budget.hold();
  const idle = budget.hold();
  assert.equal(budget.used, 0, 'a body that has not arrived holds nothing');
  first.take(60);
  idle.take(30);
  assert.throws(() => idle.take(20), { code: 'body_budget_exhausted' });
  first.release();
  first.release();
  assert.equal(budget.used, 30);
  idle.take(20);
  idle.release();
  assert.equal(budget.used, 0);
});

test('one body larger than the whole budget passes alone', () => {
  const budget = new ByteBudget(100);
  const large = budget.hold();
  large.take(90);
  large.take(90);
  assert.throws(() => budget.hold().take(1), { code: 'body_budget_exhausted' });
  large.release();
  budget.hold().take(100);
});

test('bodies of anybody cannot use up what is there for payers', () => {
  const budgets = createByteBudgets(400);
  budgets.unpaid.hold().take(100);
  assert.throws(() => budgets.unpaid.hold().take(1));
  budgets.paid.hold().take(400);
  budgets.mcp.hold().take(100);
});
