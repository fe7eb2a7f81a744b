import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Type } from 'typebox';
import callCommand from '../src/cli/commands/call.command.ts';
import { JbisClient, JbisError, PaymentRefused } from '../src/client/index.ts';
import { endpointFactory, MEGABYTE } from '../src/contract/endpoint.ts';
import { optionalUpload, strictObject } from '../src/contract/schema.ts';
import { examplePath } from '../src/discovery/texts.ts';
import { requestOf } from '../src/mcp/bridge-tools.ts';
import { type Service, startService } from '../testkit/service.ts';

const fileSizes: number[] = [];
const takesFile = endpointFactory<Record<never, never>>()({
  method: 'POST',
  path: '/test/file',
  name: 'test_file',
  price: '$0.01',
  summary: 'Takes a file',
  summaryJa: 'ファイル',
  description: 'Takes a file.',
  tags: [],
  input: strictObject({ image_base64: optionalUpload({ maxLength: 20_000_000, description: 'file' }) }),
  output: Type.Object({ last: Type.Integer() }),
  limits: { bodyBytes: 21 * MEGABYTE },
  example: { input: {}, output: { last: 0 } },
  needs: [],
  replay: 'recompute',
  handler: async ({ image_base64 }) => {
    fileSizes.push(image_base64?.bytes.length ?? 0);
    return { last: image_base64?.bytes.at(-1) ?? -1 };
  },
});

const takesList = endpointFactory<Record<never, never>>()({
  method: 'GET',
  path: '/test/list/{place}',
  name: 'test_list',
  price: '$0.01',
  summary: 'Takes a list',
  summaryJa: 'リスト',
  description: 'Takes a list in its query.',
  tags: [],
  input: strictObject({
    place: Type.String(),
    kinds: Type.Optional(Type.Array(Type.String())),
    limit: Type.Optional(Type.Integer()),
  }),
  output: Type.Object({ kinds: Type.Array(Type.String()), limit: Type.Integer() }),
  example: { input: { place: 'a', kinds: ['x', 'y'] }, output: { kinds: [], limit: 0 } },
  needs: [],
  replay: 'recompute',
  handler: async ({ kinds = [], limit = 0 }) => ({ kinds, limit }),
});

let service: Service;
let client: JbisClient;
before(async () => {
  service = await startService({ extraEndpoints: [takesFile, takesList] });
  client = new JbisClient({ baseUrl: service.url, wallet: service.wallet });
});
after(() => service.close());

test('a typed call is paid and answers with data, price and receipt', async () => {
  const { data, price, receipt } = await client.call('jp_company_verify', { name: 'トヨタ自動車株式会社' });
  assert.equal(data.corporate_number, '1180301018771');
  assert.equal(price, '$0.005');
  assert.equal(receipt?.success, true);
});

test('a free call needs no payment', async () => {
  const { data, price } = await client.call('health', {});
  assert.equal(data.service, 'Japan Business Identity Service');
  assert.equal(price, null);
});

test('a list in the query of a GET arrives as a list, from every client', async () => {
  const wanted = { place: 'a/b', kinds: ['x', 'y, z'], limit: 2 };
  const { data } = await client.call('test_list' as never, wanted as never);
  assert.deepEqual(data, { kinds: ['x', 'y, z'], limit: 2 });
  const tool = { listing: {} as never, method: 'GET' as const, path: '/test/list/{place}', files: [] };
  const noFiles = { content: (value: string) => value };
  assert.equal(
    requestOf('http://a', tool, wanted, noFiles).url,
    'http://a/test/list/a%2Fb?kinds=x&kinds=y%2C+z&limit=2',
  );
  assert.equal(examplePath(takesList as never), '/test/list/a?kinds=x&kinds=y');
  const { out, code } = await callFromShell('/test/list/a', { kinds: ['x', 'y'] });
  assert.deepEqual([code, JSON.parse(out)], [0, { kinds: ['x', 'y'], limit: 0 }]);
  const whole = await callFromShell(`${service.url}/test/list/a`, { kinds: ['x'] }, { JBIS_URL: 'http://127.0.0.1:9' });
  assert.deepEqual([whole.code, JSON.parse(whole.out)], [0, { kinds: ['x'], limit: 0 }]);
});

/** `jbis call` with a body: the server says that the endpoint is a GET. */
async function callFromShell(path: string, body: object, more: object = {}): Promise<{ code: number; out: string }> {
  let out = '';
  const env = { JBIS_URL: service.url, JBIS_DATA_DIR: service.dataDir, ...more };
  const io = { out: (text: string) => (out += text), err: () => {}, env, isTerminal: false };
  return { code: await callCommand.run([path, JSON.stringify(body)], io as never), out };
}

test('an answer of 400 or more is an error with its code, and nothing is paid', async () => {
  const call = client.call('jp_company_verify', { corporate_number: '12' });
  await assert.rejects(
    call,
    (error: JbisError) => error instanceof JbisError && error.status === 422 && error.code === 'validation_error',
  );
});

test('a call above the limit is never signed', async () => {
  const careful = new JbisClient({ baseUrl: service.url, wallet: service.wallet, maxPrice: '$0.001' });
  await assert.rejects(careful.call('jp_company_verify', { name: 'x' }), PaymentRefused);
});

test('files are streamed as bytes and as Blob, and arrive whole', async () => {
  const bytes = Uint8Array.from({ length: 3_000_001 }, (_, i) => i & 255);
  for (const file of [bytes, new Blob([bytes])]) {
    const { data } = await client.call('test_file' as never, { image_base64: file } as never);
    assert.deepEqual(data, { last: bytes.at(-1) });
  }
  assert.deepEqual(fileSizes, [bytes.length, bytes.length]);
});
