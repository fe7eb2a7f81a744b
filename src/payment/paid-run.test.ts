import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, test } from 'node:test';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { signPayment } from '../../testkit/payment/buyer.ts';
import { instantChain } from '../../testkit/payment/instant-chain.ts';
import { startPaidServer } from '../../testkit/payment/paid-server.ts';
import { serviceError } from '../contract/errors.ts';
import { createSecrets } from '../store/secrets.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';
import { payerName } from '../store/strikes.types.ts';
import { DEVNET_DOMAIN } from './chain/usdc.ts';

const store = openSqliteStore({ file: ':memory:', secrets: createSecrets(randomBytes(32)), now: Date.now });
const { chain, facilitator, paid } = instantChain();
let failure: Error = new Error('none yet');
const server = await startPaidServer({
  store,
  facilitator,
  chain,
  payTo: '0x1111111111111111111111111111111111111111',
  domain: DEVNET_DOMAIN,
  work: () => Promise.reject(failure),
});
after(() => server.close());

/** Strikes of a new wallet after its work failed so. */
async function strikesAfter(error: Error): Promise<number> {
  failure = error;
  const buyer = privateKeyToAccount(generatePrivateKey());
  const { header } = await signPayment(buyer, await server.quote('/t/document', { name: 'a' }));
  const response = await server.post('/t/document', { name: 'a' }, header);
  assert.ok(response.status >= 400);
  return Math.round(await store.strikes.get(payerName(buyer.address.toLowerCase()), 3_600_000));
}

test('work that failed after it held a worker for long is a strike, work that failed at once is none', async () => {
  assert.equal(await strikesAfter(serviceError('document_unreadable')), 0);
  assert.equal(await strikesAfter(serviceError('document_unreadable', { costly: true })), 1);
  assert.equal(await strikesAfter(serviceError('image_too_large', { costly: true })), 1);
  assert.equal(await strikesAfter(serviceError('document_empty')), 1);
});

test('who waited for others until time was up has done nothing', async () => {
  assert.equal(await strikesAfter(serviceError('ocr_timeout')), 0);
  assert.equal(await strikesAfter(serviceError('ocr_timeout', { costly: true })), 1);
  assert.equal(paid.size, 0);
});

test('an authorization that paid before the ledger remembers buys nothing again, and its buyer is told so', async () => {
  const spent = instantChain();
  const verdict = { isValid: false, invalidReason: 'invalid_exact_evm_nonce_already_used' } as const;
  const [anHourAgo, tx] = [Date.now() - 3_600_000, `0x${'7'.repeat(64)}`] as const;
  const later = await startPaidServer({
    store: openSqliteStore({ file: ':memory:', secrets: createSecrets(randomBytes(32)), now: Date.now }),
    facilitator: { ...spent.facilitator, verify: async () => verdict },
    chain: { ...spent.chain, fateOf: async () => ({ fate: 'paid', tx, at: anHourAgo }) },
    payTo: '0x1111111111111111111111111111111111111111',
    domain: DEVNET_DOMAIN,
    work: () => Promise.reject(new Error('must not run')),
  });
  const buyer = privateKeyToAccount(generatePrivateKey());
  const { header } = await signPayment(buyer, await later.quote('/t/document', { name: 'a' }));
  const response = await later.post('/t/document', { name: 'a' }, header);
  const text = await response.text();
  await later.close();
  assert.equal(response.status, 402);
  assert.match(text, /paid this service before.*Nothing was charged again/);
});
