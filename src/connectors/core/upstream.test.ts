import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memoryStore } from '../../../testkit/memory-store.ts';
import { Breaker } from './breaker.ts';
import { jaroWinkler } from './similarity.ts';
import { Upstream } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

const instant = { sleep: async () => {} };
const policy = { source: 'test', timeoutMs: 30_000, tries: 3, concurrency: 2 };
const down = () => Promise.reject(new UpstreamError('unavailable', 'down'));

test('a retryable fault is tried again, a refusal is not', async () => {
  const upstream = new Upstream(policy, { ...memoryStore(), ...instant });
  let calls = 0;
  const second = await upstream.ask({ attempt: async () => (++calls < 2 ? down() : 'good') });
  assert.deepEqual([second.ok && second.value, calls], ['good', 2]);
  calls = 0;
  const refused = await upstream.ask({
    attempt: async () => {
      calls++;
      throw new UpstreamError('refused', 'no');
    },
  });
  assert.deepEqual([refused.ok, !refused.ok && refused.fault, calls], [false, 'refused', 1]);
});

test('an attempt that does not end is cut at its time limit, even when it ignores its signal', async () => {
  const upstream = new Upstream({ ...policy, timeoutMs: 50, tries: 1 }, { ...memoryStore(), ...instant });
  const asked = await upstream.ask({ attempt: () => new Promise(() => {}) });
  assert.equal(!asked.ok && asked.fault, 'timeout');
});

test('an unexpected exception is a fault, never an answer', async () => {
  const upstream = new Upstream({ ...policy, tries: 1 }, { ...memoryStore(), ...instant });
  const asked = await upstream.ask({
    attempt: async () => {
      throw new TypeError('bug');
    },
  });
  assert.deepEqual([asked.ok, !asked.ok && asked.fault], [false, 'unavailable']);
});

test('the same question at the same time is asked once, and later answered from the cache', async () => {
  const upstream = new Upstream(policy, { ...memoryStore(), ...instant });
  let calls = 0;
  const question = {
    key: 'a',
    freshMs: () => 60_000,
    attempt: async () => {
      calls++;
      await new Promise((resolve) => setTimeout(resolve, 10));
      return calls;
    },
  };
  const answers = await Promise.all([upstream.ask(question), upstream.ask(question), upstream.ask(question)]);
  assert.deepEqual([calls, answers.map((answer) => answer.ok && answer.value)], [1, [1, 1, 1]]);
  const later = await upstream.ask(question);
  assert.deepEqual([later.ok && later.cached, calls], [true, 1]);
});

test('a failure is remembered only as long as asked', async () => {
  const upstream = new Upstream({ ...policy, tries: 1 }, { ...memoryStore(), ...instant });
  let calls = 0;
  const attempt = () => {
    calls++;
    return down();
  };
  await upstream.ask({ key: 'short', errorMs: 60_000, attempt });
  await upstream.ask({ key: 'short', errorMs: 60_000, attempt });
  assert.equal(calls, 1);
  await upstream.ask({ key: 'none', attempt });
  await upstream.ask({ key: 'none', attempt });
  assert.equal(calls, 3);
});

test('after repeated failures the source is left alone, one scope at a time, and tried again after the pause', async () => {
  let time = 0;
  const upstream = new Upstream(
    { ...policy, tries: 1, breaker: { threshold: 2, pauseMs: 1000 } },
    { ...memoryStore(), ...instant, now: () => new Date(time) },
  );
  let calls = 0;
  const attempt = () => {
    calls++;
    return down();
  };
  for (let i = 0; i < 4; i++) await upstream.ask({ scope: 'DE', attempt });
  assert.equal(calls, 2);
  const paused = await upstream.ask({ scope: 'DE', attempt });
  assert.deepEqual([!paused.ok && paused.fault, !paused.ok && paused.retryAfterSeconds], ['circuit_open', 1]);
  await upstream.ask({ scope: 'FR', attempt });
  assert.equal(calls, 3);
  time = 1001;
  await upstream.ask({ scope: 'DE', attempt });
  assert.equal(calls, 4, 'half open: one question');
  await upstream.ask({ scope: 'DE', attempt });
  assert.equal(calls, 4, 'and closed again at once');
  time = 3000;
  const mended = await upstream.ask({ scope: 'DE', attempt: async () => 'good' });
  assert.equal(mended.ok, true);
});

test('a source that says when to come back is not asked before', () => {
  let time = 0;
  const breaker = new Breaker({ threshold: 5, pauseMs: 10, now: () => time });
  breaker.failed('', 5000);
  assert.equal(breaker.wait(''), 5000);
  time = 5000;
  assert.equal(breaker.wait(''), 0);
});

test('the shared limit holds questions back, and reaching it is no fault of the source', async () => {
  const store = memoryStore();
  const limited = {
    ...policy,
    tries: 1,
    rate: { capacity: 1, refillPerSecond: 0.001 },
    breaker: { threshold: 1, pauseMs: 60_000 },
  };
  const one = new Upstream(limited, { ...store, ...instant });
  const other = new Upstream(limited, { ...store, ...instant });
  assert.equal((await one.ask({ attempt: async () => 1 })).ok, true);
  const refused = await other.ask({ attempt: async () => 1 });
  assert.deepEqual(
    [!refused.ok && refused.fault, !refused.ok && (refused.retryAfterSeconds ?? 0) > 100],
    ['rate_limited', true],
  );
});

test('no more attempts run at a time than allowed', async () => {
  const upstream = new Upstream(policy, { ...memoryStore(), ...instant });
  let running = 0;
  let most = 0;
  const attempt = async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
  };
  await Promise.all(Array.from({ length: 10 }, () => upstream.ask({ attempt })));
  assert.equal(most, 2);
});

test('Jaro-Winkler similarity', () => {
  assert.ok(Math.abs(jaroWinkler('MARTHA', 'MARHTA') - 0.961) < 0.001);
  assert.ok(Math.abs(jaroWinkler('DIXON', 'DICKSONX') - 0.813) < 0.001);
  assert.deepEqual([jaroWinkler('', 'a'), jaroWinkler('a', 'a'), jaroWinkler('ab', 'cd')], [0, 1, 0]);
});
