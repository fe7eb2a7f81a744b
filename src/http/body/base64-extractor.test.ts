import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Base64Extractor, BodyRefused, type Extracted } from './base64-extractor.ts';

const FILES = new Map([
  ['front', 4000],
  ['back', 4000],
]);

function extract(json: string | Buffer, cut: (left: number) => number = (left) => left): Extracted {
  const bytes = Buffer.from(json);
  const subject = new Base64Extractor(FILES, 1024 * 1024);
  for (let at = 0; at < bytes.length; ) {
    const length = Math.max(1, Math.min(cut(bytes.length - at), bytes.length - at));
    subject.write(Buffer.from(bytes.subarray(at, at + length)));
    at += length;
  }
  return subject.end();
}

const content = (extracted: Extracted, key: string) => Buffer.from(extracted.uploads.get(key)?.bytes ?? []).toString();

test('a Base64 value of a named key is decoded and replaced in the JSON', () => {
  const extracted = extract(`{"a":1,"front":"${Buffer.from('hello!').toString('base64')}","b":"x"}`);
  assert.equal(content(extracted, 'front'), 'hello!');
  assert.deepEqual(JSON.parse(extracted.rest.toString()), { a: 1, front: 0, b: 'x' });
});

test('a data-URL prefix gives the declared type and counts as characters', () => {
  const extracted = extract('{"front":"data:image/png;base64,aGVsbG8h"}', () => 1);
  assert.equal(content(extracted, 'front'), 'hello!');
  assert.equal(extracted.uploads.get('front')?.declaredType, 'image/png');
  assert.equal(extracted.uploads.get('front')?.chars, 'data:image/png;base64,aGVsbG8h'.length);
});

test('escaped slashes and line breaks inside the string are part of Base64 in JSON', () => {
  const extracted = extract('{"front":"\\/\\/8=","back":"aGVs\\r\\nbG8h"}', () => 2);
  assert.deepEqual([...extracted.uploads.get('front')!.bytes], [255, 255]);
  assert.equal(content(extracted, 'back'), 'hello!');
});

test('a key written with escapes is the same key', () => {
  assert.equal(content(extract('{"fr\\u006fnt":"aGVsbG8h"}'), 'front'), 'hello!');
});

test('a file key given twice is refused at the second, whatever stands there', () => {
  for (const json of [
    '{"front":"AAAA","front":"aGVsbG8h"}',
    '{"front":null,"fr\\u006fnt":"AAAA"}',
    '{"back":"AA==","back":1}',
  ])
    assert.throws(() => extract(json, () => 3), BodyRefused);
});

test('an object of very many keys is refused while it arrives', () => {
  const keys = Array.from({ length: 300 }, (_, i) => `"k${i}":0`).join(',');
  assert.throws(() => extract(`{${keys}}`), BodyRefused);
});

test('memory is asked for as bytes arrive', () => {
  const subject = new Base64Extractor(new Map([['front', 36_000_000]]), 1024);
  subject.write(Buffer.from(`{"front":"${'A'.repeat(4000)}"`));
  assert.ok(subject.end().uploads.get('front')!.bytes.buffer.byteLength <= 64 * 1024);
});

test('nested and quoted look-alikes are left alone', () => {
  const json = '{"x":{"front":"AAAA"},"y":["front","AAAA"],"t":"\\"front\\":\\"AAAA\\""}';
  const extracted = extract(json, () => 3);
  assert.equal(extracted.uploads.size, 0);
  assert.equal(extracted.rest.toString(), json);
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
      assert.match(extract(`{"front":"${value}"}`, () => step).problems.get('front') ?? '', reason);
  });
}

test('a string over the limit keeps nothing but its length', () => {
  const extracted = extract(`{"front":"${'A'.repeat(8000)}"}`, () => 512);
  assert.equal(extracted.uploads.get('front')?.chars, 8000);
  assert.equal(extracted.uploads.get('front')?.bytes.length, 0);
});

test('a body that ends inside the string stays malformed JSON', () => {
  assert.throws(() => JSON.parse(extract('{"front":"AAAA').rest.toString()));
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
    const extracted = extract(`{ ${parts.join(' ,')} }`, () => 1 + random(40));
    const rest = JSON.parse(extracted.rest.toString()) as Record<string, unknown>;
    assert.equal(extracted.problems.size, 0);
    for (const key of keys) {
      if (Buffer.isBuffer(expected[key]))
        assert.deepEqual(Buffer.from(extracted.uploads.get(key)!.bytes), expected[key]);
      else assert.deepEqual(rest[key], expected[key]);
    }
    assert.deepEqual(Object.keys(rest).sort(), [...keys].sort());
  }
});
