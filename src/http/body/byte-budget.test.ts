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

test('one holder has a share of a budget, or one body alone, whatever its size', () => {
  const budget = new ByteBudget(100);
  const [first, second, other] = [budget.hold('a'), budget.hold('a'), budget.hold('b')];
  first.take(40);
  assert.throws(() => second.take(1), { code: 'body_budget_exhausted' });
  other.take(10);
  budget.hold('b').take(15);
  assert.throws(() => budget.hold('b').take(1), { code: 'body_budget_exhausted' });
  first.release();
  second.take(25);
  assert.equal(budget.used, 50);
});

test('who never paid leaves room for those who have', () => {
  const { paid, newcomers } = createByteBudgets(800);
  const held = Array.from({ length: 4 }, (_, i) => newcomers.hold(`net ${i}`));
  for (const one of held) one.take(100);
  assert.throws(() => newcomers.hold('net 9').take(1), { code: 'body_budget_exhausted' });
  paid.hold('payer').take(200);
  paid.hold('another payer').take(200);
  assert.throws(() => paid.hold('third payer').take(1), { code: 'body_budget_exhausted' });
  for (const one of held) one.release();
  assert.deepEqual([paid.used, newcomers.used], [400, 0]);
  paid.hold('third payer').take(200);
  paid.hold('fourth payer').take(150);
  assert.throws(() => newcomers.hold('net 0').take(60), { code: 'body_budget_exhausted' }, 'it is a part of the whole');
});
