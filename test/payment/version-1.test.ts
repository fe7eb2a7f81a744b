import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { privateKeyToAccount } from 'viem/accounts';
import { type Service, startService } from '../../testkit/service.ts';
import { devnetKey, QUESTION, STOCK_CLIENTS } from '../../testkit/stock-clients.ts';

/** x402 version 1 under its prefix, by the clients of both versions, on the same payments as version 2. */
let service: Service;
before(async () => {
  service = await startService();
});
after(() => service.close());

for (const [name, ask] of Object.entries(STOCK_CLIENTS))
  test(`${name} pays and gets its answer`, async () => {
    const answer = (await ask(service.url, devnetKey(service))) as { corporate_number: string };
    assert.equal(answer.corporate_number, QUESTION.corporate_number);
  });

interface Required {
  readonly x402Version: number;
  readonly accepts: readonly {
    readonly network: string;
    readonly maxAmountRequired: string;
    readonly payTo: `0x${string}`;
    readonly asset: `0x${string}`;
    readonly extra: { readonly name: string; readonly version: string };
  }[];
}

const post = (path: string, headers: Record<string, string> = {}, body: object = QUESTION) =>
  fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** A payment of version 1, signed by hand. */
async function sign(required: Required, change: { network?: string; value?: string } = {}): Promise<string> {
  const { network, maxAmountRequired, payTo, asset, extra } = required.accepts[0]!;
  const account = privateKeyToAccount(devnetKey(service));
  const nonce = `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex')}` as const;
  const value = change.value ?? maxAmountRequired;
  const validBefore = String(Math.floor(Date.now() / 1000) + 60);
  const message = { from: account.address, to: payTo, value, validAfter: '0', validBefore, nonce };
  const signature = await account.signTypedData({
    domain: { ...extra, chainId: 8453, verifyingContract: asset },
    types: {
      TransferWithAuthorization: [
        { name: 'from', type: 'address' },
        { name: 'to', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'validAfter', type: 'uint256' },
        { name: 'validBefore', type: 'uint256' },
        { name: 'nonce', type: 'bytes32' },
      ],
    },
    primaryType: 'TransferWithAuthorization',
    message: { ...message, value: BigInt(value), validAfter: 0n, validBefore: BigInt(validBefore) },
  });
  const payment = {
    x402Version: 1,
    scheme: 'exact',
    network: change.network ?? network,
    payload: { signature, authorization: message },
  };
  return Buffer.from(JSON.stringify(payment)).toString('base64');
}

const requirement = async (path: string, body?: object): Promise<Required> =>
  (await (await post(path, {}, body)).json()) as Required;

test('a payment of version 1 buys one answer once: repeated the same, elsewhere refused', async () => {
  const required = await requirement('/x402-v1/jp-company/verify');
  assert.equal(required.x402Version, 1);
  assert.equal(required.accepts[0]?.network, 'base');
  const payment = { 'x-payment': await sign(required) };
  const first = await post('/x402-v1/jp-company/verify', payment);
  assert.equal(first.status, 200);
  const receipt = JSON.parse(Buffer.from(first.headers.get('x-payment-response')!, 'base64').toString()) as object;
  assert.partialDeepStrictEqual(receipt, { success: true, network: 'base' });
  const again = await post('/x402-v1/jp-company/verify', payment);
  assert.equal(await again.text(), await first.text());
  const other = await post('/x402-v1/jp-company/verify', payment, { corporate_number: '7000012050002' });
  assert.equal(other.status, 409);
});

test('the price of a batch job is what its items cost, in version 1 too', async () => {
  const body = { operation: 'company_verify', items: [QUESTION, { name: 'トヨタ自動車' }] };
  const required = await requirement('/x402-v1/v1/batch-jobs', body);
  const answer = await post('/x402-v1/v1/batch-jobs', { 'x-payment': await sign(required) }, body);
  assert.equal(answer.status, 202, await answer.text());
});

test('another amount, another network and no payment at all are refused', async () => {
  const required = await requirement('/x402-v1/jp-company/verify');
  const less = await post('/x402-v1/jp-company/verify', { 'x-payment': await sign(required, { value: '1' }) });
  assert.equal(less.status, 402);
  assert.equal(((await less.json()) as Required).x402Version, 1);
  const elsewhere = await sign(required, { network: 'base-sepolia' });
  assert.equal((await post('/x402-v1/jp-company/verify', { 'x-payment': elsewhere })).status, 402);
  assert.equal((await post('/x402-v1/jp-company/verify', { 'x-payment': 'bm90aGluZw==' })).status, 400);
});

test('a value that is no text is a malformed payment, not an error of ours', async () => {
  const deep = `${'['.repeat(4000)}${']'.repeat(4000)}`;
  for (const value of ['{"toString":1,"valueOf":1}', deep, '5000', 'null', '{}']) {
    const text = `{"x402Version":1,"scheme":"exact","network":"base","payload":{"authorization":{"value":${value}}}}`;
    const answer = await post('/x402-v1/jp-company/verify', { 'x-payment': Buffer.from(text).toString('base64') });
    assert.equal(answer.status, 400, value.slice(0, 30));
    assert.match(await answer.text(), /payment_header_malformed/);
  }
});
