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

test('the gate, the reconciler and the job service do what the model does, step by step', async () => {
  const bounds = { requestsPerClient: 2, crashes: 1 };
  const driver = await openDriver(bounds);
  let n = 0;
  const spread = () => (n = (n + 0.618_033_988_75) % 1);
  for (const trace of walks(bounds, 60, spread)) await driver.run(trace);
});
