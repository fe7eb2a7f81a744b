import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Type } from 'typebox';
import { endpointFactory } from '../contract/endpoint.ts';
import { optionalString, optionalUpload, strictObject } from '../contract/schema.ts';
import type { Upload } from '../contract/upload.ts';
import { createJsonParser } from '../http/body/json-parser.ts';
import { createToolCall } from './tool-call.ts';

const parser = createJsonParser();
after(() => parser.close());

const endpoint = endpointFactory<object>()({
  method: 'POST',
  path: '/x',
  name: 'x',
  price: 'free',
  summary: 'x',
  summaryJa: 'x',
  description: 'x',
  tags: [],
  input: strictObject({
    image_base64: optionalUpload({ maxLength: 1_000_000, description: 'file' }),
    text: optionalString({ maxLength: 1_000_000 }),
  }),
  output: Type.Object({}),
  example: { input: {}, output: {} },
  needs: [],
  replay: 'stored',
  handler: async () => ({}),
});

/** Calls the tool with arguments as /mcp reads them from a large message. */
async function call(args: object) {
  const text = JSON.stringify({ params: { arguments: args } });
  // In memory of its own: it moves to the worker.
  const message = Buffer.alloc(Buffer.byteLength(text));
  message.write(text);
  const parsed = await parser.parse(message, { longTextsAt: ['params', 'arguments'] });
  const tool = createToolCall(endpoint, async ({ read }) => {
    const { requestHash, validate } = await read();
    const { image_base64, text } = (await validate()) as { image_base64?: Upload; text?: string };
    const body = { bytes: image_base64?.bytes.length, type: image_base64?.declaredType, text: text?.length };
    return { status: 200, headers: {}, body: JSON.stringify({ ...body, hash: requestHash() }) };
  });
  const { params } = parsed as { params: { arguments: Record<string, unknown> } };
  const { structuredContent } = await tool({
    arguments: params.arguments,
    requestId: '1',
    signal: AbortSignal.timeout(10_000),
    from: undefined,
  });
  return structuredContent as Record<string, unknown>;
}

test('a file is the same bytes whether its Base64 is short or long', async () => {
  for (const length of [3, 300_000])
    assert.partialDeepStrictEqual(
      await call({ image_base64: `data:image/png;base64,${Buffer.alloc(length).toString('base64')}` }),
      { bytes: length, type: 'image/png' },
    );
});

test('a long text of another field is its text; files and unknown keys are refused without what they hold', async () => {
  assert.partialDeepStrictEqual(await call({ text: '漢'.repeat(100_000) }), { text: 100_000 });
  for (const [args, reason] of [
    [{ image_base64: '漢'.repeat(100_000) }, /is not valid Base64/],
    [{ image_base64: 'A'.repeat(1_200_000) }, /1000000/],
    [{ other: 'A'.repeat(100_000) }, /extra_forbidden/],
    [{ toString: 'A'.repeat(100_000) }, /extra_forbidden/],
  ] as const) {
    const refused = JSON.stringify(await call(args));
    assert.match(refused, reason);
    assert.ok(refused.length < 2000);
  }
});

test('the request is bound to the content of its file', async () => {
  const hashOf = async (byte: string) => (await call({ image_base64: byte.repeat(100_000) })).hash;
  assert.equal(await hashOf('A'), await hashOf('A'));
  assert.notEqual(await hashOf('A'), await hashOf('B'));
});
