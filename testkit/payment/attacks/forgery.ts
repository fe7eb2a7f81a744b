import assert from 'node:assert/strict';
import { request } from 'node:http';
import type { Hex } from 'viem';
import { USDC_DOMAIN } from '../../../src/contract/usdc.ts';
import type { Attack, Bed } from '../bed.ts';
import { signTransfer } from '../chain.ts';

const ORDER = { name: 'first' };
type Tampering = NonNullable<Parameters<Bed['sign']>[2]>;
const STRANGER = '0x00000000000000000000000000000000000057A6' as Hex;
const soon = (seconds: number) => BigInt(Math.floor(Date.now() / 1000) + seconds);

/** Every refusal here must come before work, network and charge. */
const refused = (name: string, tampering: Tampering | ((bed: Bed) => Tampering), code: string): Attack => ({
  name,
  async run(bed) {
    let asked = 0;
    bed.faults.verify = async () => {
      asked++;
      return undefined;
    };
    const change = typeof tampering === 'function' ? tampering(bed) : tampering;
    const { header } = await bed.sign(await bed.buyer(), '/t/lookup', change);
    await bed.expect(bed.server.post('/t/lookup', ORDER, header), 402, code);
    assert.equal(bed.runs(), 0);
    assert.equal(asked, 0, 'no network call for a payment that is wrong by itself');
    await bed.earned(0n);
  },
});

const MISMATCH = 'no_matching_payment_requirements';
const SIGNATURE = 'invalid_exact_evm_signature';
const EXPIRED = 'invalid_exact_evm_payload_authorization_valid_before';

const echoed: readonly [string, Tampering['accepted']][] = [
  ['scheme', { scheme: 'upto' }],
  ['network', { network: 'eip155:84532' }],
  ['amount', { amount: '1' }],
  ['asset', { asset: STRANGER }],
  ['payTo', { payTo: STRANGER }],
  ['maxTimeoutSeconds', { maxTimeoutSeconds: 99999 }],
  ['extra', { extra: { name: 'USD Coin', version: '2' } }],
  ['an added field', { discount: '100%' }],
];
const forged: readonly [string, Tampering['forged'], string][] = [
  ['from', { from: STRANGER }, SIGNATURE],
  ['to', { to: STRANGER }, 'invalid_exact_evm_recipient_mismatch'],
  ['value', { value: 1n }, 'invalid_exact_evm_payload_authorization_value_mismatch'],
  ['validAfter', { validAfter: 1n }, SIGNATURE],
  ['validBefore', { validBefore: soon(100_000) }, SIGNATURE],
  ['nonce', { nonce: `0x${'11'.repeat(32)}` }, SIGNATURE],
];

