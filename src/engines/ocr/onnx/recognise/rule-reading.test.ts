import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRuleReading } from './rule-reading.ts';

test('a rule is known by what it is read as', () => {
  for (const text of ['================', '- - - - - -', 'ニ二二ーニーーーニニH', '.........', '*******'])
    assert.equal(isRuleReading(text), true, text);
});

test('words and short signs are none', () => {
  for (const text of ['', '---', '二三', 'コーヒー', '合計', '03-1234-5678', 'HI'])
    assert.equal(isRuleReading(text), false, text);
});
