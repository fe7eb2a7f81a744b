import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Job, nextInTurn } from './turns.ts';

const job = (id: number, owner?: string): Job => ({
  id,
  task: null,
  options: {},
  resolve() {},
  reject() {},
  release() {},
  slot: null,
  step: undefined,
  owner,
});
const running = (...jobs: Job[]) => new Map(jobs.map((entry) => [entry.id, entry]));

test('the first that waits goes first', () => {
  assert.equal(nextInTurn([job(1, 'a'), job(2, 'b')], running()), 0);
});

test('who has a task running lets others go first', () => {
  assert.equal(nextInTurn([job(2, 'a'), job(3, 'a'), job(4, 'b')], running(job(1, 'a'))), 2);
});

test('a task of nobody waits for nobody', () => {
  assert.equal(nextInTurn([job(2, 'a'), job(3)], running(job(1, 'a'), job(9))), 1);
});

test('where all that wait have a task running, the first goes', () => {
  assert.equal(nextInTurn([job(2, 'a'), job(3, 'b')], running(job(1, 'a'), job(4, 'b'))), 0);
});
