import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeHeader, encodeHeader, readHeader } from './payment-header.ts';

const header = (json: string) => Buffer.from(json).toString('base64');
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const around = (levels: number) => ({
  accepted: header(`{"x402Version":2,"accepted":{"a":${nested(levels)}},"payload":{}}`),
  payload: header(`{"x402Version":2,"accepted":{},"payload":{"a":${nested(levels)}}}`),
  extensions: header(`{"x402Version":2,"accepted":{},"payload":{},"extensions":{"a":${nested(levels)}}}`),
});

test('a header is read whatever its strings hold', () => {
  const payload = { x402Version: 2, accepted: { a: '[{"\\[[' }, payload: { b: `${'['.repeat(500)}\\"{` } };
  assert.deepEqual(decodeHeader(encodeHeader(payload)), payload);
});

test('as deep as clients nest is read, deeper is no payment', () => {
  for (const sent of Object.values(around(20))) assert.ok(decodeHeader(sent));
  for (const sent of Object.values(around(5000))) {
    assert.ok(sent.length < 16 * 1024);
    assert.equal(decodeHeader(sent), undefined);
  }
});

test('many values beside each other are not deep', () => {
  assert.deepEqual(readHeader(encodeHeader(Array(100).fill([]))), Array(100).fill([]));
});
