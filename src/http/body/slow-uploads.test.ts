import assert from 'node:assert/strict';
import test from 'node:test';
import { SlowUploads } from './slow-uploads.ts';

test('what is too slow is ended once, what is forgotten never, and nothing under way needs no timer', () => {
  const ended: string[] = [];
  const upload = (name: string, isTooSlow: () => boolean) => ({ isTooSlow, end: () => ended.push(name) });
  const uploads = new SlowUploads();
  let isLate = false;
  const steady = upload('steady', () => false);
  const late = upload('late', () => isLate);
  const gone = upload('gone', () => true);
  for (const each of [steady, late, gone]) uploads.watch(each);
  uploads.forget(gone);
  uploads.look();
  assert.deepEqual(ended, []);
  isLate = true;
  uploads.look();
  uploads.look();
  assert.deepEqual(ended, ['late']);
  assert.equal(uploads.isResting, false);
  uploads.forget(steady);
  uploads.look();
  assert.equal(uploads.isResting, true);
  uploads.watch(late);
  assert.equal(uploads.isResting, false);
  uploads.look();
  assert.deepEqual([ended.length, uploads.isResting], [2, true]);
});
