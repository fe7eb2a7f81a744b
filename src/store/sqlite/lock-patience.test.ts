import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLockPatience } from './lock-patience.ts';

function patience() {
  const waits: string[] = [];
  let at = 0;
  const guarded = createLockPatience(
    { exec: (sql) => void waits.push(sql.replace('PRAGMA busy_timeout = ', '')) },
    () => at,
  );
  const fail = (errcode: number) =>
    assert.throws(() =>
      guarded(() => {
        throw Object.assign(new Error('database is locked'), { errcode });
      }),
    );
  return { waits, guarded, fail, pass: (ms: number) => (at += ms) };
}

test('after a wait in vain nobody waits, until no lock was met for a while', () => {
  const { waits, guarded, fail, pass } = patience();
  assert.equal(
    guarded(() => 1),
    1,
  );
  assert.deepEqual(waits, []);
  fail(5);
  assert.deepEqual(waits, ['10']);
  pass(4000);
  fail(5);
  pass(4000);
  assert.equal(
    guarded(() => 2),
    2,
  );
  assert.deepEqual(waits, ['10'], 'the second one began the while anew');
  pass(2000);
  assert.equal(
    guarded(() => 3),
    3,
  );
  assert.deepEqual(waits, ['10', '800']);
});

test('other errors change nothing', () => {
  const { waits, fail } = patience();
  fail(13);
  assert.deepEqual(waits, []);
});
