import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { PaymentRequired } from '@x402/core/types';
import { paidCall } from '../src/client/paid-call.ts';
import { payable } from '../src/client/payable.ts';
import { type Service, startService } from '../testkit/service.ts';

/** Agents that know nothing but the base URL: they discover, pay, and the answers are right. */
let service: Service;
before(async () => {
  service = await startService();
});
after(() => service.close());

/** What each agent wants to know, and how it recognises the right answer. */
const QUESTIONS = [
  { tool: 'jp_company_verify', input: { name: 'トヨタ自動車（株）' }, right: /"corporate_number":"1180301018771"/ },
  {
    tool: 'jp_invoice_verify',
    input: { registration_number: 't1180301018771' },
    right: /"registration_number":"T1180301018771"/,
  },
  { tool: 'jp_address_normalize', input: { address: '愛知県豊田市トヨタ町1' }, right: /"city":"豊田市"/ },
  { tool: 'jp_address_postal_lookup', input: { postal_code: '471-0826' }, right: /トヨタ町/ },
  {
    tool: 'jp_company_report',
    input: { corporate_number: '1180301018771' },
    right: /"report_version":"jp-company-report\.v1"/,
  },
];

test('the base address, and a path that is guessed wrong, point to the documents', async () => {
  for (const path of ['/', '/about', '/api/v1/companies']) {
    const { headers } = await fetch(service.url + path, { redirect: 'manual' });
    const links = [...(headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="([^"]+)"/g)];
    assert.deepEqual(
      links.map(([, , rel]) => rel),
      ['describedby', 'service-desc', 'service-doc', 'status'],
      path,
    );
    for (const [, target] of links) assert.equal((await fetch(service.url + target)).status, 200, target);
  }
});

test('over HTTP: from /llms.txt to the OpenAPI document to five paid answers', async () => {
  const guide = await (await fetch(`${service.url}/llms.txt`)).text();
  const address = /\[OpenAPI 3\.1\]\(([^)]+)\)/.exec(guide)?.[1];
  assert.ok(address);
  const { paths } = (await (await fetch(address)).json()) as {
    paths: Record<string, Record<string, { operationId: string; 'x-payment-info'?: { price: { amount: string } } }>>;
  };
  for (const { tool, input, right } of QUESTIONS) {
    const [path, operations] = Object.entries(paths).find(([, methods]) =>
      Object.values(methods).some((operation) => operation.operationId === tool),
    )!;
    const [method, operation] = Object.entries(operations).find(([, candidate]) => candidate.operationId === tool)!;
    const result = await paidCall(
      { url: service.url + path, method: method.toUpperCase() as 'POST', body: JSON.stringify(input) },
      { wallet: service.wallet, maxPrice: 1_000_000n },
    );
    assert.equal(result.status, 200, result.body);
    assert.match(result.body, right);
    assert.equal(
      Number(result.price) / 1e6,
      Number(operation['x-payment-info']?.price.amount),
      'charged what was advertised',
    );
  }
});

test('over MCP: from tools/list to five paid answers', async () => {
  const client = new Client({ name: 'agent', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`)) as Transport);
  const { tools } = await client.listTools();
  for (const { tool, input, right } of QUESTIONS) {
    assert.ok(
      tools.some((candidate) => candidate.name === tool),
      tool,
    );
    const unpaid = await client.callTool({ name: tool, arguments: input });
    const required = unpaid.structuredContent as unknown as PaymentRequired;
    const payment = await service.wallet.pay(required, payable(required)!);
    const paid = await client.callTool({ name: tool, arguments: input, _meta: { 'x402/payment': payment } });
    assert.equal(paid.isError, undefined, JSON.stringify(paid.content));
    assert.match(JSON.stringify(paid.structuredContent), right);
  }
  await client.close();
});
