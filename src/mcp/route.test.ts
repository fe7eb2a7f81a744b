import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { freeGate, startHttpServer } from '../../testkit/http-server.ts';
import { ENDPOINTS } from '../endpoints/index.ts';
import { createAnswerCall } from '../pipeline/answer-call.ts';
import { registerMcp } from './route.ts';

let listener: Awaited<ReturnType<typeof startHttpServer>>;
before(async () => {
  const caller = createAnswerCall({ gate: freeGate, sources: () => ({}), now: () => new Date() });
  listener = await startHttpServer(ENDPOINTS, { caller });
  const info = () => ({ baseUrl: listener.url, payTo: null, isDevnet: true }) as never;
  registerMcp(listener.server.router, {
    caller,
    info,
    listed: () => ENDPOINTS,
    reading: listener.server.reading,
    callers: { baseUrl: () => listener.url, origins: [] },
  });
});
after(() => listener.close());

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${listener.url}/mcp`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
  });
const LIST = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';

test('one message is answered', async () => {
  const { result } = (await (await post(LIST)).json()) as { result: { tools: unknown[] } };
  assert.equal(result.tools.length, ENDPOINTS.length);
});

test('a stream of progress ends with its answer, and the connection with it where that was asked for', async () => {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const sent = request(`${listener.url}/mcp`, { method: 'POST', headers, agent: false });
  sent.end('{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"progressToken":1}}}');
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  assert.equal(answer.headers['content-type'], 'text/event-stream');
  assert.equal(answer.headers.connection, 'close');
  assert.match(await text(answer), /"tools":/);
});

const hostile: Record<string, string> = {
  'a batch of a thousand lists': `[${Array.from({ length: 1000 }, () => LIST).join(',')}]`,
  'a batch of one': `[${LIST}]`,
  'an empty batch': '[]',
  'ten thousand keys': `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{${Array.from({ length: 10_000 }, (_, n) => `"${n}":0`).join(',')}}}`,
  'a thousand levels': `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${'['.repeat(1000)}${']'.repeat(1000)}}`,
  'an id of megabytes': `{"jsonrpc":"2.0","id":"${'i'.repeat(2_000_000)}","method":"ping"}`,
  'a progress token of kilobytes': `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"health","_meta":{"progressToken":"${'p'.repeat(60_000)}"}}}`,
  'half a message': LIST.slice(0, 20),
  'broken UTF-8': '{"jsonrpc":"2.0","id":1,"method":"\ud800',
};
for (const [name, body] of Object.entries(hostile))
  test(`${name} is refused in a few words`, async () => {
    const answer = await post(body);
    const text = await answer.text();
    assert.equal(answer.status, 400, text.slice(0, 200));
    assert.ok(text.length < 500);
  });

test('a tool that is none and a foreign page are refused', async () => {
  const call = (params: string) => post(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`);
  for (const name of ['constructor', '__proto__', '../health', 'x'.repeat(60_000)]) {
    const { error } = (await (await call(JSON.stringify({ name, arguments: {} }))).json()) as {
      error: { code: number };
    };
    assert.equal(error.code, -32602, name.slice(0, 20));
  }
  assert.equal((await post(LIST, { origin: 'https://evil.example' })).status, 403);
});

test('what an error or a prompt repeats of a message is short', async () => {
  const ask = async (method: string, params: object) =>
    (await post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))).text();
  const long = 'あ'.repeat(300_000);
  const answers = [
    await ask('tools/call', { name: long, arguments: {} }),
    await ask('resources/read', { uri: long }),
    await ask('prompts/get', { name: long }),
    await ask('prompts/get', { name: 'clean_addresses', arguments: { addresses: long } }),
    await ask('prompts/get', { name: 'book_receipt', arguments: { receipt: 'r', other: long } }),
  ];
  for (const text of answers) {
    assert.match(text, /-32602/);
    assert.ok(text.length < 500, text.slice(0, 200));
  }
  const whole = await ask('prompts/get', { name: 'clean_addresses', arguments: { addresses: 'あ'.repeat(16_000) } });
  assert.ok(whole.includes('あ'.repeat(16_000)));
});

const misshapen: [method: string, params: string, told: string][] = [
  ['tools/call', '{"name":null}', 'params.name: Invalid input: expected string, received null'],
  [
    'tools/call',
    '{"name":"health","arguments":[]}',
    'params.arguments: Invalid input: expected record, received array',
  ],
  ['prompts/get', '{"name":1}', 'params.name: Invalid input: expected string, received number'],
  ['resources/read', '{}', 'params.uri: Invalid input: expected string, received undefined'],
  [
    'initialize',
    '{"clientInfo":{"name":"a","version":"1"}}',
    'params.protocolVersion: Invalid input: expected string, received undefined (and 1 more)',
  ],
];
for (const [method, params, told] of misshapen)
  test(`${method} with ${params} is told in a sentence what is wrong`, async () => {
    const answer = await post(`{"jsonrpc":"2.0","id":7,"method":"${method}","params":${params}}`);
    assert.deepEqual(await answer.json(), { jsonrpc: '2.0', id: 7, error: { code: -32602, message: told } });
  });

test('of a long name that is wrong the error repeats its beginning', async () => {
  const name = 'k'.repeat(50_000);
  const body = `{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"a","arguments":{"${name}":1}}}`;
  assert.ok((await (await post(body)).text()).length < 300);
});
