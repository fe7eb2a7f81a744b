import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closeInTime } from './close-in-time.ts';

const lines: string[] = [];
const log = { error: (_fields: object, message: string) => void lines.push(message) };

test('a part that never closes is left behind and named; one that fails does not stop the others', async () => {
  await closeInTime('stuck', () => new Promise(() => undefined), log, 20);
  await closeInTime('broken', () => Promise.reject(new Error('x')), log);
  let closed = false;
  await closeInTime(
    'good',
    async () => {
      closed = true;
    },
    log,
  );
  assert.ok(closed);
  assert.deepEqual(lines, ['did not close in time', 'did not close cleanly']);
});
