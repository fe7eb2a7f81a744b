import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import type { PaymentPayload, PaymentRequirements } from '@x402/core/types';
import { custom } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { DEVNET_DOMAIN } from '../chain/usdc.ts';
import { FacilitatorUnavailable } from './facilitator.ts';
import { createOwnFacilitator } from './own.facilitator.ts';

const payer = privateKeyToAccount(generatePrivateKey()).address;
const payee = privateKeyToAccount(generatePrivateKey()).address;
const requirements = {
  scheme: 'exact',
  network: DEVNET_DOMAIN.network,
  amount: '1000',
  asset: DEVNET_DOMAIN.address,
  payTo: payee,
  maxTimeoutSeconds: 70,
  extra: { name: DEVNET_DOMAIN.name, version: '2' },
} as PaymentRequirements;
const payment = {
  x402Version: 2,
  accepted: requirements,
  payload: {
    signature: `0x${'11'.repeat(65)}`,
    authorization: {
      from: payer,
      to: payee,
      value: '1000',
      validAfter: '0',
      validBefore: String(Math.floor(Date.now() / 1000) + 60),
      nonce: `0x${'22'.repeat(32)}`,
    },
  },
} as unknown as PaymentPayload;

/** A chain that knows the token for the first `known` look-ups of its code, and fails at everything else. */
function failingChain(known: number) {
  let left = known;
  return custom(
    {
      request: async ({ method }: { method: string }) => {
        if (method === 'eth_getCode' && left-- > 0) return '0x6001';
        throw new Error('503 Service Unavailable');
      },
    },
    { retryCount: 0 },
  );
}

for (const [when, known] of [
  ['from the start', 0],
  ['after the token was seen', 1],
] as const)
  test(`a chain that fails ${when} gives no verdict, and nothing is left to reject by itself`, async () => {
    const loose: unknown[] = [];
    const note = (reason: unknown) => loose.push(reason);
    process.on('unhandledRejection', note);
    const key = generatePrivateKey();
    const own = createOwnFacilitator({
      transport: failingChain(known),
      key,
      token: DEVNET_DOMAIN,
      confirmMs: 1000,
      pollMs: 10,
    });
    await assert.rejects(own.verify(payment, requirements), FacilitatorUnavailable);
    await turn();
    await turn();
    process.off('unhandledRejection', note);
    assert.deepEqual(loose, []);
  });
