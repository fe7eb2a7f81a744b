import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { signPayment } from '../../testkit/payment/buyer.ts';
import { instantChain } from '../../testkit/payment/instant-chain.ts';
import { startPaidServer } from '../../testkit/payment/paid-server.ts';
import { createSecrets } from '../store/secrets.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';
import { payerName } from '../store/strikes.types.ts';
import { DEVNET_DOMAIN } from './chain/usdc.ts';
import { FacilitatorUnavailable } from './facilitators/facilitator.ts';

const WALLET = '0x2222222222222222222222222222222222222222';
const HERE = '203.0.113.7';

type Verdict = boolean | Error;

/** A server whose facilitator answers when it is told to, and how. */
async function open(most: number, env: Record<string, string> = {}) {
  const store = openSqliteStore({ file: ':memory:', secrets: createSecrets(randomBytes(32)), now: Date.now });
  const { chain, facilitator } = instantChain();
  const waiting: ((verdict: Verdict) => void)[] = [];
  let arrived = () => undefined as unknown;
  const bench = { work: async (): Promise<unknown> => undefined };
  const server = await startPaidServer({
    store,
    facilitator: {
      ...facilitator,
      verify: () =>
        new Promise((resolve, reject) => {
          waiting.push((verdict) => {
            if (verdict instanceof Error) reject(verdict);
            else resolve(verdict ? { isValid: true } : { isValid: false, invalidReason: 'invalid_signature' });
          });
          arrived();
        }),
    },
    chain,
    payTo: '0x1111111111111111111111111111111111111111',
    domain: DEVNET_DOMAIN,
    work: async ({ name }) => {
      await bench.work();
      return { echo: name };
    },
    proxyHops: 1,
    env: { JBIS_CONTRACT_WALLETS: String(most), ...env },
  });
  after(async () => {
    await server.close();
    await store.close();
  });
  const quote = await server.quote('/t/lookup', { name: 'a' });
  const owner = privateKeyToAccount(generatePrivateKey());
  return {
    store,
    bench,
    waiting,
    /** Resolves when so many questions stand at the facilitator. */
    asked: (count: number) =>
      new Promise<void>((resolve) => {
        arrived = () => (waiting.length >= count ? resolve() : undefined);
        arrived();
      }),
    sign: async () => (await signPayment(owner, quote, { authorization: { from: WALLET } })).header,
    signPlain: async () => (await signPayment(privateKeyToAccount(generatePrivateKey()), quote)).header,
    send: (header: string, from: string) =>
      server.post('/t/lookup', { name: 'a' }, header, { 'x-forwarded-for': from }),
  };
}

test('few of one address are asked about at one time, more are 429 at once; other addresses are not touched', async () => {
  const { waiting, asked, sign, send } = await open(2);
  const [first, second, third, elsewhere] = await Promise.all([sign(), sign(), sign(), sign()]);
  const inside = [send(first, HERE), send(second, HERE)];
  await asked(2);
  const beyond = await send(third, HERE);
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
  const first = send(header, HERE);
  await asked(1);
  assert.equal((await send(header, HERE)).status, 409);
  waiting[0]!(true);
  assert.equal((await first).status, 200);
  assert.equal((await send(header, '203.0.113.8')).status, 200);
  assert.equal(waiting.length, 1);
});

test('each no takes a place away', async () => {
  const { waiting, asked, sign, send } = await open(2);
  for (let i = 1; i <= 4; i++) {
    const answer = send(await sign(), HERE);
    await asked(i);
    waiting[i - 1]!(false);
    assert.equal((await answer).status, 402);
    if (i !== 1) continue;
    const only = send(await sign(), HERE);
    await asked(++i);
    assert.equal((await send(await sign(), HERE)).status, 429, 'one place is left');
    waiting[i - 1]!(false);
    assert.equal((await only).status, 402);
  }
  assert.equal((await send(await sign(), HERE)).status, 429);
  assert.equal(waiting.length, 4);
});

describe('who would be turned away once proven is not asked about', () => {
  test('a payer with strikes', async () => {
    const { store, waiting, sign, send } = await open(4);
    await store.strikes.add(payerName(WALLET), 6, 1_200_000);
    for (let i = 0; i < 3; i++) {
      const answer = await send(await sign(), HERE);
      assert.equal(answer.status, 429);
      assert.match(await answer.text(), /payer_limited.*failed unpaid/s);
    }
    assert.equal(waiting.length, 0);
  });

  test('a payer with as much under way as it may have', async () => {
    const { bench, waiting, asked, sign, send } = await open(4, { JBIS_PAYER_IN_FLIGHT: '1' });
    let finish: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      bench.work = () =>
        new Promise<void>((done) => {
          finish = done;
          resolve();
        });
    });
    const first = send(await sign(), HERE);
    await asked(1);
    waiting[0]!(true);
    await begun;
    const second = await send(await sign(), HERE);
    assert.equal(second.status, 429);
    assert.match(await second.text(), /payer_limited/);
    assert.equal(waiting.length, 1);
    finish();
    assert.equal((await first).status, 200);
  });

  test('one that never paid, where newcomers of the address are refused', async () => {
    const { waiting, asked, sign, signPlain, send } = await open(4, { JBIS_NEWCOMERS: '1' });
    for (let i = 1; i <= 2; i++) {
      const empty = send(await signPlain(), HERE);
      await asked(i);
      waiting[i - 1]!(false);
      assert.equal((await empty).status, 402);
    }
    const answer = await send(await sign(), HERE);
    assert.equal(answer.status, 429);
    assert.match(await answer.text(), /had no funds/);
    assert.equal(waiting.length, 2);
  });
});

describe('a question without a verdict', () => {
  test('keeps its place as long as the client is told to wait; nothing stands against the address', async () => {
    const { store, waiting, asked, sign, send } = await open(1);
    const first = send(await sign(), HERE);
    await asked(1);
    waiting[0]!(new FacilitatorUnavailable('500', { retryAfterSeconds: 60 }));
    const away = await first;
    assert.deepEqual([away.status, away.headers.get('retry-after')], [503, '60']);
    assert.equal((await send(await sign(), HERE)).status, 429);
    assert.equal(waiting.length, 1);
    assert.equal(await store.strikes.get(`contracts:${HERE}`, 3_600_000), 0);
    const elsewhere = send(await sign(), '203.0.113.8');
    await asked(2);
    waiting[1]!(true);
    assert.equal((await elsewhere).status, 200);
  });

  test('because the facilitator cannot read the payment is a no', async () => {
    const { waiting, asked, sign, send } = await open(1);
    for (let i = 1; i <= 2; i++) {
      const answer = send(await sign(), HERE);
      await asked(i);
      waiting[i - 1]!(new FacilitatorUnavailable('400', { isUnread: true }));
      assert.equal((await answer).status, 402);
    }
    assert.equal((await send(await sign(), HERE)).status, 429);
    assert.equal(waiting.length, 2);
  });
});
