import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldText } from './company-name.ts';
import { LAST_WORDS, wholeReadings } from './cut-readings.ts';

test('every last word is made whole from all but its last letter', () => {
  for (const word of LAST_WORDS) {
    const whole = foldText(`ミホンデントウブンカケイショウ${word}`);
    assert.ok(wholeReadings(whole.slice(0, -1)).includes(whole), word);
  }
});

test('a short reading is not cut', () => {
  assert.deepEqual(wholeReadings('ミホンコウギ'), []);
});
