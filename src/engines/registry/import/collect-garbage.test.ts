import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { collectGarbage } from './collect-garbage.ts';

const letGo = () => new WeakRef({ rows: new Uint8Array(1_000_000) });

test('what was let go is freed at once, and the program sees no way to do so itself', async () => {
  const gone = letGo();
  // A weak reference holds what it points to until the turn ends.
  await turn();
  collectGarbage();
  assert.equal(gone.deref(), undefined);
  assert.equal('gc' in globalThis, false);
});
