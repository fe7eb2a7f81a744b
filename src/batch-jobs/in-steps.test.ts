import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inSteps } from './in-steps.ts';

test('all are worked on in their order, and the loop turns meanwhile', async () => {
  let turned = 0;
  const turn = () => setImmediate(() => (turned++ < 1000 ? turn() : undefined));
  turn();
  const seen = new Set<number>();
  const numbers = Array.from({ length: 1000 }, (_, n) => n);
  const doubled = await inSteps(numbers, (n) => {
    seen.add(turned);
    return n * 2;
  });
  assert.deepEqual(
    doubled,
    numbers.map((n) => n * 2),
  );
  assert.ok(seen.size >= 10, `${seen.size} turns`);
  assert.deepEqual(await inSteps([], () => 1), []);
});
