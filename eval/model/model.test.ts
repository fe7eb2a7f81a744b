import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDriver } from './drive.ts';
import { explore, walks } from './explore.ts';

const BOUNDS = { requestsPerClient: 1, crashes: 2 };

test('no interleaving of two payments under one key, with crashes, charges twice or charges for nothing', () => {
  const { states, violation } = explore(BOUNDS);
  assert.equal(violation, null);
  assert.ok(states > 2000, `${states} states`);
});

test('the check finds the double charge of code that settles a job another payment made', () => {
  const { violation } = explore({ ...BOUNDS, naive: true });
  assert.match(violation?.what ?? '', /two payments|bought nothing/);
});

test('the same holds where the payer is a contract wallet, which is proven before it may claim', async () => {
  const { states, violation } = explore({ ...BOUNDS, contract: true });
  assert.equal(violation, null);
  assert.ok(states > 3000, `${states} states`);
  const bounds = { requestsPerClient: 2, crashes: 1, contract: true };
  const driver = await openDriver(bounds);
  for (const trace of walks(bounds, 60, spreading())) await driver.run(trace);
});

test('the gate, the reconciler and the job service do what the model does, step by step', async () => {
  const bounds = { requestsPerClient: 2, crashes: 1 };
  const driver = await openDriver(bounds);
  for (const trace of walks(bounds, 60, spreading())) await driver.run(trace);
});

function spreading(): () => number {
  let n = 0;
  return () => (n = (n + 0.618_033_988_75) % 1);
}
