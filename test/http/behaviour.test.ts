import assert from 'node:assert/strict';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { Type } from 'typebox';
import { endpointFactory } from '../../src/contract/endpoint.ts';
import { serviceError } from '../../src/contract/errors.ts';
import { optionalUpload, requiredString, strictObject } from '../../src/contract/schema.ts';
import { createLogger } from '../../src/http/logging.ts';
import { createMetrics } from '../../src/http/metrics.ts';
import { startHttpServer } from '../../testkit/http-server.ts';

const MB = 1024 * 1024;
const declare = endpointFactory<{ missing: unknown }>();
const common = {
  method: 'POST',
  price: '$0.005',
  summary: 'Test',
  summaryJa: '試験',
  description: 'Test',
  tags: [],
  output: Type.Object({}),
  example: { input: {}, output: {} },
  replay: 'stored',
} as const;

const logLines: string[] = [];
let seen: Uint8Array | undefined;
const [entered, aborted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
let server: Awaited<ReturnType<typeof startHttpServer>>;

before(async () => {
  const endpoints = [
    declare({
      ...common,
      path: '/echo',
      name: 'echo',
      needs: [],
      input: strictObject({ text: requiredString({ maxLength: 50 }) }),
      handler: async ({ text }) => ({ text }),
    }),
    declare({
      ...common,
      path: '/file',
      name: 'file',
      needs: [],
      replay: 'recompute',
      limits: { bodyBytes: 4 * MB },
      input: strictObject({ image_base64: optionalUpload({ maxLength: 3 * MB, description: 'file' }) }),
      handler: async ({ image_base64 }) => {
        seen = image_base64?.bytes;
        return { bytes: seen?.length ?? null };
      },
    }),
    declare({
      ...common,
      path: '/slow',
      name: 'slow',
      needs: [],
      replay: 'recompute',
      input: strictObject({}),
      handler: (_input, { signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            aborted.resolve();
            resolve({});
          });
          entered.resolve();
        }),
    }),
    declare({
      ...common,
      path: '/broken',
      name: 'broken',
      needs: [],
      input: strictObject({}),
      handler: async () => {
        throw new Error('secret detail 4711');
      },
    }),
    declare({
      ...common,
      path: '/full',
      name: 'full',
      needs: [],
      input: strictObject({}),
      handler: async () => {
        throw serviceError('ocr_queue_full');
      },
    }),
    declare({
      ...common,
      path: '/without',
      name: 'without',
      needs: ['missing'],
      input: strictObject({}),
      handler: async () => ({}),
    }),
  ];
  const log = createLogger('info', { write: (line: string) => void logLines.push(line) });
  server = await startHttpServer(endpoints, { log, requestLog: true, metrics: createMetrics(), inflightBytes: 6 * MB });
});
after(() => server.close());

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

test('an unknown path is 404 and a known path with another method 405 with Allow', async () => {
  const unknown = await fetch(`${server.url}/nothing`);
  assert.deepEqual([unknown.status, await unknown.json()], [404, { detail: 'Not Found' }]);
  const other = await fetch(`${server.url}/echo`);
  assert.deepEqual(
    [other.status, other.headers.get('allow'), await other.json()],
    [405, 'POST', { detail: 'Method Not Allowed' }],
  );
});

test('HEAD answers like GET on free documents and is 405 on POST paths', async () => {
  const head = await fetch(`${server.url}/openapi.json`, { method: 'HEAD' });
  const get = await fetch(`${server.url}/openapi.json`);
  assert.equal(head.status, 200);
  assert.equal(head.headers.get('content-type'), get.headers.get('content-type'));
  assert.equal(await head.text(), '');
  const other = await fetch(`${server.url}/echo`, { method: 'HEAD' });
  assert.deepEqual([other.status, other.headers.get('allow')], [405, 'POST']);
});

/** What a request written by hand is answered with, up to the end of the connection. */
const raw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
    socket.write(text);
  });

