import assert from 'node:assert/strict';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { Type } from 'typebox';
import { endpointFactory, MEGABYTE } from '../contract/endpoint.ts';
import { optionalUpload, strictObject } from '../contract/schema.ts';
import type { SigningPayer } from '../pipeline/answer-call.ts';
import { createByteBudgets } from './body/byte-budget.ts';
import { createHandler } from './endpoint-handler.ts';

const endpoint = endpointFactory<Record<never, never>>()({
  method: 'POST',
  path: '/file',
  name: 'file',
  price: '$0.01',
  summary: 'Test',
  summaryJa: '試験',
  description: 'Test',
  tags: [],
  input: strictObject({ image_base64: optionalUpload({ maxLength: 1_000_000, description: 'file' }) }),
  output: Type.Object({}),
  limits: { bodyBytes: MEGABYTE },
  example: { input: {}, output: {} },
  needs: [],
  replay: 'recompute',
  handler: async () => ({}),
});

const budgets = createByteBudgets(8_000_000);
let payer: SigningPayer | undefined;
const reading = { budgets, json: {} as never, proxyHops: 0 };
const handler = createHandler(
  endpoint as never,
  async ({ read }) => {
    await read(payer);
    return { status: 200, headers: {}, body: JSON.stringify(used()) };
  },
  reading,
);
const used = () => [budgets.paid, budgets.newcomers, budgets.unpaid].map((budget) => Math.sign(budget.used));
const server = createServer(async (request, response) => {
  const answer = await handler({ request, response, id: '1', params: {}, queryText: '' });
  response.end(answer?.body);
});
before(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
after(() => server.close());

async function post(base64: string): Promise<unknown> {
  const { port } = server.address() as AddressInfo;
  const text = await new Promise<string>((resolve) => {
    const outgoing = send({ port, method: 'POST', path: '/file' }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => (body += chunk)).on('end', () => resolve(body));
    });
    const body = `{"image_base64":"${base64}"}`;
    outgoing.setHeader('content-length', body.length);
    outgoing.end(body);
  });
  return JSON.parse(text);
}
const signed = (hasPaid: boolean): SigningPayer => ({ address: '0xa', hasPaid: async () => hasPaid });
const LONG = 'AAAA'.repeat(50_000);

test('a body counts against those it is like: who paid before, who only signed, anybody', async () => {
  payer = signed(true);
  assert.deepEqual(await post(LONG), [1, 0, 0]);
  payer = signed(false);
  assert.deepEqual(await post(LONG), [1, 1, 0], 'a part of the payers’');
  assert.deepEqual(await post('AAAA'), [1, 0, 0], 'a short one is not worth the question');
  payer = undefined;
  assert.deepEqual(await post(LONG), [0, 0, 1]);
  assert.deepEqual(used(), [0, 0, 0], 'all is given back');
});
