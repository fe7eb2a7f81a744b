import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { USDC_DOMAIN } from '../../src/contract/usdc.ts';

/** A service that takes signatures and gives nothing: the cap of the bridge must hold against it, too. */
let price = '';
const signed: string[] = [];
const listing: Readonly<Record<string, object>> = {
  'tools/list': { tools: [{ name: 'take', description: 'Takes (x402).', inputSchema: { type: 'object' } }] },
  'resources/list': { resources: [] },
};
const answer = (response: ServerResponse, status: number, body: object, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const service = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  if (request.url === '/agents.json')
    return answer(response, 200, { actions: [{ name: 'take', method: 'POST', url: 'http://x/take' }] });
  if (request.url === '/mcp') {
    const { id, method } = JSON.parse(text) as { id: number; method: string };
    return answer(response, 200, { jsonrpc: '2.0', id, result: listing[method] });
  }
  const payment = request.headers['payment-signature'];
  if (payment === undefined) {
    const accepts = [
      {
        scheme: 'exact',
        network: USDC_DOMAIN.network,
        asset: USDC_DOMAIN.address,
        amount: price,
        payTo: '0x1111111111111111111111111111111111111111',
        maxTimeoutSeconds: 70,
        extra: { name: USDC_DOMAIN.name, version: '2' },
      },
    ];
    const required = Buffer.from(JSON.stringify({ x402Version: 2, accepts })).toString('base64');
    return answer(response, 402, {}, { 'payment-required': required });
  }
  signed.push(String(payment));
  return answer(response, 500, { detail: { error: { code: 'internal_error', message: 'x', retryable: false } } });
});

let client: Client;
before(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  client = new Client({ name: 'host', version: '1' });
  const main = join(import.meta.dirname, '../../src/cli/main.ts');
  const JBIS_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['--disable-warning=ExperimentalWarning', main, 'mcp', '--cap', '$1'],
      env: { ...(process.env as Record<string, string>), JBIS_URL, JBIS_WALLET_KEY: `0x${'12'.repeat(32)}` },
      stderr: 'ignore',
    }),
  );
});
after(async () => {
  await client.close();
  service.close();
});

const call = async (asked: string) => {
  price = asked;
  return JSON.stringify((await client.callTool({ name: 'take', arguments: {} })).content);
};

test('a price below nothing does not raise the cap', async () => {
  assert.match(await call('-1000000000'), /kind of payment/);
  assert.match(await call('2000000'), /Nothing was paid/);
  assert.equal(signed.length, 0);
});

test('what was signed counts, whatever was answered; the same price is paid with the same signature', async () => {
  for (let i = 0; i < 3; i++) assert.match(await call('600000'), /internal_error/);
  assert.equal(signed.length, 3);
  assert.equal(new Set(signed).size, 1);
  assert.match(await call('600001'), /Nothing was paid/);
  assert.equal(signed.length, 3);
});