test('a malformed URL, a second Host header and none at all are 400', async () => {
  const bad = await raw('GET /v1/%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  assert.match(bad, /^HTTP\/1\.1 400 /);
  const hosts = await raw('GET /about HTTP/1.1\r\nhost: a\r\nHost: b\r\nconnection: close\r\n\r\n');
  assert.match(hosts, /^HTTP\/1\.1 400 .*one Host/s);
  const none = await raw('GET /about HTTP/1.1\r\nconnection: close\r\n\r\n');
  assert.match(none, /^HTTP\/1\.1 400 .*one Host/s);
  const old = await raw('GET /about HTTP/1.0\r\n\r\n');
  assert.match(old, /^HTTP\/1\.1 (?!400)/);
});

test('a body is asked for by 100 Continue only when it will be read', async () => {
  const head = (path: string) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ncontent-length: 12\r\n`;
  const refused = await raw(`${head('/without')}\r\n`);
  assert.match(refused, /^HTTP\/1\.1 503 /);
  const asked = await raw(`${head('/echo')}connection: close\r\n\r\n{"text":"a"}`);
  assert.match(asked, /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
});

test('an endpoint whose source is missing answers 503 with the code in both languages', async () => {
  const answer = await post('/without', '{}');
  const { detail } = (await answer.json()) as { detail: { error: Record<string, unknown> } };
  assert.equal(answer.status, 503);
  assert.equal(detail.error.code, 'source_not_configured');
  assert.match(String(detail.error.message_ja), /設定されていません/);
  assert.equal(answer.headers.get('retry-after'), null, 'asking again is no use');
  const lines = logLines.filter(
    (line) => line.includes('"route":"/without"') && line.includes('source_not_configured'),
  );
  assert.ok(lines.length > 0);
  for (const line of lines) {
    assert.equal(JSON.parse(line).level, 40, 'a warning: the program did what it should');
    assert.doesNotMatch(line, /"stack"/);
  }
});

test('an unexpected error says nothing of its cause to the caller and all of it to the log', async () => {
  const answer = await post('/broken', '{}');
  const body = await answer.text();
  assert.equal(answer.status, 500);
  assert.doesNotMatch(body, /4711/);
  assert.ok(logLines.some((line) => line.includes('4711')));
});

test('a coded 429 carries Retry-After', async () => {
  const answer = await post('/full', '{}');
  assert.equal(answer.status, 429);
  assert.ok(Number(answer.headers.get('retry-after')) > 0);
});

test('a body over the limit of its route is 413, declared or chunked', async () => {
  const declared = await post('/echo', JSON.stringify({ text: 'x'.repeat(70_000) }));
  assert.equal(declared.status, 413);
  const chunked = await new Promise<number>((resolve, reject) => {
    const call = httpRequest(
      `${server.url}/echo`,
      { method: 'POST', headers: { 'content-type': 'application/json' } },
      (response) => {
        resolve(response.statusCode!);
        response.resume();
      },
    );
    call.on('error', reject);
    for (let i = 0; i < 10; i++) call.write(Buffer.alloc(10_000, 0x20));
    call.end();
  });
  assert.equal(chunked, 413);
});

test('a Base64 file reaches the handler as bytes', async () => {
  const file = Buffer.from(Array.from({ length: 100_000 }, (_, i) => (i * 7919) & 255));
  const answer = await post(
    '/file',
    JSON.stringify({ image_base64: `data:image/png;base64,${file.toString('base64')}` }),
  );
  assert.deepEqual(await answer.json(), { bytes: file.length });
  assert.deepEqual(Buffer.from(seen!), file);
});

test('a file that is not Base64 is 422 at its field, without echoing it', async () => {
  const answer = await post('/file', JSON.stringify({ image_base64: `${'A'.repeat(5000)}*` }));
  const body = await answer.text();
  assert.equal(answer.status, 422);
  assert.match(body, /"loc":\["body","image_base64"\]/);
  assert.ok(body.length < 1000);
});

/** A connection that declares a body, sends the beginning of it, and then nothing. */
const hold = async (path: string, declared: number, sent: string) => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${declared}\r\n\r\n${sent}`,
  );
  return socket;
};
const heldBytes = async () =>
  Number(/jbis_inflight_body_bytes (\d+)/.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1]);
const until = async (condition: () => Promise<boolean>) => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
};

