import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEVNET_DOMAIN } from './chain/usdc.ts';
import { checkLocally } from './local-checks.ts';
import type { Payment } from './payment-header.ts';
import { REFUSALS } from './refusals.ts';

const PAYEE = '0x1111111111111111111111111111111111111111';
const at = (validAfter: bigint): Payment => ({
  payload: {} as never,
  signature: `0x${'00'.repeat(65)}`,
  payer: PAYEE,
  identifier: null,
  authorization: { from: PAYEE, to: PAYEE, value: 5n, validAfter, validBefore: 2000n, nonce: `0x${'00'.repeat(32)}` },
});
const check = (validAfter: bigint) =>
  checkLocally(at(validAfter), { payTo: PAYEE, amount: '5' } as never, DEVNET_DOMAIN, 1_000_999);

test('an authorization is valid after its second and not in it, as the token has it', () => {
  assert.equal(check(1001n), REFUSALS.validAfter);
  assert.equal(check(1000n), REFUSALS.validAfter);
  assert.equal(check(999n), REFUSALS.signature, 'on to the next check');
});
