import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PaymentPayload } from '@x402/core/types';
import { paidEndpoints } from '../../testkit/payment/paid-endpoints.ts';
import { USDC_DOMAIN } from '../contract/usdc.ts';
import { createSecrets } from '../store/secrets.ts';
import { openOrder, orderOf, orderText, sealOrder } from './order.ts';
import { readPayment } from './payment-header.ts';
import { createOffers } from './requirements.ts';

const offer = createOffers({
  payTo: `0x${'1'.repeat(40)}`,
  domain: USDC_DOMAIN,
  devnet: false,
  baseUrl: () => 'https://jbis.example/',
}).of(paidEndpoints(async () => ({}))[0]!, 5000n);

const bought = (changes: Partial<PaymentPayload> = {}) => {
  const payment = readPayment({
    x402Version: 2,
    accepted: structuredClone(offer.requirement),
    payload: {
      signature: `0x${'a'.repeat(130)}`,
      authorization: {
        from: `0x${'2'.repeat(40)}`,
        to: `0x${'1'.repeat(40)}`,
        value: '5000',
        validAfter: '0',
        validBefore: '1800000000',
        nonce: `0x${'3'.repeat(64)}`,
      },
      memo: '"株式会社"\u2028',
    },
    ...changes,
  });
  assert.ok(payment);
  return { payment, offer };
};
const cases = {
  'a plain payment': bought(),
  'one with an idempotency key': bought({
    extensions: { 'payment-identifier': { info: { required: false, id: 'pay_0123456789abcdef' } } },
  }),
  'one with extensions of its own, which are dropped': bought({ extensions: { bazaar: { info: {} }, other: 1 } }),
};

for (const [name, one] of Object.entries(cases)) {
  test(`an order is written out as what the facilitator gets: ${name}`, () => {
    assert.deepEqual(JSON.parse(orderText(one)), JSON.parse(JSON.stringify(orderOf(one))));
  });
}

test('a sealed order opens for its own payment only', () => {
  const secrets = createSecrets(Buffer.alloc(32, 3));
  const sealed = sealOrder(secrets, cases['a plain payment'], 'one');
  assert.deepEqual(openOrder(secrets, sealed, 'one'), JSON.parse(JSON.stringify(orderOf(cases['a plain payment']))));
  assert.throws(() => openOrder(secrets, sealed, 'two'), /another row/);
});
