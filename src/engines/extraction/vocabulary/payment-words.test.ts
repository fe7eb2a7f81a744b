import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHANGE, PAYMENT_WORDS, TENDERED, TENDERED_WITH_CHANGE } from './payment-words.ts';

for (const { id, pattern, example, counterExample } of PAYMENT_WORDS)
  test(`${id}: ${example}, not ${counterExample}`, () => {
    assert.match(example.replaceAll(' ', ''), pattern);
    assert.doesNotMatch(counterExample.replaceAll(' ', ''), pattern);
  });

test('money handed over has its sum behind the word', () => {
  for (const row of ['お預り¥2,000', 'お預2,200', '投入金額¥1,000']) assert.match(row, TENDERED);
  for (const row of ['受領1,000円つり100円', '入金500円おつり80円']) assert.match(row, TENDERED_WITH_CHANGE);
  for (const row of [
    'お預り日2026/11/05',
    'お預り2026/11/05',
    '保証金お預り20,000',
    '一時預かり利用料8,000',
    'お預り票4-218',
  ])
    assert.doesNotMatch(row, TENDERED);
  assert.match('受領1,000円つり100円', CHANGE);
  assert.doesNotMatch('つり革広告12,000', CHANGE);
});
