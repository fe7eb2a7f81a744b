import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PaymentRequiredV2Schema } from '@x402/core/schemas';
import type { PaymentRequired } from '@x402/core/types';
import {
  extractDiscoveryInfo,
  validateDiscoveryExtension,
  validateDiscoveryExtensionSpec,
} from '@x402/extensions/bazaar';
import { declarePaymentIdentifierExtension } from '@x402/extensions/payment-identifier';
import { paidEndpoints } from '../../testkit/payment/paid-endpoints.ts';
import { isPaid, priceOf } from '../contract/endpoint.ts';
import { USDC_DOMAIN } from '../contract/usdc.ts';
import { ENDPOINTS } from '../endpoints/index.ts';
import { DEVNET_DOMAIN } from './chain/usdc.ts';
import { createOffers } from './requirements.ts';

const PAYEE = '0x1111111111111111111111111111111111111111';
const options = { payTo: PAYEE, domain: USDC_DOMAIN, devnet: false, baseUrl: () => 'https://jbis.example/' };
const endpoints = [...paidEndpoints(async () => ({})), ...ENDPOINTS.filter(isPaid)];

/** The body as the header has it: without the example of an answer. */
function withoutExample(required: PaymentRequired): PaymentRequired {
  const copy = structuredClone(required) as { extensions?: { bazaar?: { info?: { output?: { example?: unknown } } } } };
  delete copy.extensions?.bazaar?.info?.output?.example;
  return copy as PaymentRequired;
}

for (const endpoint of endpoints) {
  test(`the 402 of ${endpoint.name} is valid x402 v2, in the header as in the body but for the example, and small`, () => {
    const offer = createOffers(options).of(endpoint, priceOf(endpoint));
    const { headers, body, status } = offer.unpaid;
    assert.equal(status, 402);
    const required = JSON.parse(body) as PaymentRequired;
    const inHeader = JSON.parse(Buffer.from(headers['PAYMENT-REQUIRED']!, 'base64').toString()) as PaymentRequired;
    assert.deepEqual(inHeader, withoutExample(required), 'the body shows an answer besides, the header stays small');
    assert.equal(PaymentRequiredV2Schema.safeParse(required).success, true);
    assert.ok(headers['PAYMENT-REQUIRED']!.length <= 3072, `${headers['PAYMENT-REQUIRED']!.length} bytes of header`);
    assert.equal(required.accepts[0]?.amount, String(priceOf(endpoint)));
    const { bazaar } = required.extensions as { bazaar: Parameters<typeof validateDiscoveryExtension>[0] };
    assert.deepEqual(validateDiscoveryExtension(bazaar), { valid: true });
    assert.deepEqual(validateDiscoveryExtensionSpec(bazaar as never), { valid: true });
    const payload = { ...required, accepted: required.accepts[0]!, payload: {} };
    const found = extractDiscoveryInfo(payload as never, required.accepts[0]!);
    assert.ok(found, 'an indexer finds the endpoint');
    assert.ok(found.resourceUrl.startsWith('https://jbis.example/'));
  });
}

const lookup = endpoints.find(({ name }) => name === 't_lookup')!;

test('the requirement names the time the work may take and a minute for signing and settling', () => {
  const { requirement } = createOffers(options).of(lookup, 5000n);
  assert.equal(requirement.maxTimeoutSeconds, 64);
  assert.deepEqual(requirement.extra, { name: 'USD Coin', version: '2' });
});

test('the devnet is told in the requirement itself', () => {
  const { requirement } = createOffers({ ...options, domain: DEVNET_DOMAIN, devnet: true }).of(lookup, 5000n);
  assert.deepEqual(requirement.extra, { name: 'USD Coin (jbis devnet)', version: '2', devnet: true });
});

test('a fixed price is built once, another amount is another offer', () => {
  const offers = createOffers(options);
  assert.equal(offers.of(lookup, 5000n), offers.of(lookup, 5000n));
  assert.notEqual(offers.of(lookup, 5000n), offers.of(lookup, 5001n));
});

test('a path with parameters is listed under its template and shown as it was called', () => {
  const snapshot = endpoints.find(({ name }) => name === 't_snapshot')!;
  const { resource, extensions } = createOffers(options).of(snapshot, 10_000n, '/t/entities/E00001/snapshot');
  assert.equal(resource.url, 'https://jbis.example/t/entities/E00001/snapshot');
  const { routeTemplate } = extensions.bazaar as { routeTemplate: string };
  assert.equal(routeTemplate, '/t/entities/:entity_id/snapshot');
});

test('payment-identifier is declared as the extension package declares it', () => {
  const { extensions } = createOffers(options).of(lookup, 5000n);
  assert.deepEqual(extensions['payment-identifier'], declarePaymentIdentifierExtension(false));
});

test('a refusal carries its reason in header and body, with a sentence in both languages', () => {
  const refusal = { code: 'some_reason', message: 'Because.', messageJa: '理由' };
  const { headers, body } = createOffers(options).of(lookup, 5000n).refuse(refusal);
  assert.equal(JSON.parse(Buffer.from(headers['PAYMENT-REQUIRED']!, 'base64').toString()).error, 'some_reason');
  const error = { code: 'some_reason', message: 'Because.', message_ja: '理由', retryable: false };
  assert.deepEqual(JSON.parse(body).detail, { error });
  assert.equal(headers['cache-control'], 'no-store');
});
