import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { untilRead, writeAnswer } from './answer.ts';
import { SlowUploads } from './body/slow-uploads.ts';
import { answerWith, createNodeServer, listen } from './node-server.ts';

/** Writes `count` requests at once; what came back when the connection ended or fell silent, and how many were begun. */
async function pipelined(count: number): Promise<{ answers: number; begun: number }> {
  const node = createNodeServer();
  let begun = 0;
  answerWith(node, (_request, response) => {
    begun++;
    setImmediate(() => response.end('ok'));
  });
  await listen(node, { host: '127.0.0.1', port: 0 });
  const socket = connect((node.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  socket.on('error', () => undefined);
  const ended = new Promise((resolve) => socket.on('close', resolve));
  const last = 'GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count - 1) + last);
  await ended;
  await new Promise((resolve) => node.close(resolve));
  return { answers: text.split('HTTP/1.1 200').length - 1, begun };
}

test('a few requests written at once are answered, hundreds end the connection', async () => {
  assert.deepEqual(await pipelined(10), { answers: 10, begun: 10 });
  const { begun } = await pipelined(500);
  assert.ok(begun <= 16, `${begun} were begun`);
});

for (const [what, request] of [
  ['small requests', 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['requests without a Host', 'GET / HTTP/1.1\r\n\r\n'],
  ['requests that expect something', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: z\r\n\r\n'],
] as const)
  test(`of a thousand ${what} in one piece a few are read`, async () => {
    const node = createNodeServer();
    let read = 0;
    answerWith(node, (_request, response) => void setImmediate(() => response.end('ok')));
    node.on('request', () => read++).on('checkExpectation', () => read++);
    const url = new URL(await listen(node, { host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(url.port), '127.0.0.1').on('error', () => undefined);
    socket.resume().write(request.repeat(1000));
    await new Promise((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => node.close(resolve));
    assert.ok(read > 0 && read <= 17, `${read} were read`);
  });

test('any number of requests one after the other is answered', async () => {
  const node = createNodeServer();
  answerWith(node, (_request, response) => void response.end('ok'));
  const url = await listen(node, { host: '127.0.0.1', port: 0 });
  for (let i = 0; i < 40; i++)
    await new Promise<void>((resolve, reject) => {
      get(url, (answer) => answer.resume().on('end', resolve)).on('error', reject);
    });
  node.closeAllConnections();
  await new Promise((resolve) => node.close(resolve));
});

test('an answer that nobody reads ends after its time, one that was read is forgotten', () => {
  let now = 0;
  const open = new SlowUploads();
  const answer = () => {
    const response = Object.assign(new EventEmitter(), { destroyed: false, destroy: () => undefined as unknown });
    response.destroy = () => (response.destroyed = true);
    untilRead(response as never, 1_600_000, () => now, open);
    return response;
  };
  const stuck = answer();
  const read = answer();
  read.emit('close');
  now = 219_000;
  open.look();
  assert.equal(stuck.destroyed, false, 'a slow line may need a hundred seconds for so much');
  now = 221_000;
  open.look();
  assert.equal(stuck.destroyed, true);
  assert.equal(read.destroyed, false);
  assert.ok(open.isResting);
});

test('an answer that is told while the work goes on has its time, too', async () => {
  const times: number[] = [];
  const response = Object.assign(new PassThrough(), { writeHead: () => undefined });
  const stream = new Response('told').body!;
  writeAnswer(
    response as never,
    'id',
    { status: 200, headers: {}, body: stream },
    (_, bytes) => void times.push(bytes),
  );
  assert.equal(await text(response), 'told');
  assert.equal(times.length, 1);
});

test('who asks many times and reads nothing is made one answer', async () => {
  const node = createNodeServer();
  let made = 0;
  answerWith(node, (_request, response) => {
    made++;
    response.end(Buffer.alloc(32_000_000));
  });
  const url = new URL(await listen(node, { host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(url.port), '127.0.0.1').pause();
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(4));
  while (made === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
  assert.equal(made, 1);
  socket.resume();
  while (made < 4) await new Promise((resolve) => setTimeout(resolve, 5));
  socket.destroy();
  node.closeAllConnections();
  await new Promise((resolve) => node.close(resolve));
});