test('connections that declare a body and send nothing take nothing from the others', async () => {
  const idle = await Promise.all(Array.from({ length: 30 }, () => hold('/file', 4 * MB, '{')));
  await until(async () => (await heldBytes()) === 30);
  assert.equal((await post('/file', JSON.stringify({ image_base64: 'A'.repeat(2.5 * MB) }))).status, 200);
  for (const socket of idle) socket.destroy();
  await until(async () => (await heldBytes()) === 0);
});

test('bodies beyond the byte budget are 429 until others are done', async () => {
  const sent = `{"image_base64":"${'A'.repeat(3 * MB)}`;
  const first = await hold('/file', 4 * MB, sent);
  const second = await hold('/file', 4 * MB, sent.slice(0, 2 * MB));
  await until(async () => (await heldBytes()) > 4.9 * MB);
  const body = JSON.stringify({ image_base64: 'A'.repeat(2.5 * MB) });
  assert.equal((await post('/file', body)).status, 429);
  first.destroy();
  second.destroy();
  await until(async () => (await heldBytes()) === 0);
  assert.equal((await post('/file', body)).status, 200);
});

test('a file given twice is 422 at its key', async () => {
  const answer = await post('/file', '{"image_base64":"AAAA","image_base64":"AAAA"}');
  const { detail } = (await answer.json()) as { detail: { type: string; loc: unknown[] }[] };
  assert.deepEqual([answer.status, detail[0]!.type, detail[0]!.loc], [422, 'value_error', ['body', 'image_base64']]);
});

test('work on a document stops when its client goes away', async () => {
  const controller = new AbortController();
  const call = fetch(`${server.url}/slow`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
    signal: controller.signal,
  });
  await entered.promise;
  controller.abort();
  await assert.rejects(call);
  await aborted.promise;
});

test('a browser may read the payment headers and send a payment', async () => {
  const preflight = await fetch(`${server.url}/echo`, { method: 'OPTIONS' });
  assert.equal(preflight.status, 204);
  assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /PAYMENT-SIGNATURE/);
  const answer = await post('/echo', '{"text":"a"}');
  assert.match(answer.headers.get('access-control-expose-headers') ?? '', /PAYMENT-REQUIRED.*PAYMENT-RESPONSE/);
  assert.equal(answer.headers.get('access-control-allow-origin'), '*');
});

test('a request id is kept when harmless, made when not, and echoed', async () => {
  const kept = await post('/echo', '{"text":"a"}', { 'x-request-id': 'agent-7' });
  assert.equal(kept.headers.get('x-request-id'), 'agent-7');
  assert.ok(
    logLines.some((line) => line.includes('"request":"agent-7"')),
    'the log names the request',
  );
  const made = await post('/echo', '{"text":"a"}', { 'x-request-id': 'a b"c' });
  assert.match(made.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/);
});

test('logs hold neither bodies nor payment headers', async () => {
  await post('/echo', '{"text":"MARKER-BODY"}', { 'payment-signature': 'MARKER-PAYMENT' });
  await post('/echo', '{"text":5,"x":"MARKER-BODY"}');
  const log = logLines.join('\n');
  assert.match(log, /"route":"\/echo"/);
  assert.doesNotMatch(log, /MARKER/);
});

test('metrics count requests per route and status', async () => {
  await post('/echo', '{"text":"a"}');
  const text = await (await fetch(`${server.url}/metrics`)).text();
  assert.match(text, /jbis_http_requests_total\{route="\/echo",method="POST",status="200"\} [1-9]/);
  assert.match(text, /jbis_inflight_body_bytes 0/);
});

test('headers over 16 KB are refused', async () => {
  const answer = await post('/echo', '{"text":"a"}', { 'payment-signature': 'A'.repeat(20_000) });
  assert.equal(answer.status, 431);
});

test('closing the server lets a request under way finish', async () => {
  const [working, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const endpoint = declare({
    ...common,
    path: '/work',
    name: 'work',
    needs: [],
    input: strictObject({}),
    handler: async () => {
      working.resolve();
      await mayEnd.promise;
      return { done: true };
    },
  });
  const own = await startHttpServer([endpoint]);
  const call = fetch(`${own.url}/work`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  await working.promise;
  const closed = own.close();
  mayEnd.resolve();
  assert.deepEqual(await (await call).json(), { done: true });
  await closed;
});
