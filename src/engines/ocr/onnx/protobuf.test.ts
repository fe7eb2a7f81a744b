import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytesField, fieldsOf, rewritten, varints } from './protobuf.ts';

/** Field 1 a varint of 300, field 2 the bytes `ab`, field 3 eight and field 4 four bytes of a number. */
const message = Uint8Array.from([
  ...[0x08, 0xac, 0x02],
  ...[0x12, 0x02, 0x61, 0x62],
  ...[0x19, 0, 0, 0, 0, 0, 0, 0, 1],
  ...[0x25, 0, 0, 0, 1],
]);

test('fields are found with their numbers, values and places', () => {
  assert.deepEqual(
    [...fieldsOf(message)],
    [
      { number: 1, value: 300, start: 0, end: 3 },
      { number: 2, value: 5, start: 3, end: 7 },
      { number: 3, value: 8, start: 7, end: 16 },
      { number: 4, value: 17, start: 16, end: 21 },
    ],
  );
});

test('a field of bytes is written as it is read, also one longer than 127', () => {
  const long = new Uint8Array(300).fill(7);
  const [field] = [...fieldsOf(bytesField(5, long))];
  assert.equal(field!.number, 5);
  assert.deepEqual(bytesField(5, long).subarray(field!.value, field!.end), Buffer.from(long));
});

test('one field is changed, the others stay byte by byte; nothing to change gives back the message itself', () => {
  const shouted = rewritten(message, 2, (part) => Buffer.from(Buffer.from(part).toString().toUpperCase()));
  assert.deepEqual(
    [...shouted],
    [...message].map((byte, at) => (at === 5 || at === 6 ? byte - 32 : byte)),
  );
  assert.equal(
    rewritten(message, 2, (part) => part),
    message,
  );
  assert.equal(
    rewritten(message, 9, () => new Uint8Array()),
    message,
  );
});

test('repeated numbers are read packed and one by one', () => {
  const packed = bytesField(1, Uint8Array.from([3, 0xac, 0x02]));
  assert.deepEqual(
    [...fieldsOf(packed)].flatMap(({ value, end, start }) => varints(packed, value, end, start)),
    [3, 300],
  );
  const [alone] = [...fieldsOf(message)];
  assert.deepEqual(varints(message, alone!.value, alone!.end, alone!.start), [300]);
});

test('a file cut off within a field is an error, wherever it is cut', () => {
  const whole = new Set([0, 3, 7, 16, 21]);
  for (let end = 0; end <= message.length; end++) {
    const read = () => [...fieldsOf(message.subarray(0, end))];
    if (whole.has(end)) assert.doesNotThrow(read);
    else assert.throws(read, /ends within the field/);
  }
});
