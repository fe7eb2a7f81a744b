import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AskedQuestions } from './asked-questions.ts';

test('a question is known from the second time on, until all are forgotten', () => {
  const asked = new AskedQuestions();
  assert.deepEqual([asked.came('a'), asked.came('a'), asked.came('b'), asked.came('')], [false, true, false, false]);
  asked.forget();
  assert.equal(asked.came('a'), false);
});

test('questions that differ little are told apart, and few push out another', () => {
  const asked = new AskedQuestions();
  const questions = Array.from({ length: 8000 }, (_, i) => `verify {"corporate_number":"${1_180_301_018_771 + i}"}`);
  assert.equal(questions.filter((question) => asked.came(question)).length, 0);
  assert.ok(questions.filter((question) => asked.came(question)).length > 7000);
});
