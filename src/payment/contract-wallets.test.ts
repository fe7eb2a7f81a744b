import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, test } from 'node:test';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { signPayment } from '../../testkit/payment/buyer.ts';
import { instantChain } from '../../testkit/payment/instant-chain.ts';
import { startPaidServer } from '../../testkit/payment/paid-server.ts';
import { createSecrets } from '../store/secrets.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';
import { DEVNET_DOMAIN } from './chain/usdc.ts';

const WALLET = '0x2222222222222222222222222222222222222222';

/** A server whose facilitator answers when it is told to, and how. */
async function open(most: number) {
  const store = openSqliteStore({ file: ':memory:', secrets: createSecrets(randomBytes(32)), now: Date.now });
  const { chain, facilitator } = instantChain();
  const waiting: ((isValid: boolean) => void)[] = [];
  let arrived = () => undefined as unknown;
  const server = await startPaidServer({
    store,
    facilitator: {
      ...facilitator,
      verify: () =>
        new Promise((resolve) => {
          waiting.push((isValid) => resolve(isValid ? { isValid } : { isValid, invalidReason: 'invalid_signature' }));
          arrived();
        }),
    },
    chain,
    payTo: '0x1111111111111111111111111111111111111111',
    domain: DEVNET_DOMAIN,
    work: async ({ name }) => ({ echo: name }),
    proxyHops: 1,
    env: { JBIS_CONTRACT_WALLETS: String(most) },
  });
  after(async () => {
    await server.close();
    await store.close();
  });
  const quote = await server.quote('/t/lookup', { name: 'a' });
  const owner = privateKeyToAccount(generatePrivateKey());
  return {
    waiting,
    /** Resolves when so many questions stand at the facilitator. */
    asked: (count: number) =>
      new Promise<void>((resolve) => {
        arrived = () => (waiting.length >= count ? resolve() : undefined);
        arrived();
      }),
    sign: async () => (await signPayment(owner, quote, { authorization: { from: WALLET } })).header,
    send: (header: string, from: string) =>
      server.post('/t/lookup', { name: 'a' }, header, { 'x-forwarded-for': from }),
  };
}

test('few of one address are asked about at one time, more are 429 at once; other addresses are not touched', async () => {
  const { waiting, asked, sign, send } = await open(2);
  const [first, second, third, elsewhere] = await Promise.all([sign(), sign(), sign(), sign()]);
  const inside = [send(first, '203.0.113.7'), send(second, '203.0.113.7')];
  await asked(2);
  const beyond = await send(third, '203.0.113.7');
  assert.equal(beyond.status, 429);
  assert.match(await beyond.text(), /contract wallets/);
  assert.equal(beyond.headers.get('retry-after'), '1');
  const other = send(elsewhere, '203.0.113.8');
  await asked(3);
  for (const answer of waiting) answer(true);
  for (const { status } of await Promise.all([...inside, other])) assert.equal(status, 200);
});

test('the same header is asked about once at a time, and its yes is remembered', async () => {
  const { waiting, asked, sign, send } = await open(4);
  const header = await sign();
  const first = send(header, '203.0.113.7');
  await asked(1);
  assert.equal((await send(header, '203.0.113.7')).status, 409);
  waiting[0]!(true);
  assert.equal((await first).status, 200);
  assert.equal((await send(header, '203.0.113.8')).status, 200);
  assert.equal(waiting.length, 1);
});

test('each no takes a place away', async () => {
  const { waiting, asked, sign, send } = await open(2);
  for (let i = 1; i <= 4; i++) {
    const answer = send(await sign(), '203.0.113.7');
    await asked(i);
    waiting[i - 1]!(false);
    assert.equal((await answer).status, 402);
    if (i !== 1) continue;
    const only = send(await sign(), '203.0.113.7');
    await asked(++i);
    assert.equal((await send(await sign(), '203.0.113.7')).status, 429, 'one place is left');
    waiting[i - 1]!(false);
    assert.equal((await only).status, 402);
  }
  assert.equal((await send(await sign(), '203.0.113.7')).status, 429);
  assert.equal(waiting.length, 4);
});
