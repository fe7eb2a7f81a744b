import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 1, 12, 0, seconds));

/** Asked for the second time. */
function keepTwice(kept: KeptAnswers, question: string, text: string): void {
  kept.keep(question, text);
  kept.keep(question, text);
}

test('an answer is kept when its question comes again', () => {
  const kept = createKeptAnswers();
  const sources = [{}];
  for (const expected of [undefined, undefined, '1', '1']) {
    assert.equal(kept.get(sources, at(0), 'a'), expected);
    if (expected === undefined) kept.keep('a', '1');
  }
  assert.equal(kept.get(sources, at(60), 'a'), undefined);
  kept.keep('a', '1');
  assert.equal(kept.get(sources, at(60), 'a'), undefined, 'in the next minute it is asked for the first time again');
});

test('an answer is known within the minute and from the same data', () => {
  const kept = createKeptAnswers();
  const data = {};
  assert.equal(kept.get([data, null], at(0), 'a'), undefined);
  keepTwice(kept, 'a', '1');
  assert.equal(kept.get([data, null], at(59), 'a'), '1');
  assert.equal(kept.get([data, null], at(59), 'b'), undefined);
  assert.equal(kept.get([data, {}], at(59), 'a'), undefined, 'another source came');
  keepTwice(kept, 'a', '2');
  assert.equal(kept.get([data, {}], at(59), 'a'), undefined, 'and another object in its place');
  keepTwice(kept, 'a', '3');
  assert.equal(kept.get([data], at(60), 'a'), undefined, 'a minute later');
});

test('what was not asked for long is forgotten, and a long answer is never kept', () => {
  const kept = createKeptAnswers();
  const sources = [{}];
  const text = 'x'.repeat(30_000);
  const ask = (question: string) => kept.get(sources, at(0), question);
  assert.equal(ask('first'), undefined);
  keepTwice(kept, 'first', '1');
  for (let i = 0; i < 1200; i++) keepTwice(kept, `q${i}`, text);
  assert.equal(ask('first'), undefined);
  assert.equal(ask('q1199'), text);
  keepTwice(kept, 'long', 'x'.repeat(33_000));
  assert.equal(ask('long'), undefined);
});
