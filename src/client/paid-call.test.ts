import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generatePrivateKey } from 'viem/accounts';
import { USDC_DOMAIN } from '../contract/usdc.ts';
import { type CallOptions, errorOf, PaymentRefused, paidCall } from './paid-call.ts';
import { createWallet } from './wallet.ts';

const requirement = {
  scheme: 'exact',
  network: USDC_DOMAIN.network,
  amount: '5000',
  asset: USDC_DOMAIN.address,
  payTo: '0x1111111111111111111111111111111111111111',
  maxTimeoutSeconds: 70,
  extra: { name: 'USD Coin (jbis devnet)', version: '2', devnet: true },
};
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
const quoted = (change: object = {}) =>
  new Response('{}', {
    status: 402,
    headers: { 'payment-required': encode({ x402Version: 2, accepts: [{ ...requirement, ...change }] }) },
  });
const paid = () =>
  new Response('{"ok":true}', { headers: { 'payment-response': encode({ success: true, transaction: '0x1' }) } });

/** A server that answers one after the other; an error is a broken connection. */
function scripted(...answers: (() => Response | Error)[]) {
  const seen: { payment: string | null; body: string | undefined }[] = [];
  const via = async (_url: unknown, init: RequestInit) => {
    seen.push({ payment: new Headers(init.headers).get('payment-signature'), body: init.body as string | undefined });
    const answer = answers[seen.length - 1]!();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { via: via as typeof fetch, seen };
}

const waits: number[] = [];
const options = (via: typeof fetch, change: Partial<CallOptions> = {}): CallOptions => ({
  wallet: createWallet(generatePrivateKey()),
  maxPrice: 1_000_000n,
  fetch: via,
  sleep: async (ms) => void waits.push(ms),
  ...change,
});
const CALL = { url: 'http://127.0.0.1/x', method: 'POST', body: '{"a":1}' } as const;

test('asks the price, signs once and returns answer and receipt', async () => {
  const { via, seen } = scripted(quoted, paid);
  const result = await paidCall(CALL, options(via));
  assert.deepEqual(
    [result.status, result.body, result.price, result.receipt?.transaction],
    [200, '{"ok":true}', 5000n, '0x1'],
  );
  assert.equal(seen[0]?.payment, null);
  assert.ok(seen[1]?.payment);
});

test('repeats the same header after 503, 409 in progress and a lost connection, and never signs again', async () => {
  waits.length = 0;
  const later = (status: number, seconds: string) => () =>
    new Response('{}', { status, headers: { 'retry-after': seconds } });
  const { via, seen } = scripted(quoted, later(503, '2'), later(409, '1'), () => new TypeError('fetch failed'), paid);
  const result = await paidCall(CALL, options(via));
  assert.equal(result.status, 200);
  assert.equal(new Set(seen.slice(1).map(({ payment }) => payment)).size, 1, 'one signature only');
  assert.deepEqual(waits.slice(0, 2), [2000, 1000]);
});

test('a refusal after payment is final: nothing is signed a second time', async () => {
  const { via, seen } = scripted(quoted, quoted);
  const result = await paidCall(CALL, options(via));
  assert.equal(result.status, 402);
  assert.equal(seen.length, 2);
});

test('a conflict without Retry-After is final', async () => {
  const { via } = scripted(quoted, () => new Response('{}', { status: 409 }));
  assert.equal((await paidCall(CALL, options(via))).status, 409);
});

test('gives up when the authorization would have ended', async () => {
  let now = 0;
  const busy = () => new Response('{}', { status: 503, headers: { 'retry-after': '10' } });
  const { via, seen } = scripted(quoted, ...Array.from({ length: 20 }, () => busy));
  const clock = { now: () => now, sleep: async (ms: number) => void (now += ms) };
  assert.equal((await paidCall(CALL, options(via, clock))).status, 503);
  assert.equal(seen.length, 9, '70 seconds of ten each');
});

test('a price over the limit, or a kind of payment it does not know, is not signed', async () => {
  const dear = scripted(quoted);
  await assert.rejects(paidCall(CALL, options(dear.via, { maxPrice: 4999n })), /more than the limit/);
  assert.equal(dear.seen.length, 1);
  const other = scripted(() => quoted({ asset: '0x2222222222222222222222222222222222222222' }));
  await assert.rejects(paidCall(CALL, options(other.via)), PaymentRefused);
});

test('a 402 that asks for nothing anybody could pay is refused as such', async () => {
  for (const header of [
    'no Base64',
    encode({ accepts: 5 }),
    encode({ accepts: [{ scheme: 'exact' }] }),
    encode(null),
  ]) {
    const { via } = scripted(() => new Response('{}', { status: 402, headers: { 'payment-required': header } }));
    await assert.rejects(paidCall(CALL, options(via)), PaymentRefused, header);
  }
  const { via, seen } = scripted(() => quoted({ amount: '-5000' }), paid);
  await assert.rejects(paidCall(CALL, options(via)), PaymentRefused);
  assert.equal(seen.length, 1);
});

test('the devnet wallet signs nothing that is worth something', async () => {
  const { via, seen } = scripted(() => quoted({ extra: { name: 'USD Coin', version: '2' } }));
  const wallet = createWallet(generatePrivateKey(), { devnetOnly: true });
  await assert.rejects(paidCall(CALL, options(via, { wallet })), /does not sign payments for the real network/);
  assert.equal(seen.length, 1);
});

test('a large body is not sent for the price', async () => {
  const { via, seen } = scripted(quoted, paid);
  const body = JSON.stringify({ image_base64: 'A'.repeat(100_000) });
  await paidCall({ ...CALL, body }, options(via));
  assert.equal(seen[0]?.body, '{}');
  assert.equal(seen[1]?.body, body);
});

test('a large body that decides the price is sent to be quoted', async () => {
  const extensions = { price_range: { min: '$0.001', max: '$50' } };
  const lowest = () =>
    new Response('{}', {
      status: 402,
      headers: {
        'payment-required': encode({ x402Version: 2, accepts: [{ ...requirement, amount: '1000' }], extensions }),
      },
    });
  const { via, seen } = scripted(lowest, quoted, paid);
  const body = JSON.stringify({
    items: Array.from({ length: 1000 }, (_, i) => ({ item_id: `item-${i}`, name: 'あ'.repeat(60) })),
  });
  const result = await paidCall({ ...CALL, body }, options(via));
  assert.deepEqual([result.status, result.price], [200, 5000n]);
  assert.deepEqual(
    seen.map((sent) => sent.body),
    ['{}', body, body],
  );
});

test('a free answer is returned as it is', async () => {
  const { via } = scripted(() => new Response('{"free":1}'));
  const result = await paidCall(CALL, options(via));
  assert.deepEqual([result.body, result.price, result.receipt], ['{"free":1}', null, null]);
});

test('an error of the client says what was wrong and where', async () => {
  const { JbisClient, JbisError } = await import('./jbis-client.ts');
  const openapi = { paths: { '/x': { post: { operationId: 'jp_company_verify' } } } };
  const ctx = { allowed: ['name'], did_you_mean: 'name' };
  const refused = { detail: [{ type: 'extra_forbidden', loc: ['body', 'nam'], msg: 'Extra inputs', input: 1, ctx }] };
  const asked: string[] = [];
  const via = async (url: string) => {
    asked.push(url);
    return url.endsWith('/agents.json') || url.endsWith('/openapi.json')
      ? Response.json(openapi)
      : Response.json(refused, { status: 422 });
  };
  const wallet = createWallet(generatePrivateKey());
  const client = new JbisClient({ baseUrl: 'http://127.0.0.1/', wallet, fetch: via as unknown as typeof fetch });
  await assert.rejects(client.call('jp_company_verify', {}), (error: InstanceType<typeof JbisError>) => {
    assert.equal(error.message, 'nam: Extra inputs; did you mean name?');
    assert.equal(error.code, 'validation_error');
    return true;
  });
  assert.deepEqual(asked, ['http://127.0.0.1/openapi.json', 'http://127.0.0.1/x'], 'a slash too many is taken off');
});

test('what the service calls final is not asked again, and its own words are there', async () => {
  const error = { code: 'source_not_configured', message: 'The filing index is not loaded.', retryable: false };
  const final = () =>
    new Response(JSON.stringify({ detail: { error } }), { status: 503, headers: { 'retry-after': '5' } });
  const { via, seen } = scripted(quoted, final);
  const result = await paidCall(CALL, options(via));
  assert.deepEqual([result.status, seen.length], [503, 2]);
  assert.deepEqual(errorOf(result.body), error);
  assert.equal(errorOf('no JSON'), null);
});

test('when the payment ends while the service is away, the reason it was away is the answer', async () => {
  const error = { code: 'source_unavailable', message: 'VIES is away', retryable: true };
  const away = () =>
    new Response(JSON.stringify({ detail: { error } }), { status: 503, headers: { 'retry-after': '1' } });
  const { via, seen } = scripted(quoted, away, away, quoted);
  const result = await paidCall(CALL, options(via));
  assert.deepEqual([result.status, errorOf(result.body)?.code, seen.length], [503, 'source_unavailable', 4]);
});
