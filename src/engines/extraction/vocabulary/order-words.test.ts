import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ORDER_WORDS } from './order-words.ts';

for (const { id, kind, pattern, example, counterExample } of ORDER_WORDS)
  test(`an order says itself what it is: ${id}`, () => {
    assert.equal(kind, 'order');
    const tight = (text: string) => text.replaceAll(' ', '');
    assert.match(tight(example), pattern);
    assert.doesNotMatch(tight(counterExample), pattern);
  });
