import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freeGate } from './free-gate.ts';
import { paidEndpoints } from './paid-endpoints.ts';

test('the open gate admits without payment, keeps nothing and passes the answer of the work on', async () => {
  const gate = freeGate();
  const endpoint = paidEndpoints(async () => ({}))[0]!;
  const admitted = await gate.admit({ endpoint, amount: 5000n, header: undefined });
  assert.ok('admission' in admitted);
  assert.equal(admitted.admission.payer, null);
  assert.equal(await gate.replay(admitted.admission, 'hash'), null);
  const answer = { status: 200, headers: {}, body: '{}' };
  assert.equal(await gate.execute(admitted.admission, 'hash', async () => answer), answer);
});
