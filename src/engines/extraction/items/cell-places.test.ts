import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBareRate } from './cell-places.ts';
import type { Piece } from './pieces.ts';

const piece = (text: string) => ({ text }) as unknown as Piece;

test('an eight or a ten under 税率 is a rate without its sign; under another word it is none', () => {
  assert.ok(isBareRate({ piece: piece('8'), under: 'rate', nth: 'rate' }));
  assert.ok(!isBareRate({ piece: piece('8'), under: 'quantity', nth: null }));
  assert.ok(!isBareRate({ piece: piece('12'), under: 'rate', nth: 'rate' }));
});
