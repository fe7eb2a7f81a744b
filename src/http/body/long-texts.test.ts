import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createJsonParser, TextTooLong } from './json-parser.ts';
import { LongText } from './long-texts.ts';

const parser = createJsonParser();
after(() => parser.close());
const AT = { longTextsAt: ['params', 'arguments'] };
const parse = (value: unknown) => parser.parse(Buffer.from(JSON.stringify(value)) as Buffer<ArrayBuffer>, AT);
const call = (args: unknown) => ({ id: 1, params: { name: 'x', arguments: args } });
const argumentsOf = async (args: unknown) =>
  ((await parse(call(args))) as { params: { arguments: Record<string, LongText> } }).params.arguments;

test('a long Base64 string comes as its bytes, whatever lines and data URL it is in', async () => {
  const bytes = Buffer.alloc(90_000, 'jbis');
  const base64 = bytes.toString('base64');
  const lines = base64.replaceAll(/.{76}/g, '$&\r\n');
  const { plain, wrapped, small } = await argumentsOf({
    plain: base64,
    wrapped: `data:image/png;base64,${lines}`,
    small: 'abc',
  });
  assert.ok(plain instanceof LongText && wrapped instanceof LongText);
  assert.deepEqual(Buffer.from(plain.parts.bytes), bytes);
  assert.deepEqual(Buffer.from(wrapped.parts.bytes), bytes);
  assert.equal(wrapped.parts.declaredType, 'image/png');
  assert.equal(wrapped.parts.chars, 22 + lines.length);
  assert.equal(plain.toText(), base64);
  assert.equal(small, 'abc');
});

test('another long string keeps its text, and is told by its digest', async () => {
  const text = `<a>${'漢字\n'.repeat(40_000)}</a>`;
  const { xml, other } = await argumentsOf({ xml: text, other: `${text} ` });
  assert.equal(xml!.toText(), text);
  assert.equal(xml!.parts.isBase64, false);
  assert.notEqual(JSON.stringify(xml), JSON.stringify(other));
  assert.ok(JSON.stringify(xml).length < 200);
});

test('a long string elsewhere is refused, and very many shorter ones', async () => {
  const long = 'x'.repeat(70_000);
  for (const value of [
    { method: long },
    { params: { name: long } },
    { params: { _meta: { payment: { a: long } } } },
    call({ items: [long] }),
    call(Object.fromEntries(Array.from({ length: 50 }, (_, n) => [n, 'y'.repeat(60_000)]))),
    long,
  ])
    await assert.rejects(parse(value), TextTooLong);
});

test('a long value of a key named __proto__ stays a value', async () => {
  const text = `{"params":{"arguments":{"__proto__":"${'A'.repeat(70_000)}"}}}`;
  const parsed = (await parser.parse(Buffer.from(text) as Buffer<ArrayBuffer>, AT)) as {
    params: { arguments: object };
  };
  assert.deepEqual(Object.keys(parsed.params.arguments), ['__proto__']);
  assert.equal(Object.getPrototypeOf(parsed.params.arguments), Object.prototype);
});
