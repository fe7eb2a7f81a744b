import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createUnusedPayments } from './unused-payments.ts';
import type { Wallet } from './wallet.ts';
import type { PaymentPayload, PaymentRequirements } from './x402.types.ts';

const asking = (amount: string) => ({ amount, payTo: '0x1' }) as PaymentRequirements;

function bed() {
  let signed = 0;
  let time = 0;
  const wallet: Wallet = {
    address: '0x2',
    pay: async (_, accepted) => ({ x402Version: 2, accepted, payload: { n: ++signed } }) as PaymentPayload,
  };
  const payments = createUnusedPayments(wallet, () => time);
  const call = async (amount: string, status: number) => {
    const one = payments.begin();
    const isKept = one.hasFor(asking(amount));
    const { payload } = await one.pay({} as never, asking(amount));
    one.end(status);
    return [isKept, payload.n];
  };
  return { call, later: (ms: number) => (time += ms) };
}

test('what a failed call left unused pays for the next one that costs the same', async () => {
  const { call } = bed();
  assert.deepEqual(await call('5000', 422), [false, 1]);
  assert.deepEqual(await call('5000', 500), [true, 1]);
  assert.deepEqual(await call('10000', 200), [false, 2], 'another price');
  assert.deepEqual(await call('5000', 200), [true, 1]);
  assert.deepEqual(await call('5000', 200), [false, 3], 'what was paid with is gone');
});

test('a signature that is refused, or still at work, is not used again', async () => {
  for (const status of [402, 409, 429, 503]) {
    const { call } = bed();
    await call('5000', status);
    assert.deepEqual(await call('5000', 200), [false, 2], String(status));
  }
});

test('nor is one that would end too soon', async () => {
  const { call, later } = bed();
  await call('5000', 422);
  later(29_000);
  assert.deepEqual(await call('5000', 422), [true, 1]);
  later(1000);
  assert.deepEqual(await call('5000', 422), [false, 2], 'its time is counted from the signature');
});

test('two calls at once never share one', async () => {
  const { call } = bed();
  await call('5000', 422);
  assert.deepEqual(await Promise.all([call('5000', 200), call('5000', 200)]), [
    [true, 1],
    [false, 2],
  ]);
});
