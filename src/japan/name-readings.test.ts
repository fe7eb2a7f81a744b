import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameReadings } from './name-readings.ts';

test('a name in characters is read by words and by single characters', () => {
  assert.equal(nameReadings('丸新商事', 4)[0], 'マルシンシヨウジ');
  assert.ok(nameReadings('日照プレス', 8).includes('ニツシヨウプレス'));
  assert.ok(nameReadings('銃器', 8).includes('ジユウキ'));
});

test('what has no reading gives none, and no more are given than asked for', () => {
  assert.deepEqual(nameReadings('見x', 4), []);
  assert.ok(nameReadings('生生生生生生', 5).length <= 5);
  assert.deepEqual(nameReadings('見'.repeat(40), 5), []);
});
