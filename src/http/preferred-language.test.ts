import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prefersJapanese } from './preferred-language.ts';

test('the language that is wanted more, and of two wanted alike the first', () => {
  for (const header of ['ja', 'ja-JP,ja;q=0.9,en;q=0.8', 'fr, JA;q=0.5', 'en;q=0.4, ja;q=0.5', 'ja,en'])
    assert.equal(prefersJapanese(header), true, header);
  for (const header of [
    undefined,
    '',
    '*',
    'fr',
    'en-US,en;q=0.9,ja;q=0.8',
    'en,ja',
    'ja;q=0',
    'jam',
    'x'.repeat(9000),
  ])
    assert.equal(prefersJapanese(header), false, header);
});
