import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import {
  checkEndpointSchema,
  checkL2ForOpenAPI,
  discoverOriginSchema,
  getOpenAPI,
  getWarningsForL2,
  getWarningsForOpenAPI,
  validatePaymentRequiredDetailed,
} from '@agentcash/discovery';
import { x402Client } from '@x402/core/client';
import type { PaymentRequired, SettleResponse } from '@x402/core/types';
import { ExactEvmScheme } from '@x402/evm';
import { wrapFetchWithPayment } from '@x402/fetch';
import { pino } from 'pino';
import type { PrivateKeyAccount } from 'viem/accounts';
import { type App, openApp } from '../../src/app/app.ts';
import { loadConfig } from '../../src/config/index.ts';
import { type Endpoint, isPaid, pathParameters, priceOf } from '../../src/contract/endpoint.ts';
import { formatAmount } from '../../src/contract/money.ts';
import { USDC_DOMAIN } from '../../src/contract/usdc.ts';
import { lazyOcr } from '../../testkit/lazy-ocr.ts';
import { decode } from '../../testkit/payment/buyer.ts';
import { startTestChain, type TestChain } from '../../testkit/payment/chain.ts';
import { serveFacilitator } from '../../testkit/payment/facilitator-server.ts';
import { paidEndpoints } from '../../testkit/payment/paid-endpoints.ts';
import { importSampleRows } from '../../testkit/registry/sample-as-published.ts';

/** The exact production set-up: real token name, own payee, an RPC, and a settler key or a facilitator. */
const dataDir = mkdtempSync(join(tmpdir(), 'jbis-genuine-'));
const closers: (() => Promise<void>)[] = [];
let chain: TestChain;
let rpcUrl: string;
const card = readFileSync(new URL('../../testkit/documents/card.png', import.meta.url)).toString('base64');

before(async () => {
  chain = await startTestChain({ domain: USDC_DOMAIN });
  const rpc = await chain.serveRpc();
  closers.push(rpc.close);
  rpcUrl = rpc.url;
  // With a payee nothing is answered from the sample: its rows are imported.
  await importSampleRows(join(dataDir, 'registry'));
});
after(async () => {
  for (const close of closers.toReversed()) await close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function startApp(env: Record<string, string>): Promise<{ app: App; url: string }> {
  const config = loadConfig({
    JBIS_LIVE_SOURCES: '0',
    JBIS_DATA_DIR: dataDir,
    JBIS_PORT: '0',
    // One reading process to start.
    JBIS_OCR_MAX_CONCURRENCY: '1',
    JBIS_PAY_TO: chain.payTo,
    JBIS_RPC_URL: rpcUrl,
    ...env,
  });
  const extraEndpoints = paidEndpoints(async (input) => ({ echo: input }));
  const app = await openApp(config, { extraEndpoints, openOcr: lazyOcr, log: pino({ level: 'silent' }) });
  closers.push(app.close);
  return { app, url: await app.listen() };
}

const payingFetch = (buyer: PrivateKeyAccount) =>
  wrapFetchWithPayment(fetch, new x402Client().register('eip155:8453', new ExactEvmScheme(buyer)));

/** Where an example names a URL, the file is sent along instead: the tests reach nothing outside. */
const withoutUrls = (input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      if (name === 'file_url') return ['image_base64', card];
      return name.endsWith('_image_url') ? [name.replace('_url', '_base64'), card] : [name, value];
    }),
  );

function exampleRequest(url: string, endpoint: Endpoint): [string, RequestInit] {
  const input = withoutUrls(endpoint.example.input);
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(input[name]));
    delete input[name];
    return value;
  });
  if (endpoint.method === 'POST')
    return [
      url + path,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) },
    ];
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  return [`${url}${path}${query.size > 0 ? `?${query}` : ''}`, { method: endpoint.method }];
}

