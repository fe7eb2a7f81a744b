import assert from 'node:assert/strict';
import test from 'node:test';
import { utf8 } from './utf8.ts';

test('the bytes are those of the runtime’s own encoder', () => {
  const texts = ['', 'a', 'é', '株式会社見本', '𠮷野家', 'a\0b', '\ufeffa', '株a'.repeat(9000), '𠮷'.repeat(9000)];
  // Halves of a character, alone, in the wrong order and at either end.
  const broken = ['\ud842', '\udfb7', 'a\ud842b', '\udfb7\ud842', '株\ud842', '\ud842'.repeat(20_000)];
  for (const text of [...texts, ...broken]) assert.deepEqual(utf8(text), Buffer.from(text));
});

test('an answer stays as it is when the next one is made', () => {
  const first = utf8('見本');
  utf8('青空青空');
  assert.equal(first.toString(), '見本');
});
