import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lookAlikeCores } from './look-alike-kanji.ts';

test('a short name is looked for with characters that look alike', () => {
  assert.ok(lookAlikeCores('竹菜').includes('竹葉'));
  assert.ok(lookAlikeCores('釣反').includes('釣友'));
  assert.ok(!lookAlikeCores('東見').includes('東見'));
});
