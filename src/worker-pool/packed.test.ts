import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Packed, unpack } from './packed.ts';

test('what was packed comes out as it went in', () => {
  const packed = new Packed({ pages: 2 }, [{ text: '合計', box: [1, 2, 3, 4] }]);
  assert.deepEqual(packed.value, { pages: 2 });
  assert.deepEqual(unpack(packed.bytes()), [{ text: '合計', box: [1, 2, 3, 4] }]);
});

test('bytes that are no value are nothing, and throw nothing', () => {
  const whole = new Packed({}, { text: 'a'.repeat(100) }).bytes();
  for (const bytes of [new Uint8Array(), Uint8Array.of(1, 2, 3), whole.subarray(0, 40)])
    assert.equal(unpack(bytes), undefined);
});