export const forgeryAttacks: readonly Attack[] = [
  ...echoed.map(([field, accepted]) =>
    refused(`the echoed requirement with another ${field}`, { accepted: accepted! }, MISMATCH),
  ),
  ...forged.map(([field, change, code]) =>
    refused(`an authorization whose ${field} was changed after signing`, { forged: change! }, code),
  ),
  refused(
    'less money, properly signed',
    { authorization: { value: 4999n } },
    'invalid_exact_evm_payload_authorization_value_mismatch',
  ),
  refused(
    'more money, properly signed',
    { authorization: { value: 5001n } },
    'invalid_exact_evm_payload_authorization_value_mismatch',
  ),
  refused(
    'another payee, properly signed',
    { authorization: { to: STRANGER } },
    'invalid_exact_evm_recipient_mismatch',
  ),
  refused('an authorization that has ended', () => ({ authorization: { validBefore: soon(-5) } }), EXPIRED),
  refused(
    'an authorization that ends before work and settlement could',
    () => ({ authorization: { validBefore: soon(8) } }),
    EXPIRED,
  ),
  refused(
    'an authorization without an end, whose row would be kept as long',
    () => ({ authorization: { validBefore: 2n ** 255n } }),
    EXPIRED,
  ),
  refused(
    'an authorization for tomorrow',
    () => ({ authorization: { validAfter: soon(3600) } }),
    'invalid_exact_evm_payload_authorization_valid_after',
  ),
  refused('a signature of zeros', { signature: `0x${'00'.repeat(65)}` }, SIGNATURE),
  refused('a signature of a contract wallet', { signature: `0x${'ab'.repeat(200)}` }, SIGNATURE),
  {
    name: 'a header of thousands of brackets, around a genuine payment too',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/lookup');
      const brackets = '['.repeat(4000) + ']'.repeat(4000);
      for (const key of ['accepted', 'payload']) {
        const text = Buffer.from(header, 'base64').toString('utf8').replace(`"${key}":{`, `"${key}":{"x":${brackets},`);
        const deep = Buffer.from(text).toString('base64');
        await bed.expect(bed.server.post('/t/lookup', ORDER, deep), 400, 'payment_header_malformed');
      }
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 200);
      await bed.earned(5000n);
    },
  },
  {
    name: 'a signature in its other, malleable half or with another recovery byte',
    async run(bed) {
      const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
      const buyer = await bed.buyer();
      const { signature, authorization } = await bed.sign(buyer, '/t/lookup');
      const s = (order - BigInt(`0x${signature.slice(66, 130)}`)).toString(16).padStart(64, '0');
      const v = signature.endsWith('1b') ? '1c' : '1b';
      for (const other of [`${signature.slice(0, 66)}${s}${v}`, `${signature.slice(0, 130)}00`] as Hex[]) {
        const { header } = await bed.sign(buyer, '/t/lookup', { authorization, signature: other });
        await bed.expect(bed.server.post('/t/lookup', ORDER, header), 402, SIGNATURE);
      }
      await bed.earned(0n);
    },
  },
  {
    name: 'a signature for the real network’s token is worth nothing on the devnet',
    async run(bed) {
      const buyer = await bed.buyer();
      const { authorization } = await bed.sign(buyer, '/t/lookup');
      const signature = await signTransfer(buyer, authorization, USDC_DOMAIN);
      const { header } = await bed.sign(buyer, '/t/lookup', { authorization, signature });
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 402, SIGNATURE);
    },
  },
  {
    name: 'malformed headers are 400 and never reach anything',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/lookup');
      const good = JSON.parse(Buffer.from(header, 'base64').toString()) as Record<string, unknown>;
      const encode = (value: unknown) =>
        Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64');
      const inner = good.payload as { authorization: Record<string, unknown> };
      const withAuthorization = (change: Record<string, unknown>) =>
        encode({ ...good, payload: { ...inner, authorization: { ...inner.authorization, ...change } } });
      const malformed = [
        'not base64!',
        '',
        '====',
        `${header}AA`,
        encode('{"x402Version":2'),
        encode('null'),
        encode('[]'),
        encode('7'),
        encode({ ...good, x402Version: 1 }),
        encode({ ...good, accepted: null }),
        encode({ ...good, payload: [] }),
        encode({ ...good, payload: {} }),
        encode({ ...good, extensions: 'x' }),
        Buffer.from([0xff, 0xfe, 0x7b, 0x7d]).toString('base64'),
        withAuthorization({ value: 5000 }),
        withAuthorization({ value: '05000' }),
        withAuthorization({ value: '-1' }),
        withAuthorization({ nonce: '0x12' }),
        withAuthorization({ from: 'vitalik.eth' }),
        withAuthorization({ validBefore: '1e9' }),
      ];
      for (const bad of malformed)
        await bed.expect(bed.server.post('/t/lookup', ORDER, bad), 400, 'payment_header_malformed');
      assert.equal(bed.runs(), 0);
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 200);
    },
  },
  {
    name: 'two payment headers are 400, the v1 header alone is 402',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/lookup');
      assert.equal(await rawStatus(bed.server.url, ['PAYMENT-SIGNATURE', header, 'PAYMENT-SIGNATURE', header]), 400);
      assert.equal(await rawStatus(bed.server.url, ['X-PAYMENT', header]), 402);
      await bed.earned(0n);
    },
  },
  {
    name: 'a header of 20 kB is refused before the gate',
    async run(bed) {
      const status = await rawStatus(bed.server.url, ['PAYMENT-SIGNATURE', 'A'.repeat(20_000)]);
      assert.equal(status, 431);
      assert.equal(bed.runs(), 0);
    },
  },
  {
    name: 'the Host header moves neither the resource URL nor the price',
    async run(bed) {
      const honest = await bed.server.quote('/t/lookup');
      const body = JSON.parse(await rawBody(bed.server.url, ['Host', 'evil.example']));
      // The body shows an example of the answer besides; the header, which the quote is read from, stays small.
      delete body.extensions.bazaar.info.output.example;
      assert.deepEqual(body, honest);
    },
  },
  {
    name: 'resource and discovery data of the buyer are replaced by our own before settling',
    async run(bed) {
      const poison = { resource: { url: 'https://evil.example/', description: '<script>' } };
      const bazaar = { info: { input: { type: 'http', method: 'GET' } }, routeTemplate: '/evil' };
      const { header } = await bed.sign(await bed.buyer(), '/t/lookup', {
        extra: poison,
        extensions: { bazaar, other: 1 },
      });
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 200);
      const [settled] = bed.faults.settled;
      assert.equal(settled?.resource?.url, `${bed.server.url}/t/lookup`);
      assert.deepEqual(Object.keys(settled?.extensions ?? {}), ['bazaar']);
      assert.doesNotMatch(JSON.stringify(settled), /evil/);
    },
  },
];

const rawRequest = (url: string, headers: string[]) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const host = headers.includes('Host') ? [] : ['Host', new URL(url).host];
    const sent = request(`${url}/t/lookup`, {
      method: 'POST',
      headers: [...host, 'Content-Type', 'application/json', 'Content-Length', '2', ...headers] as never,
      setHost: false,
    });
    sent.on('response', (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.on('error', reject);
    sent.end('{}');
  });
const rawStatus = async (url: string, headers: string[]) => (await rawRequest(url, headers)).status;
const rawBody = async (url: string, headers: string[]) => (await rawRequest(url, headers)).body;
