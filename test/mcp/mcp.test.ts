import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type { PaymentRequired } from '@x402/core/types';
import { payable } from '../../src/client/payable.ts';
import { isPaid } from '../../src/contract/endpoint.ts';
import { type Service, startService } from '../../testkit/service.ts';

let service: Service;
let client: Client;
before(async () => {
  service = await startService();
  client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`)) as Transport);
});
after(async () => {
  await client.close();
  await service.close();
});

const callUnpaid = (name: string, args: Record<string, unknown> = {}) => client.callTool({ name, arguments: args });

test('the tools are the listed endpoints, with schemas and prices, and listing is free', async () => {
  const { tools } = await client.listTools();
  assert.deepEqual(
    tools.map((tool) => tool.name),
    service.app.listed().map((endpoint) => endpoint.name),
  );
  for (const tool of tools) assert.equal(tool.inputSchema.type, 'object', tool.name);
  const paid = tools.find((tool) => tool.name === 'jp_company_verify');
  assert.match(paid?.description ?? '', /\$0\.005/);
  for (const { name } of service.app.listed().filter((endpoint) => !isPaid(endpoint)))
    assert.equal(tools.find((tool) => tool.name === name)?.description?.match(/\bFree\b/g)?.length, 1, name);
});

test('hints are honest: spending is an effect, deleting destroys, and who asks others says so', async () => {
  const { tools } = await client.listTools();
  const hints = new Map(tools.map(({ name, annotations }) => [name, annotations!]));
  for (const { name } of service.app.listed().filter(isPaid)) {
    assert.equal(hints.get(name)?.readOnlyHint, false, name);
    assert.equal(hints.get(name)?.destructiveHint, false, name);
  }
  assert.partialDeepStrictEqual(hints.get('health'), { readOnlyHint: true, idempotentHint: true });
  assert.partialDeepStrictEqual(hints.get('batch_job_delete'), { readOnlyHint: false, destructiveHint: true });
  assert.equal(hints.get('jp_company_verify')?.openWorldHint, false);
  for (const name of ['jp_receipt_extract', 'supplier_resolve', 'batch_job_create', 'batch_job_retry'])
    assert.equal(hints.get(name)?.openWorldHint, true, name);
});

test('every tool says what its content looks like; answers, prices and errors all fit, as clients check them', async () => {
  const { tools } = await client.listTools();
  const ajv = new AjvJsonSchemaValidator();
  for (const endpoint of service.app.listed()) {
    const { outputSchema } = tools.find((tool) => tool.name === endpoint.name)!;
    if (endpoint.successStatus === 204) {
      assert.equal(outputSchema, undefined, endpoint.name);
      continue;
    }
    const fits = ajv.getValidator(outputSchema as never);
    const answer = fits(endpoint.example.output);
    assert.ok(answer.valid, `${endpoint.name}: ${answer.errorMessage}`);
    assert.equal(fits({}).valid, false, 'an empty object is no answer');
    const { required } = endpoint.output as unknown as { required: string[] };
    const { [required[0]!]: _, ...incomplete } = endpoint.example.output as Record<string, unknown>;
    assert.equal(fits(incomplete).valid, false, `${endpoint.name} without ${required[0]}`);
    // The client of the SDK throws when the content of a result does not fit.
    const unpaid = await callUnpaid(endpoint.name, isPaid(endpoint) ? {} : { job_id: 'bj_x' });
    assert.equal(typeof unpaid.structuredContent, 'object', endpoint.name);
  }
});

test('guides are resources: the index, and a page per tool', async () => {
  const { resources } = await client.listResources();
  assert.equal(resources.length, 1 + service.app.listed().length);
  for (const { uri, mimeType } of resources.slice(0, 3)) {
    const { contents } = await client.readResource({ uri });
    assert.equal(contents[0]?.mimeType, mimeType);
    assert.equal((contents[0] as { text: string }).text, await (await fetch(uri)).text());
  }
  await assert.rejects(client.readResource({ uri: `${service.url}/health` }), /no resource/);
});

test('prompts for the common jobs name tools that exist', async () => {
  const { prompts } = await client.listPrompts();
  assert.equal(prompts.length, 3);
  const names = new Set((await client.listTools()).tools.map((tool) => tool.name));
  for (const { name, arguments: fields = [] } of prompts) {
    const given = Object.fromEntries(fields.map((field) => [field.name, `<${field.name}>`]));
    const { messages } = await client.getPrompt({ name, arguments: given });
    const { text } = messages[0]!.content as { text: string };
    for (const field of fields) assert.ok(text.includes(`<${field.name}>`), field.name);
    const tools = text.match(/\b(?:jp_\w+|batch_job_\w+)/g) ?? [];
    assert.ok(tools.length > 0 && tools.every((tool) => names.has(tool)), tools.join());
  }
  await assert.rejects(client.getPrompt({ name: 'book_receipt', arguments: {} }), /Missing: receipt/);
});

test('who asks for progress is told, and then answered', async () => {
  const told: (string | undefined)[] = [];
  const result = await client.callTool({ name: 'health', arguments: {} }, undefined, {
    onprogress: ({ message }) => told.push(message),
  });
  assert.equal((result.structuredContent as { service: string }).service, 'Japan Business Identity Service');
  assert.deepEqual(told, ['State of the service and its data']);
});

test('a free tool answers at once', async () => {
  const result = await callUnpaid('health');
  assert.equal((result.structuredContent as { service: string }).service, 'Japan Business Identity Service');
});

test('every paid tool answers an unpaid call with its requirement', async () => {
  for (const endpoint of service.app.listed().filter(isPaid)) {
    const result = await callUnpaid(endpoint.name);
    const required = result.structuredContent as unknown as PaymentRequired;
    assert.equal(result.isError, true, endpoint.name);
    assert.equal(required.x402Version, 2, endpoint.name);
    assert.ok(payable(required), endpoint.name);
    assert.deepEqual(JSON.parse((result.content as { text: string }[])[0]!.text), required);
  }
});

test('a paid tool call runs once, carries its receipt, and repeats its answer', async () => {
  const endpoint = service.app.listed().find((candidate) => candidate.name === 'jp_company_verify')!;
  const args = endpoint.example.input;
  const required = (await callUnpaid(endpoint.name, args)).structuredContent as unknown as PaymentRequired;
  const payment = await service.wallet.pay(required, payable(required)!);
  const call = () => client.callTool({ name: endpoint.name, arguments: args, _meta: { 'x402/payment': payment } });
  const first = await call();
  assert.equal(first.isError, undefined, JSON.stringify(first.content));
  assert.equal((first._meta?.['x402/payment-response'] as { success: boolean } | undefined)?.success, true);
  const again = await call();
  assert.deepEqual(again.structuredContent, first.structuredContent);
  const stolen = await client.callTool({
    name: endpoint.name,
    arguments: { name: '別の会社' },
    _meta: { 'x402/payment': payment },
  });
  assert.match(JSON.stringify(stolen.structuredContent), /payment_conflict/);
});

test('a wrong argument is a validation error that is not charged', async () => {
  const required = (await callUnpaid('jp_company_verify')).structuredContent as unknown as PaymentRequired;
  const payment = await service.wallet.pay(required, payable(required)!);
  const result = await client.callTool({
    name: 'jp_company_verify',
    arguments: { nonsense: 1 },
    _meta: { 'x402/payment': payment },
  });
  assert.equal(result.isError, true);
  assert.match(JSON.stringify(result.structuredContent), /extra_forbidden/);
  assert.equal(result._meta?.['x402/payment-response'], undefined);
});

test('an unknown tool and malformed JSON are protocol errors', async () => {
  await assert.rejects(callUnpaid('no_such_tool'), /no tool/);
  await assert.rejects(callUnpaid('jp_compny_verify'), /Did you mean "jp_company_verify"\?/);
  await assert.rejects(client.getPrompt({ name: 'book_reciept' }), /Did you mean "book_receipt"\?/);
  const broken = await fetch(`${service.url}/mcp`, {
    method: 'POST',
    body: '{',
    headers: { 'content-type': 'application/json' },
  });
  assert.equal(broken.status, 400);
  assert.equal((await fetch(`${service.url}/mcp`)).status, 405);
});
