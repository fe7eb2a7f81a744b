import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { Type } from 'typebox';
import { endpointFactory } from '../../src/contract/endpoint.ts';
import { optionalUpload, requiredString, strictObject } from '../../src/contract/schema.ts';
import { startHttpServer } from '../../testkit/http-server.ts';

/** What no honest client sends. Every one gets an answer of a few words or a closed connection, and runs nothing. */
let runs = 0;
let server: Awaited<ReturnType<typeof startHttpServer>>;
const declare = endpointFactory<Record<never, never>>();
const common = {
  method: 'POST',
  price: '$0.005',
  summary: 'Test',
  summaryJa: '試験',
  description: 'Test',
  tags: [],
  output: Type.Object({}),
  example: { input: {}, output: {} },
  needs: [],
} as const;

before(async () => {
  server = await startHttpServer([
    declare({
      ...common,
      path: '/echo',
      name: 'echo',
      replay: 'stored',
      input: strictObject({
        text: requiredString({ maxLength: 50 }),
        count: Type.Optional(Type.Integer({ minimum: 0, maximum: 10 })),
      }),
      handler: async ({ text }) => {
        runs++;
        return { text };
      },
    }),
    declare({
      ...common,
      path: '/file',
      name: 'file',
      replay: 'recompute',
      input: strictObject({ image_base64: optionalUpload({ maxLength: 100_000, description: 'file' }) }),
      handler: async ({ image_base64 }) => {
        runs++;
        return { bytes: image_base64?.bytes.length ?? null };
      },
    }),
  ]);
});
after(() => server.close());

/** Sends bytes as they are; everything that comes back until the server or the last answer ends it. */
async function raw(parts: readonly (string | Buffer)[]): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  // The server may close while we still send.
  socket.on('error', () => undefined);
  for (const part of parts) socket.write(part);
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
const head = (lines: readonly string[], path = '/echo') =>
  [`POST ${path} HTTP/1.1`, 'host: x', 'content-type: application/json', ...lines, '', ''].join('\r\n');
