import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reachOf, tokensOf, withWideGaps } from './closed-tokens.ts';

test('words keep what stands in front of them, and are folded for patterns', () => {
  assert.deepEqual(tokensOf('チラシ　２００枚 2,600'), [
    { printed: 'チラシ', text: 'チラシ', space: '' },
    { printed: '２００枚', text: '200枚', space: '　' },
    { printed: '2,600', text: '2,600', space: ' ' },
  ]);
});

test('sentences and rows of far too many words have none', () => {
  assert.deepEqual(tokensOf('あ'.repeat(161)), []);
  assert.deepEqual(tokensOf('1 '.repeat(30)), []);
});

test('gaps are wide, and a column begins where it is said to begin', () => {
  const tokens = tokensOf('株式会社見本 御中 見本商店');
  assert.equal(withWideGaps(tokens, new Set([2])), '株式会社見本 御中   見本商店');
  assert.equal(reachOf(tokens, new Set([2])), 17);
  assert.equal(withWideGaps(tokens, new Set([2]), 30).indexOf('見本商店'), '株式会社見本 御中'.length + 16);
});
