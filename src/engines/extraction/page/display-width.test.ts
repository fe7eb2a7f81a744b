import assert from 'node:assert/strict';
import { test } from 'node:test';
import { displayWidth, placesOfInk, widthsOf } from './display-width.ts';

test('the width up to each character is that of what stands in front of it', () => {
  const signs = [...'合計 ¥1,100 𠮷野家'];
  const widths = widthsOf(signs.join(''));
  for (const [index] of signs.entries()) {
    const before = signs.slice(0, index + 1).join('');
    assert.equal(widths[before.length], displayWidth(before), before);
  }
});

test('the places of ink leave the spaces out, and end with the text', () => {
  assert.deepEqual(placesOfInk('合 計  1'), [0, 2, 5, 6]);
});
