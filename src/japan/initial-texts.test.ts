import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialTexts } from './initial-texts.ts';

test('two characters may be the first ones of two words', () => {
  assert.ok(initialTexts('日交').includes('日本交通'));
  assert.ok(initialTexts('山電').includes('山陽電鉄'));
  assert.deepEqual(initialTexts('見本商'), []);
});
