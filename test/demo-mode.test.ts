import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { demoConfig } from '../src/app/demo.ts';
import { askPrice } from '../src/client/paid-call.ts';
import { loadConfig } from '../src/config/index.ts';
import receiptExtract from '../src/endpoints/receipt/extract.endpoint.ts';
import { openPayment } from '../src/payment/payment-system.ts';
import { openStateStore } from '../src/store/open.ts';
import { startService } from '../testkit/service.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'jbis-demo-mode-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));
const REAL = {
  JBIS_PAY_TO: '0x1111111111111111111111111111111111111111',
  JBIS_RPC_URL: 'http://127.0.0.1:9',
  JBIS_FACILITATOR_URL: 'https://facilitator.example',
};

test('a demonstration and a real payee exclude each other', () => {
  assert.throws(() => demoConfig(loadConfig({ JBIS_DEMO: '1', ...REAL })), /JBIS_DEMO.*only without JBIS_PAY_TO/);
  assert.equal(demoConfig(loadConfig(REAL)).payment.payTo, REAL.JBIS_PAY_TO);
});

test('in production only a demonstration may use play money', async () => {
  const store = await openStateStore({ dataDir });
  const open = (env: Record<string, string>) =>
    openPayment({
      config: demoConfig(loadConfig({ JBIS_DATA_DIR: dataDir, ...env })),
      store,
      baseUrl: () => 'https://demo.example',
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      nodeEnv: 'production',
    });
  await assert.rejects(open({}), /JBIS_PAY_TO/);
  const system = await open({ JBIS_DEMO: '1' });
  assert.equal(system.mode, 'devnet');
  await system.close();
  await store.close();
});

test('each network address has its share; asking for the price is free, and others are not held up', async (t) => {
  const service = await startService({
    env: {
      JBIS_DEMO: '1',
      JBIS_DEMO_CALLS_PER_MINUTE: '4',
      JBIS_DEMO_DOCUMENTS_PER_MINUTE: '1',
      JBIS_TRUSTED_PROXY_HOPS: '1',
    },
  });
  t.after(() => service.close());
  // One attempt: the client would wait as long as Retry-After says and try again.
  const ask = async (path: string, body: object, from: string) => {
    const call = { url: service.url + path, method: 'POST' as const, body: JSON.stringify(body) };
    const quote = await askPrice(call);
    assert.ok('requirement' in quote);
    const payment = await service.wallet.pay(quote.required, quote.requirement);
    const response = await fetch(call.url, {
      method: 'POST',
      body: call.body,
      headers: {
        'content-type': 'application/json',
        'payment-signature': Buffer.from(JSON.stringify(payment)).toString('base64'),
        'x-forwarded-for': from,
      },
    });
    return { status: response.status, wait: response.headers.get('retry-after'), body: await response.text() };
  };
  const receipt = { text: receiptExtract.example.input.text };
  assert.equal((await ask('/jp-receipt/extract', receipt, '203.0.113.7')).status, 200);
  const second = await ask('/jp-receipt/extract', receipt, '203.0.113.7');
  assert.equal(second.status, 429, second.body);
  assert.match(second.body, /rate_limited.*1 a minute/);
  assert.ok(Number(second.wait) > 0);
  // Two of four calls are used up; the bucket fills by one every fifteen seconds, which a busy machine may take.
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++)
    statuses.push((await ask('/jp-address/postal-lookup', { postal_code: '100-0005' }, '203.0.113.7')).status);
  assert.deepEqual(statuses.slice(0, 2), [200, 200]);
  assert.ok(statuses.includes(429));
  assert.equal((await ask('/jp-receipt/extract', receipt, '198.51.100.9')).status, 200);
  const price = await fetch(`${service.url}/jp-receipt/extract`, {
    method: 'POST',
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });
  assert.equal(price.status, 402);
});
