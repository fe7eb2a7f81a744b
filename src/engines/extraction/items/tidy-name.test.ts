import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tidy } from './tidy-name.ts';

test('a name without marks and dots', () => {
  assert.equal(tidy('設計費'), '設計費');
  assert.equal(tidy('・設計費 ※ 一式……'), '設計費 一式');
});
