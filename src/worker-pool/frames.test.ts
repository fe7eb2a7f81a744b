import assert from 'node:assert/strict';
import { duplexPair } from 'node:stream';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { serialize } from 'node:v8';
import { type FrameLimits, openFrames } from './frames.ts';

const framed = (body: Buffer, along: Buffer = Buffer.alloc(0)) => {
  const header = Buffer.alloc(8);
  header.writeUInt32LE(body.length);
  header.writeUInt32LE(along.length, 4);
  return Buffer.concat([header, body, along]);
};
const of = (value: unknown, along?: Buffer) => framed(serialize(value), along);

/** What is read of bytes that arrive in pieces of `size`. */
async function read(bytes: Buffer, size = bytes.length, most?: FrameLimits) {
  const [near, far] = duplexPair();
  const messages: unknown[] = [];
  const broken: string[] = [];
  const message = (value: unknown, along?: Buffer) => messages.push(along ? [value, along.toString()] : value);
  openFrames(near, { message, broken: (reason) => broken.push(reason) }, most);
  for (let at = 0; at < bytes.length; at += size) {
    far.write(bytes.subarray(at, at + size));
    await turn();
  }
  await turn();
  return { messages, broken };
}

test('messages arrive whole and in order, whatever pieces they come in', async () => {
  const values = [{ type: 'ready' }, '株', new Uint8Array([1, 2]), { deep: [[null]] }];
  const bytes = Buffer.concat(values.map((value) => of(value)));
  for (const size of [1, 3, 4, 5, 64, bytes.length])
    assert.deepEqual(await read(bytes, size), { messages: values, broken: [] }, `pieces of ${size}`);
});

test('bytes go along as they are, and only their number is limited', async () => {
  const bytes = Buffer.concat([of({ id: 1 }, Buffer.from('no value')), of(2), of(3, Buffer.from('x'.repeat(3000)))]);
  const messages = [[{ id: 1 }, 'no value'], 2, [3, 'x'.repeat(3000)]];
  for (const size of [1, 7, 64, bytes.length])
    assert.deepEqual(await read(bytes, size, { value: 1000, along: 3000 }), { messages, broken: [] });
  const { broken } = await read(bytes, 64, { value: 1000, along: 2999 });
  assert.match(broken.join(), /and 3000 bytes/);
});

test('after what is no message nothing more is read', async () => {
  const good = of(1);
  const cases: [name: string, bytes: Buffer, reason: RegExp][] = [
    ['no value', framed(Buffer.from([1, 2, 3])), /cannot be read/],
    ['nothing', framed(Buffer.alloc(0)), /cannot be read/],
    ['a value that is cut', framed(serialize('a long text').subarray(0, 6)), /cannot be read/],
    [
      'an array that says it is longer',
      framed(Buffer.from([0xff, 15, 0x41, 0xff, 0xff, 0xff, 0xff, 15])),
      /cannot be read/,
    ],
    ['more than is allowed', of('x'.repeat(2000)), /of \d+ and 0 bytes/],
    ['four gigabytes', Buffer.from([255, 255, 255, 255, 0, 0, 0, 0]), /of 4294967295 and/],
    ['four gigabytes along', Buffer.from([1, 0, 0, 0, 255, 255, 255, 255]), /and 4294967295 bytes/],
  ];
  for (const [name, bytes, reason] of cases) {
    const { messages, broken } = await read(Buffer.concat([good, bytes, good]), 16, { value: 1000, along: 1000 });
    assert.deepEqual(messages, [1], name);
    assert.equal(broken.length, 1, name);
    assert.match(broken[0]!, reason, name);
  }
});

test('what is sent is read by the other side; a side that is gone is no error', async () => {
  const [near, far] = duplexPair();
  const received: unknown[] = [];
  const nothing = { message() {}, broken() {} };
  const frames = openFrames(near, nothing);
  openFrames(far, { ...nothing, message: (value) => received.push(value) });
  await new Promise<void>((sent) => frames.send({ id: 1 }, undefined, sent));
  await turn();
  assert.deepEqual(received, [{ id: 1 }]);
  near.destroy(new Error('EPIPE'));
  frames.send({ id: 2 });
  await turn();
  assert.equal(received.length, 1);
});
