import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeXml, fitsInBytes } from './decode.ts';
import { EncodingError } from './error.ts';

const declared = (encoding: string) => Buffer.from(`<?xml version="1.0" encoding="${encoding}"?><a>あ</a>`);

test('UTF-8 is read, with and without a byte order mark or a declaration', () => {
  assert.equal(decodeXml(Buffer.from('<a>あ</a>')), '<a>あ</a>');
  assert.equal(decodeXml(Buffer.from('\uFEFF<a/>')), '<a/>');
  assert.match(decodeXml(declared('utf-8')), /あ/);
});

for (const [what, bytes] of [
  ['UTF-16 with a byte order mark', Buffer.from('\uFEFF<a/>', 'utf16le')],
  ['UTF-16 without one', Buffer.from('<a/>', 'utf16le')],
  ['a declared Shift_JIS over UTF-8 bytes', declared('Shift_JIS')],
  ['a declared ISO-8859-1 over UTF-8 bytes', declared('ISO-8859-1')],
  ['a misspelt name of UTF-8', declared('utf8')],
  ['Shift_JIS bytes', Buffer.from([0x3c, 0x61, 0x3e, 0x82, 0xa0, 0x3c, 0x2f, 0x61, 0x3e])],
  ['a truncated character', Buffer.from('<a>あ').subarray(0, 4)],
  ['an overlong form', Buffer.from([0x3c, 0xc0, 0xbc])],
] as const) {
  test(`${what} is refused in both languages`, () => {
    assert.throws(
      () => decodeXml(bytes),
      (error) => {
        assert.ok(error instanceof EncodingError);
        return /UTF-8/.test(error.message) && /UTF-8/.test(error.ja);
      },
    );
  });
}

test('the byte limit counts bytes, not characters', () => {
  assert.equal(fitsInBytes('あ'.repeat(4), 12), true);
  assert.equal(fitsInBytes('あ'.repeat(5), 12), false);
  assert.equal(fitsInBytes('a'.repeat(13), 12), false);
});
