import assert from 'node:assert/strict';
import { test } from 'node:test';
import { levelOf } from './level-of.ts';

test('the level a share of the picture is no lighter than', () => {
  const data = Uint8Array.of(10, 10, 10, 200, 200, 200, 200, 200, 200, 255);
  assert.deepEqual([levelOf(data, 0), levelOf(data, 0.3), levelOf(data, 0.95)], [10, 200, 255]);
});
