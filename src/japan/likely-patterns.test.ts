import assert from 'node:assert/strict';
import { test } from 'node:test';
import { likelyPatterns } from './likely-patterns.ts';

const TABLE = [/合計/, /小計/, /\s\S/, /total/i];
const likely = likelyPatterns(TABLE, (pattern) => pattern);

test('patterns whose letters a text has, in the order of the table', () => {
  assert.deepEqual(likely('合計 1,000'), [/合計/, /\s\S/]);
  assert.deepEqual(likely('TOTAL 小計'), [/小計/, /\s\S/, /total/i]);
  assert.deepEqual(likely(''), [/\s\S/]);
});

test('a pattern that matches is always among them', () => {
  for (const text of ['合計', '小計', 'a b', 'Total', 'sub-total 小計 合計'])
    for (const pattern of TABLE)
      if (pattern.test(text)) assert.ok(likely(text).includes(pattern), `${text} ${pattern}`);
});

test('tables longer than a word of bits', () => {
  const many = Array.from({ length: 70 }, (_, n) => new RegExp(String.fromCharCode(0x4e00 + n)));
  const of = likelyPatterns(many, (pattern) => pattern);
  assert.deepEqual(of(String.fromCharCode(0x4e00 + 69, 0x4e00 + 31, 0x4e00 + 32)), [many[31], many[32], many[69]]);
});
