import assert from 'node:assert/strict';
import { platform } from 'node:os';
import { test } from 'node:test';
import { hasInt8Instructions } from './cpu.ts';
import { prefersInt8 } from './exact-products.ts';

test('what the runtime multiplies agrees with what the CPU says of itself', {
  skip: platform() !== 'linux' && 'SKIPPED: reads /proc/cpuinfo',
}, async () => {
  assert.equal(await prefersInt8(), hasInt8Instructions());
});

test('it is asked once', () => {
  assert.equal(prefersInt8(), prefersInt8());
});
