import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { Type } from 'typebox';
import { endpointFactory } from '../../src/contract/endpoint.ts';
import { optionalUpload, strictObject } from '../../src/contract/schema.ts';
import { type Service, startService } from '../../testkit/service.ts';

const takesFile = endpointFactory<Record<never, never>>()({
  method: 'POST',
  path: '/test/file',
  name: 'test_file',
  price: '$0.01',
  summary: 'Takes a file',
  summaryJa: 'ファイル',
  description: 'Takes a file.',
  tags: [],
  input: strictObject({ image_base64: optionalUpload({ maxLength: 1000, description: 'file' }) }),
  output: Type.Object({}),
  example: { input: {}, output: {} },
  needs: [],
  replay: 'recompute',
  handler: async ({ image_base64 }) => ({ text: Buffer.from(image_base64?.bytes ?? []).toString() }),
});

let service: Service;
before(async () => {
  service = await startService({ extraEndpoints: [takesFile] });
});
after(() => service.close());

async function connect(cap: string, elicit?: () => boolean): Promise<Client> {
  const client = new Client({ name: 'host', version: '1' }, { capabilities: elicit ? { elicitation: {} } : {} });
  if (elicit)
    client.setRequestHandler(ElicitRequestSchema, async () => ({ action: 'accept', content: { pay: elicit() } }));
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, '../../src/cli/main.ts'),
      'mcp',
      '--cap',
      cap,
      '--folder',
      service.dataDir,
    ],
    env: { ...(process.env as Record<string, string>), JBIS_URL: service.url, JBIS_DATA_DIR: service.dataDir },
    stderr: 'ignore',
  });
  await client.connect(transport);
  return client;
}

const verify = (client: Client) =>
  client.callTool({ name: 'jp_company_verify', arguments: { name: 'トヨタ自動車株式会社' } });

test('the bridge lists the tools and pays for a call from the wallet', async () => {
  const client = await connect('$0.10');
  const { tools } = await client.listTools();
  const tool = tools.find((candidate) => candidate.name === 'jp_company_verify');
  assert.match(tool?.description ?? '', /Costs \$0\.005 .* up to \$0\.1 /, 'price and cap');
  assert.equal(tool?.annotations?.readOnlyHint, false);
  const told: (string | undefined)[] = [];
  const result = await client.callTool(
    { name: 'jp_company_verify', arguments: { name: 'トヨタ自動車株式会社' } },
    undefined,
    { onprogress: ({ message }) => told.push(message) },
  );
  assert.equal(told[0], 'Asking the price');
  assert.match(told[1] ?? '', /paid \$0\.005/);
  assert.equal((result.structuredContent as { corporate_number: string }).corporate_number, '1180301018771');
  assert.equal(result._meta?.paid, '$0.005');
  await client.close();
});

test('the bridge passes guides and prompts on, and fetches nothing else', async () => {
  const client = await connect('$0.10');
  const { resources } = await client.listResources();
  const guide = resources.find((resource) => resource.name === 'jp_company_verify')!;
  const { contents } = await client.readResource({ uri: guide.uri });
  assert.match((contents[0] as { text: string }).text, /^# Look up a Japanese company/);
  await assert.rejects(client.readResource({ uri: `${service.url}/metrics` }), /no resource/);
  assert.equal((await client.listPrompts()).prompts.length, 3);
  await client.close();
});

test('a file field takes a local path', async () => {
  const path = join(service.dataDir, 'card.jpg');
  writeFileSync(path, '%PDF-1.7 the bytes of a card');
  const client = await connect('$0.10');
  const result = await client.callTool({ name: 'test_file', arguments: { image_base64: path } });
  assert.deepEqual(result.structuredContent, { text: '%PDF-1.7 the bytes of a card' });
  const missing = await client.callTool({ name: 'test_file', arguments: { image_base64: '/no/such.jpg' } });
  assert.equal(missing.isError, true);
  const foreign = await client.callTool({ name: 'test_file', arguments: { image_base64: 'file:///etc/passwd' } });
  assert.equal(foreign.isError, true);
  assert.doesNotMatch(JSON.stringify(foreign), /root:/);
  await client.close();
});

test('above the cap nothing is paid when the host cannot ask', async () => {
  const client = await connect('$0.004');
  const result = await verify(client);
  assert.equal(result.isError, true);
  assert.match(JSON.stringify(result.content), /Nothing was paid/);
  await client.close();
});

test('a call that failed costs nothing of the cap: its signature pays for the next one', async () => {
  const client = await connect('$0.006');
  const wrong = await client.callTool({ name: 'jp_company_verify', arguments: { corporate_number: '12' } });
  assert.match(JSON.stringify(wrong.content), /corporate_number/);
  assert.equal((await verify(client))._meta?.paid, '$0.005');
  assert.match(JSON.stringify((await verify(client)).content), /Nothing was paid/);
  await client.close();
});

test('above the cap the user decides when the host can ask', async () => {
  let allowed = false;
  const client = await connect('$0.004', () => allowed);
  assert.equal((await verify(client)).isError, true);
  allowed = true;
  assert.equal((await verify(client)).isError, undefined);
  await client.close();
});
