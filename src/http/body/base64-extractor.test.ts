import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Base64Lift, BodyRefused, type Lifted } from './base64-extractor.ts';

const FILES = new Map([
  ['front', 4000],
  ['back', 4000],
]);

function lift(json: string | Buffer, cut: (left: number) => number = (left) => left): Lifted {
  const bytes = Buffer.from(json);
  const subject = new Base64Lift(FILES, 1024 * 1024);
  for (let at = 0; at < bytes.length; ) {
    const length = Math.max(1, Math.min(cut(bytes.length - at), bytes.length - at));
    subject.write(Buffer.from(bytes.subarray(at, at + length)));
    at += length;
  }
  return subject.end();
}

const content = (lifted: Lifted, key: string) => Buffer.from(lifted.uploads.get(key)?.bytes ?? []).toString();

test('a Base64 value of a named key is decoded and replaced in the JSON', () => {
  const lifted = lift(`{"a":1,"front":"${Buffer.from('hello!').toString('base64')}","b":"x"}`);
  assert.equal(content(lifted, 'front'), 'hello!');
  assert.deepEqual(JSON.parse(lifted.rest.toString()), { a: 1, front: 0, b: 'x' });
});

test('a data-URL prefix gives the declared type and counts as characters', () => {
  const lifted = lift('{"front":"data:image/png;base64,aGVsbG8h"}', () => 1);
  assert.equal(content(lifted, 'front'), 'hello!');
  assert.equal(lifted.uploads.get('front')?.declaredType, 'image/png');
  assert.equal(lifted.uploads.get('front')?.chars, 'data:image/png;base64,aGVsbG8h'.length);
});

test('escaped slashes and line breaks inside the string are part of Base64 in JSON', () => {
  const lifted = lift('{"front":"\\/\\/8=","back":"aGVs\\r\\nbG8h"}', () => 2);
  assert.deepEqual([...lifted.uploads.get('front')!.bytes], [255, 255]);
  assert.equal(content(lifted, 'back'), 'hello!');
});

test('a key written with escapes is the same key', () => {
  assert.equal(content(lift('{"fr\\u006fnt":"aGVsbG8h"}'), 'front'), 'hello!');
});

test('a file key given twice is refused at the second, whatever stands there', () => {
  for (const json of [
    '{"front":"AAAA","front":"aGVsbG8h"}',
    '{"front":null,"fr\\u006fnt":"AAAA"}',
    '{"back":"AA==","back":1}',
  ])
    assert.throws(() => lift(json, () => 3), BodyRefused);
});

test('an object of very many keys is refused while it arrives', () => {
  const keys = Array.from({ length: 300 }, (_, i) => `"k${i}":0`).join(',');
  assert.throws(() => lift(`{${keys}}`), BodyRefused);
});

test('memory is asked for as bytes arrive', () => {
  const subject = new Base64Lift(new Map([['front', 36_000_000]]), 1024);
  subject.write(Buffer.from(`{"front":"${'A'.repeat(4000)}"`));
  assert.ok(subject.end().uploads.get('front')!.bytes.buffer.byteLength <= 64 * 1024);
});

test('nested and quoted look-alikes are left alone', () => {
  const json = '{"x":{"front":"AAAA"},"y":["front","AAAA"],"t":"\\"front\\":\\"AAAA\\""}';
  const lifted = lift(json, () => 3);
  assert.equal(lifted.uploads.size, 0);
  assert.equal(lifted.rest.toString(), json);
});

for (const [name, value, reason] of [
  ['a foreign character', 'AA*A', /alphabet/],
  ['the URL alphabet', 'A-_A', /alphabet/],
  ['a wrong length', 'AAAAA', /multiple of four/],
  ['padding in the middle', 'AA==AAAA', /padding|alphabet/],
  ['a broken prefix', 'data:image/png,AAAA', /prefix/],
  ['an escape', 'AA\\u0041A', /escape/],
] as const) {
  test(`${name} is refused with the reason`, () => {
    for (const step of [1, 100])
      assert.match(lift(`{"front":"${value}"}`, () => step).problems.get('front') ?? '', reason);
  });
}

test('a string over the limit keeps nothing but its length', () => {
  const lifted = lift(`{"front":"${'A'.repeat(8000)}"}`, () => 512);
  assert.equal(lifted.uploads.get('front')?.chars, 8000);
  assert.equal(lifted.uploads.get('front')?.bytes.length, 0);
});

test('a body that ends inside the string stays malformed JSON', () => {
  assert.throws(() => JSON.parse(lift('{"front":"AAAA').rest.toString()));
});

test('random bodies in random chunks come out as JSON.parse and Buffer would have them', () => {
  let seed = 20260820;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed % below;
  };
  const strings = ['"front"', 'a\\b"c', '𠮷野家', 'front', '{"front":"AAAA"}', '\n\t/', ''];
  const value = (depth: number): unknown => {
    const kind = random(depth > 2 ? 4 : 6);
    if (kind === 0) return null;
    if (kind === 1) return random(1000) - 500;
    if (kind < 4) return strings[random(strings.length)];
    if (kind === 4) return Array.from({ length: random(3) }, () => value(depth + 1));
    return Object.fromEntries(Array.from({ length: random(3) }, (_, i) => [i ? 'front' : 'k', value(depth + 1)]));
  };
  for (let round = 0; round < 5000; round++) {
    const file = Buffer.from(Array.from({ length: random(200) }, () => random(256)));
    const keys = ['front', 'k', 'z', 'back'].filter(() => random(2) === 0).sort(() => random(3) - 1);
    const expected: Record<string, unknown> = {};
    const parts = keys.map((key) => {
      const isFile = key === 'front' || (key === 'back' && random(2) === 0);
      expected[key] = isFile ? file : key === 'back' ? random(9) : value(0);
      const json = isFile
        ? JSON.stringify(file.toString('base64')).replaceAll('/', random(2) ? '/' : '\\/')
        : JSON.stringify(expected[key]);
      const spelled = random(4) === 0 ? `"\\u00${key.charCodeAt(0).toString(16)}${key.slice(1)}"` : JSON.stringify(key);
      return `${spelled}${random(2) ? ' ' : ''}: ${json}`;
    });
    const lifted = lift(`{ ${parts.join(' ,')} }`, () => 1 + random(40));
    const rest = JSON.parse(lifted.rest.toString()) as Record<string, unknown>;
    assert.equal(lifted.problems.size, 0);
    for (const key of keys) {
      if (Buffer.isBuffer(expected[key])) assert.deepEqual(Buffer.from(lifted.uploads.get(key)!.bytes), expected[key]);
      else assert.deepEqual(rest[key], expected[key]);
    }
    assert.deepEqual(Object.keys(rest).sort(), [...keys].sort());
  }
});