async function payFor(url: string, endpoint: Endpoint, buyer: PrivateKeyAccount): Promise<void> {
  const price = priceOf(endpoint, typeof endpoint.price === 'object' ? endpoint.example.input : undefined);
  const [before, payee] = [await chain.balance(buyer.address), await chain.balance(chain.payTo)];
  const response = await payingFetch(buyer)(...exampleRequest(url, endpoint));
  const text = await response.text();
  assert.equal(response.status, endpoint.successStatus, `${endpoint.name}: ${response.status} ${text.slice(0, 500)}`);
  const receipt = decode<SettleResponse>(response.headers.get('payment-response'));
  assert.equal(receipt.success, true);
  assert.equal(receipt.amount, String(price));
  assert.equal(await chain.balance(buyer.address), before - price, 'the buyer paid exactly the price');
  assert.equal(await chain.balance(chain.payTo), payee + price, 'the payee received exactly the price');
}

describe('@x402/fetch pays for every endpoint of the catalog', async () => {
  test('with settlements of our own', async (t) => {
    const { app, url } = await startApp({ JBIS_SETTLER_KEY: chain.settlerKey });
    const catalog = (await (await fetch(`${url}/.well-known/x402.json`)).json()) as { resources: { path: string }[] };
    const paid = app.listed().filter(isPaid);
    assert.deepEqual(
      new Set(catalog.resources.map(({ path }) => path)),
      new Set(paid.map(({ path }) => path)),
      'the catalog lists what can be paid for',
    );
    await chain.fund(chain.buyers[0]!.address, 10_000_000n);
    for (const endpoint of paid) await t.test(endpoint.name, () => payFor(url, endpoint, chain.buyers[0]!));
  });

  test('through a facilitator over HTTP', async () => {
    const server = await serveFacilitator(chain.facilitator);
    closers.push(server.close);
    const { app, url } = await startApp({ JBIS_FACILITATOR_URL: server.url });
    const lookup = app.listed().find(({ name }) => name === 't_lookup')!;
    await payFor(url, lookup, chain.buyers[1]!);
  });
});

describe('the validator of x402scan', () => {
  test('passes on the documents and on every paid route', async (t) => {
    const { app, url } = await startApp({ JBIS_SETTLER_KEY: chain.settlerKey, JBIS_CONTACT_EMAIL: 'ops@example.com' });
    const openApi = (await getOpenAPI(url))._unsafeUnwrap();
    const warnings = getWarningsForOpenAPI(openApi);
    assert.deepEqual(
      warnings.filter(({ severity }) => severity !== 'info'),
      [],
    );
    assert.ok(openApi && 'routes' in openApi);
    assert.deepEqual(
      getWarningsForL2(checkL2ForOpenAPI(openApi)).filter(({ severity }) => severity !== 'info'),
      [],
    );
    const discovered = await discoverOriginSchema({ target: url });
    assert.ok(discovered.found);
    for (const endpoint of app.listed().filter(isPaid)) {
      await t.test(endpoint.name, async () => {
        const route = discovered.endpoints.find(
          ({ path, method }) => path === endpoint.path && method === endpoint.method,
        );
        assert.ok(route, 'found through OpenAPI');
        if (typeof endpoint.price === 'string')
          assert.match(route.price ?? '', new RegExp(`^\\$?${formatAmount(priceOf(endpoint))}`));
        const [address] = exampleRequest(url, endpoint);
        // Indexers probe without a body.
        const response = await fetch(address.split('?', 1)[0]!, { method: endpoint.method });
        assert.equal(response.status, 402);
        const required = decode<PaymentRequired>(response.headers.get('payment-required'));
        for (const payload of [required, await response.json()]) {
          const result = validatePaymentRequiredDetailed(payload, { requireInputSchema: true });
          assert.equal(result.valid, true, JSON.stringify(result.issues));
          assert.deepEqual(
            result.issues.filter(({ severity }) => severity === 'error'),
            [],
          );
        }
        if (pathParameters(endpoint.path).length === 0) {
          const checked = await checkEndpointSchema({ url: address.split('?', 1)[0]!, probe: true });
          assert.ok(checked.found);
          const advisory = checked.advisories.find(({ method }) => method === endpoint.method);
          assert.equal(advisory?.authMode, 'paid');
          assert.equal(advisory.paymentOptions?.length, 1);
        }
      });
    }
  });
});
