import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createJsonParser } from './json-parser.ts';
import { cutUp, putTogether } from './json-pieces.ts';

const parser = createJsonParser();
after(() => parser.close());
const parse = (text: string) => parser.parse(Buffer.from(text) as Buffer<ArrayBuffer>);
const together = (value: unknown) =>
  cutUp(value).reduce<unknown>((root, piece, i) => putTogether(root, piece, i === 0), undefined);

const item = (n: number) => ({ item_id: `n${n}`, name: '株式会社'.repeat(n % 40), list: [n, [n, null]], deep: { n } });

test('a large body comes back as JSON.parse has it, in pieces', async () => {
  const values: unknown[] = [
    { operation: 'x', items: Array.from({ length: 1500 }, (_, n) => item(n)) },
    Array.from({ length: 19_000 }, (_, n) => n),
    Object.fromEntries(Array.from({ length: 999 }, (_, n) => [`key ${n}`, n % 3 === 0 ? null : `値${n}`.repeat(20)])),
    [...Array.from({ length: 9000 }, (_, n) => n), { deep: ['x'.repeat(40_000), 1] }, 'y'.repeat(70_000), null, [true]],
    { a: { b: { c: Array.from({ length: 1500 }, (_, n) => item(n)) } }, text: 'x'.repeat(200_000), z: 1 },
  ];
  for (const value of values) {
    assert.ok(cutUp(value).length > 1);
    assert.deepEqual(together(value), value);
    assert.deepEqual(await parse(JSON.stringify(value)), value);
  }
});

test('small values, too, and a key named __proto__ stays a key', async () => {
  for (const value of [null, 1, 'text', [], {}, [[]]]) assert.deepEqual(together(value), value);
  const text = `{"__proto__":{"polluted":1},"rest":["${'x'.repeat(40_000)}"]}`;
  const parsed = (await parse(text)) as object;
  assert.deepEqual(Object.keys(parsed), ['__proto__', 'rest']);
  assert.equal(Object.getPrototypeOf(parsed), Object.prototype);
});

test('a number larger than any is the same in a large body and in a small one, and never null', async () => {
  const fill = ' '.repeat(70_000);
  for (const number of ['1e400', '-1E+999', '9'.repeat(400), `1${'0'.repeat(308)}9`, '1e308', '1e-400']) {
    const text = `{"a":${number},"list":[1,${number},"${number}"],"deep":{"b":${number}},"long":"${'x'.repeat(40_000)}"}`;
    assert.deepEqual(await parse(fill + text), JSON.parse(text), number.slice(0, 20));
    assert.deepEqual(await parse(fill + number), JSON.parse(number));
  }
});

test('long strings are the same, wherever they stand and whatever is escaped in them', async () => {
  const long = '漢\n"\\\u0000'.repeat(20_000);
  const values: unknown[] = [
    { a: long, b: [1, long, 2, [long]], c: { d: { e: long } }, f: 1 },
    [long, long, 'x', long, null],
    { half: `${long}\ud800`, whole: `${long}😀` },
  ];
  for (const value of values) {
    assert.deepEqual(together(value), value);
    assert.deepEqual(await parse(JSON.stringify(value)), value);
  }
  const text = `{"__proto__":${JSON.stringify(long)},"z":1}`;
  assert.deepEqual(Object.keys((await parse(text)) as object), ['__proto__', 'z']);
});

test('six keys in every order are the items of an honest client', async () => {
  const orders = (left: string[]): string[][] =>
    left.length === 0 ? [[]] : left.flatMap((key) => orders(left.filter((k) => k !== key)).map((o) => [key, ...o]));
  const items = orders(['a', 'b', 'c', 'd', 'e', 'f']).map((keys) =>
    Object.fromEntries(keys.map((key) => [key, 'x'.repeat(20)])),
  );
  assert.deepEqual(await parse(JSON.stringify({ items })), { items });
});

test('malformed JSON is told by its position, as for a small body', async () => {
  await assert.rejects(
    parse(`{"a":"${'漢'.repeat(40_000)}",}`),
    (error: { items: { type: string; loc: unknown[] }[] }) => {
      assert.equal(error.items[0]?.type, 'json_invalid');
      assert.deepEqual(error.items[0]?.loc, ['body', 40_008]);
      return true;
    },
  );
});

test('a body of very many or very deep values is refused', async () => {
  const keys = Array.from({ length: 150_000 }, (_, n) => `"${n}":0`).join(',');
  await assert.rejects(parse(`[${keys.replaceAll(/"\d+":/g, '')}]`), /more than 20000 values/);
  await assert.rejects(parse(`{${keys}}`), /more than 1000 keys/);
  await assert.rejects(parse(`{"a":[{"b":{${keys.slice(0, 70_000)}}}]}`), /more than 1000 keys/);
  const orders = Array.from({ length: 6000 }, (_, n) => `{"k${n}":1,"k${n + 1}":2}`);
  await assert.rejects(parse(`[${orders.join(',')}]`), /too many different keys/);
  await assert.rejects(parse('['.repeat(500_000) + ']'.repeat(500_000)), /nested deeper/);
});