const BODY = '{"text":"a"}';
const post = (body: BodyInit, headers: Record<string, string> = {}, path = '/echo') =>
  fetch(server.url + path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

describe('two readings of one request are refused (RFC 9112 §6.3)', () => {
  const ambiguous: Record<string, string> = {
    'two lengths': head(['content-length: 12', 'content-length: 13']) + BODY,
    'two equal lengths': head(['content-length: 12', 'content-length: 12']) + BODY,
    'a list of lengths': head(['content-length: 12, 12']) + BODY,
    'length and chunks': `${head(['content-length: 12', 'transfer-encoding: chunked'])}c\r\n${BODY}\r\n0\r\n\r\n`,
    'chunks that are not last': `${head(['transfer-encoding: chunked, identity'])}c\r\n${BODY}\r\n0\r\n\r\n`,
    'chunks by another name': `${head(['transfer-encoding: xchunked'])}c\r\n${BODY}\r\n0\r\n\r\n`,
    'a negative length': head(['content-length: -1']) + BODY,
    'a length with a sign': head(['content-length: +12']) + BODY,
    'a space before the colon': head(['content-length : 12']) + BODY,
    'a folded header': head(['x-a: b\r\n content-length: 12']) + BODY,
    'a bare line feed': head(['content-length: 12']).replaceAll('\r\n', '\n') + BODY,
    'a chunk size that overflows': `${head(['transfer-encoding: chunked'])}fffffffffffffffff\r\n${BODY}\r\n0\r\n\r\n`,
    'a NUL in a header': head(['x-a: b\0c', 'content-length: 12']) + BODY,
  };
  for (const [name, text] of Object.entries(ambiguous))
    test(name, async () => {
      const before = runs;
      assert.deepEqual(statuses(await raw([text])), [400]);
      assert.equal(runs, before);
    });
});

test('requests in one packet are answered one after the other, each for itself', async () => {
  const one = (text: string, last = false) => {
    const body = JSON.stringify({ text });
    return head([`content-length: ${body.length}`, ...(last ? ['connection: close'] : [])]) + body;
  };
  const answer = await raw([one('first') + one('second') + one('third', true)]);
  assert.deepEqual(statuses(answer), [200, 200, 200]);
  assert.match(answer, /first.*second.*third/s);
});

test('what follows a request and cannot be read never takes the place of its answer', async () => {
  const body = JSON.stringify({ text: 'paid for' });
  const one = head([`content-length: ${body.length}`]) + body;
  for (const rest of ['\0\x01 no request\r\n\r\n', `${head(['content-length: 1', 'content-length: 2'])}x`, 'POST'])
    for (const count of [1, 2]) {
      const before = runs;
      const answer = await raw([one.repeat(count) + rest + (rest === 'POST' ? '\0' : '')]);
      assert.deepEqual(statuses(answer), Array(count).fill(200), rest);
      assert.equal(runs, before + count);
    }
  // What cannot be read in the body of a request is that request's own fault.
  const broken = `${head(['transfer-encoding: chunked'])}zz\r\n`;
  assert.deepEqual(statuses(await raw([broken])), [400]);
});

test('a large body that nobody reads ends the connection, whatever the method', async () => {
  for (const method of ['GET', 'HEAD', 'DELETE', 'PUT', 'OPTIONS'])
    for (const framing of ['content-length: 900000000', 'transfer-encoding: chunked']) {
      const request = `${method} /health/live HTTP/1.1\r\nhost: x\r\n${framing}\r\n\r\n`;
      assert.match(await raw([request]), /\r\nconnection: close\r\n/i, `${method} ${framing}`);
    }
});

test('a body in crumbs is refused long before it is whole', async () => {
  const crumbs = Buffer.from('1\r\n \r\n'.repeat(200_000));
  const before = runs;
  const answer = statuses(await raw([head(['transfer-encoding: chunked']), crumbs]));
  // Where the machine is so busy that a thousand pieces take seconds, they came too slowly: 408.
  assert.ok(answer.length === 1 && [400, 408].includes(answer[0]!), `${answer}`);
  assert.equal(runs, before);
});

test('a body that trickles in is told 408 and let go of', async () => {
  const answers = await Promise.all([
    raw([head(['content-length: 500']), '{']),
    raw([head(['transfer-encoding: chunked']), '1;ext=1\r\n{\r\n']),
    raw([head(['content-length: 60000'], '/file'), '{"image_base64":"AAAA']),
  ]);
  assert.deepEqual(answers.map(statuses), [[408], [408], [408]]);
});

test('chunk extensions are bounded', async () => {
  const extended = Buffer.from(`1;${'x'.repeat(20_000)}\r\n \r\n`);
  assert.deepEqual(statuses(await raw([head(['transfer-encoding: chunked']), extended])), [413]);
});

test('thousands of headers, one giant one and a giant URL are refused', async () => {
  const many = Array.from({ length: 3000 }, (_, n) => `x-${n}: 1`);
  assert.deepEqual(statuses(await raw([head([...many, 'content-length: 12']), BODY])), [431]);
  assert.deepEqual(statuses(await raw([head([`x-a: ${'b'.repeat(20_000)}`])])), [431]);
  assert.deepEqual(statuses(await raw([head([], `/echo?${'a'.repeat(20_000)}`)])), [431]);
});

test('a compressed body is not inflated', async () => {
  const bomb = gzipSync(Buffer.alloc(10_000_000, 0x20), { level: 9 });
  const answer = await post(bomb, { 'content-encoding': 'gzip' });
  assert.equal(answer.status, 400);
});

test('forms and multipart bodies are no JSON', async () => {
  const form = new FormData();
  for (let part = 0; part < 300; part++) form.append(`p${part}`, 'x');
  const bodies: [BodyInit, string | undefined][] = [
    [form, undefined],
    ['text=a', 'application/x-www-form-urlencoded'],
    [
      `--b\r\ncontent-disposition: form-data; name="${'n'.repeat(30_000)}"\r\n\r\nx\r\n--b--`,
      'multipart/form-data; boundary=b',
    ],
    [BODY, 'text/plain'],
  ];
  for (const [body, type] of bodies) {
    const answer = await fetch(`${server.url}/echo`, {
      method: 'POST',
      body,
      ...(type ? { headers: { 'content-type': type } } : {}),
    });
    assert.equal(answer.status, 422, type);
    assert.ok((await answer.text()).length < 3000);
  }
});

test('a target with a host in it is the path behind it, in what is bought and in what is shown', async () => {
  const asked = (target: string) =>
    raw([head(['content-length: 12', 'connection: close']).replace('/echo', target) + BODY]);
  for (const target of ['http://evil.example/echo', 'HTTP://user@evil.example:1/echo', '/echo#@evil.example'])
    assert.deepEqual(statuses(await asked(target)), [200], target);
  assert.deepEqual(statuses(await asked('http://evil.example/nowhere')), [404]);
  for (const target of ['http://evil.example', 'http://evil.example?/echo'])
    assert.deepEqual(statuses(await asked(target)), [405], 'nobody posts to /');
});

test('a client of HTTP/1.0 is never told to continue', async () => {
  const request = head(['content-length: 12', 'expect: 100-continue']).replace('HTTP/1.1', 'HTTP/1.0') + BODY;
  assert.deepEqual(statuses(await raw([request])), [200]);
});

test('every other method of a path that is there is 405', async () => {
  for (const method of ['PUT', 'TRACE', 'PROPFIND', 'QUERY', 'PURGE', 'M-SEARCH'])
    assert.deepEqual(statuses(await raw([`${method} /echo HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`])), [405]);
  assert.deepEqual(statuses(await raw(['TRACE /no HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'])), [404]);
  assert.deepEqual(statuses(await raw(['GET * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'])), [400]);
});

describe('JSON', () => {
  const refused: Record<string, string> = {
    'nested a thousand deep': `{"text":${'['.repeat(1000)}${']'.repeat(1000)}}`,
    'nested fifty thousand deep': '['.repeat(50_000),
    'objects nested ten thousand deep': '{"a":'.repeat(10_000),
    'a number beyond all numbers': '{"text":"a","count":1e999}',
    'a number of a million digits': `{"text":"a","count":${'9'.repeat(60_000)}}`,
    'a fraction for a whole number': '{"text":"a","count":0.1e-300}',
    NaN: '{"text":"a","count":NaN}',
    'a key of the prototype': '{"text":"a","__proto__":{"count":1}}',
    'a key of every object': '{"text":"a","constructor":{"prototype":{"count":1}}}',
    'a prototype for a field': '{"__proto__":{"text":"a"}}',
    'half a surrogate pair': '{"text":"a\\ud800b"}',
    'half an escape': '{"text":"\\u12"}',
    'a control character': '{"text":"a\u0001"}',
    'a comma too many': '{"text":"a",}',
    'a comment': '{"text":"a"/**/}',
    'two values': '{"text":"a"}{"text":"b"}',
    'text before it': ')]}\',\n{"text":"a"}',
  };
  for (const [name, body] of Object.entries(refused))
    test(name, async () => {
      const before = runs;
      const answer = await post(body);
      assert.equal(answer.status, 422);
      assert.ok((await answer.text()).length < 3000);
      assert.equal(runs, before);
      assert.equal(({} as { count?: number }).count, undefined, 'no prototype was touched');
    });

  test('of two equal keys the last counts, as JSON.parse has it', async () => {
    assert.deepEqual(await (await post('{"text":"a","text":"b","te\\u0078t":"c"}')).json(), { text: 'c' });
  });

  test('UTF-16 and other encodings are told to be no JSON', async () => {
    assert.equal((await post(Buffer.from(BODY, 'utf16le'))).status, 422);
    assert.equal((await post(Buffer.from([0xff, 0xfe, ...Buffer.from(BODY, 'utf16le')]))).status, 400);
    assert.equal((await post(Buffer.from('{"text":"\xe9"}', 'latin1'))).status, 400);
  });
});

describe('a file in Base64', () => {
  const send = async (text: string) => {
    const answer = await post(`{"image_base64":${JSON.stringify(text)}}`, {}, '/file');
    return [answer.status, answer.status === 200 ? ((await answer.json()) as { bytes: number }).bytes : null];
  };
  const cases: Record<string, [string, [number, number | null]]> = {
    'broken into lines': ['AAAA\r\nAAAA\nAAAA', [200, 9]],
    'behind a data URL': ['data:image/png;base64,AAAA', [200, 3]],
    'behind a data URL without base64': ['data:image/png,AAAA', [422, null]],
    'with spaces': ['AA AA', [422, null]],
    'of the other alphabet': ['-_-_', [422, null]],
    'padded in the middle': ['AA==AAAA', [422, null]],
    'padded too much': ['AAAA====', [422, null]],
    'one letter short': ['AAAAA', [422, null]],
    'with a letter of another script': ['АААА', [422, null]],
    'with a NUL': ['AAA\u0000', [422, null]],
  };
  for (const [name, [text, expected]] of Object.entries(cases))
    test(name, async () => assert.deepEqual(await send(text), expected));
});

describe('paths', () => {
  const found: Record<string, number> = {
    '/ECHO': 404,
    '/echo/': 404,
    '//echo': 404,
    '/echo%00': 404,
    '/%65cho': 200,
    '/echo/../file': 404,
    '/%2e%2e/echo': 404,
    '/e%CC%81cho': 404,
    '/%': 400,
    '/%zz': 400,
    '/%c0%ae': 400,
  };
  for (const [path, expected] of Object.entries(found))
    test(`${path} is ${expected}`, async () => {
      const answer = await raw([head(['content-length: 12', 'connection: close'], path) + BODY]);
      assert.deepEqual(statuses(answer), [expected]);
    });
});
