import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saidPlaces } from './said-places.ts';

test('municipalities are known by their readings, with their kind or without', () => {
  assert.deepEqual(saidPlaces('Kotoura-cho'), ['琴浦']);
  assert.deepEqual(saidPlaces('Yonago City'), ['米子']);
  assert.deepEqual(saidPlaces('くらよし'), ['倉吉']);
  assert.ok(saidPlaces('トットリ').includes('鳥取'));
});

test('other words are no places', () => {
  assert.deepEqual(saidPlaces('Trading'), []);
  assert.deepEqual(saidPlaces('見本'), []);
});
