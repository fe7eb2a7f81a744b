import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { after, test } from 'node:test';
import { Type } from 'typebox';
import { startHttpServer } from '../../../testkit/http-server.ts';
import { endpointFactory } from '../../contract/endpoint.ts';
import { optionalString, strictObject } from '../../contract/schema.ts';
import { readBody } from './intake.ts';

const endpoint = endpointFactory<Record<never, never>>()({
  method: 'POST',
  path: '/echo',
  name: 'echo',
  price: '$0.005',
  summary: 'Echo',
  summaryJa: '反響',
  description: 'Answers what was sent.',
  tags: [],
  input: strictObject({ name: optionalString({ maxLength: 40_000 }) }),
  output: Type.Object({}),
  example: { input: {}, output: {} },
  needs: [],
  replay: 'stored',
  handler: async (input) => ({ echo: input.name }),
});
const { url, close } = await startHttpServer([endpoint]);
after(close);

/** Sends the pieces one after another and gives the bodies of the answers that come back on the connection. */
function exchange(pieces: readonly string[], answers: number): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let received = '';
    socket.setNoDelay(true).on('error', reject);
    socket.on('data', (chunk) => {
      received += chunk.toString('utf8');
      const bodies = received.match(/\{"echo":"[^"]*"\}/g) ?? [];
      if (bodies.length < answers) return;
      socket.destroy();
      resolve(bodies.map((body) => (JSON.parse(body) as { echo: unknown }).echo));
    });
    const send = (at: number) => {
      if (at >= pieces.length) return;
      socket.write(pieces[at]!);
      setTimeout(send, 30, at + 1);
    };
    send(0);
  });
}

function request(name: string): { head: string; body: string } {
  const body = JSON.stringify({ name });
  const length = Buffer.byteLength(body);
  const head = `POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
  return { head, body };
}

test('a body is read whether it comes with its headers, after them or in pieces', async () => {
  const { head, body } = request('青空');
  assert.deepEqual(await exchange([head + body], 1), ['青空']);
  assert.deepEqual(await exchange([head, body], 1), ['青空']);
  assert.deepEqual(await exchange([head + body.slice(0, 5), body.slice(5)], 1), ['青空']);
});

test('requests of one packet are answered one after another, each with its own body', async () => {
  const [a, b, c] = [request('a'), request('b'), request('c')];
  assert.deepEqual(await exchange([a.head + a.body + b.head + b.body + c.head, c.body], 3), ['a', 'b', 'c']);
});

test('a body of many packets is read as a whole', async () => {
  const name = 'x'.repeat(38_000);
  const { head, body } = request(name);
  assert.deepEqual(await exchange([head + body], 1), [name]);
});

test('pieces that come when a turn has no time left are all there, in order, also when the end is known already', async () => {
  const held = { take: () => undefined, release: () => undefined };
  for (const pieces of [['{"a":1}'], ['{"a"', ':', '1}'], Array.from({ length: 30 }, (_, i) => `${i},`)])
    for (const spent of [() => true, (at: number) => at % 2 === 0, (at: number) => at % 3 > 0]) {
      // The whole body and its end lie in the stream before anybody reads, as those of a request that waited do.
      const stream = new Readable({ read: () => undefined });
      for (const piece of pieces) stream.push(Buffer.from(piece));
      stream.push(null);
      let asked = 0;
      const options = { limit: 1000, files: new Map(), bound: '', held: held as never, isSpent: () => spent(asked++) };
      const { rest } = await readBody(stream, options);
      assert.equal(rest.toString('utf8'), pieces.join(''));
    }
});
