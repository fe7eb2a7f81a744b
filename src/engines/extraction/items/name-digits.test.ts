import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withDigits } from './name-digits.ts';

test('letters in front of a measure are figures, in a word they are letters', () => {
  for (const [read, name] of [
    ['ウエス(白) lokg', 'ウエス(白) 10kg'],
    ['割り箸 loo膳', '割り箸 100膳'],
    ['全身コース 6o分', '全身コース 60分'],
    ['月会費(ll月分)', '月会費(11月分)'],
    ['手袋 l2双', '手袋 12双'],
    ['catalog', 'catalog'],
    ['loom parts', 'loom parts'],
    ['log 台帳', 'log 台帳'],
    ['LLサイズ 2枚', 'LLサイズ 2枚'],
    ['oil 500ml', 'oil 500ml'],
    ['ml計量カップ', 'ml計量カップ'],
  ] as const)
    assert.equal(withDigits(read), name);
});
