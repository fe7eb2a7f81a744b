import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEndpointCpu } from './endpoint-cpu.ts';

test('CPU is given to the requests that were under way when it was used, in equal parts', () => {
  let used = 0;
  const cpu = createEndpointCpu(() => used);
  const endFirst = cpu.begin();
  used = 1_000_000; // the first alone
  const endSecond = cpu.begin();
  used = 3_000_000; // both
  assert.equal(endFirst(), 2);
  used = 3_500_000; // the second alone
  assert.equal(endSecond(), 1.5);
  used = 9_000_000; // nobody: housekeeping
  const endThird = cpu.begin();
  used = 9_250_000;
  assert.equal(endThird(), 0.25);
});

test('the clock is that of this thread', () => {
  const end = createEndpointCpu().begin();
  let sum = 0;
  for (let i = 0; i < 2e6; i++) sum += Math.sqrt(i);
  assert.ok(sum > 0 && end() > 0);
});
